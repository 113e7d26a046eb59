//: [Previous: Screens](@previous)
/*:
 # Motion

 You do not animate a view, you animate a *change*. Change a state inside `withAnimation`, and all
 that depends on it moves from the old look to the new one. A new touch in the middle carries the
 motion on from where it is.
 */
import PlaygroundSupport
import SwiftUI

struct Flower: View {
  let petals: Int
  let isOpen: Bool

  var body: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { index in
        Capsule()
          .fill(.pink.gradient)
          .frame(width: 36, height: 100)
          .offset(y: isOpen ? -64 : -12)
          .scaleEffect(isOpen ? 1 : 0.5)
          .rotationEffect(.degrees(360 / Double(petals) * Double(index)))
          .opacity(0.8)
      }
      Circle()
        .fill(.yellow)
        .frame(width: 56, height: 56)
    }
    .frame(width: 280, height: 280)
  }
}

struct Garden: View {
  @State private var isOpen = false
  @State private var petals = 7.0
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack(spacing: 32) {
      Flower(petals: Int(petals), isOpen: isOpen)
        .offset(drag)
        .rotationEffect(.degrees(drag.width / 4))
        .onTapGesture {
          withAnimation(.bouncy(duration: 0.8)) {
            isOpen.toggle()
          }
        }
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in state = value.translation }
        )
        .animation(.spring(response: 0.4, dampingFraction: 0.5), value: drag)
      Slider(value: $petals, in: 3...16, step: 1)
        .frame(maxWidth: 280)
      Text(isOpen ? "Good morning" : "Good night")
        .font(.title2)
        .contentTransition(.opacity)
    }
    .padding()
    .task { withAnimation(.bouncy(duration: 0.8)) { isOpen = true } }
  }
}

PlaygroundPage.current.setLiveView(Garden())
/*:
 - Experiment: Tap the flower quickly, several times. Then drag it aside and let go.

 - Experiment: Give each petal a delay: `.animation(.bouncy.delay(Double(index) / 20), value:
   isOpen)` after `.opacity(0.8)`.

 - Note: Now you know all that a small app is made of. In the File menu, *New playground…* has a
   template for SwiftUI.
 */
