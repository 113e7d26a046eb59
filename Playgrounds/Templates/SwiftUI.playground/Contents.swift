//: # SwiftUI
//:
//: A view says what is on the screen. When a property that is marked `@State` changes, SwiftUI
//: reads `body` again and shows the difference. Tap the flower and move the slider.

import PlaygroundSupport
import SwiftUI

struct Flower: View {
  let petals: Int
  let isOpen: Bool

  var body: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { petal in
        Capsule()
          .fill(.pink.gradient)
          .opacity(0.6)
          .frame(width: 46, height: 110)
          .offset(y: isOpen ? -70 : -20)
          .rotationEffect(.degrees(360 / Double(petals) * Double(petal)))
      }
      Circle().fill(.yellow).frame(width: 64, height: 64)
    }
    .frame(width: 300, height: 300)
  }
}

struct ContentView: View {
  @State private var petals = 8.0
  @State private var isOpen = true

  var body: some View {
    VStack(spacing: 24) {
      Text("\(Int(petals)) petals").font(.title.bold())
      Flower(petals: Int(petals), isOpen: isOpen)
        .onTapGesture {
          withAnimation(.spring(response: 0.5, dampingFraction: 0.5)) { isOpen.toggle() }
        }
      Slider(value: $petals, in: 3...16, step: 1).frame(maxWidth: 300)
    }
    .padding()
  }
}

PlaygroundPage.current.setLiveView(ContentView())
