import PlaygroundSupport
import SwiftUI

// Stacks, grids, frames, scrolling, geometry and shapes as they stand at first.
struct Card: View {
  let number: Int

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(number % 2 == 0 ? Color.blue : Color.orange)
      Text("\(number)").foregroundColor(.white)
    }
    .aspectRatio(2 / 3, contentMode: .fit)
  }
}

struct ContentView: View {
  let columns = [GridItem(.adaptive(minimum: 80))]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Title").font(.title)
        Text("small").font(.caption).foregroundStyle(.secondary)
        Spacer()
        Image(systemName: "star.fill").foregroundStyle(.yellow)
      }
      GeometryReader { proxy in
        Capsule().stroke(Color.red, lineWidth: 2).frame(width: proxy.size.width / 2)
      }
      .frame(height: 30)
      ScrollView {
        LazyVGrid(columns: columns) {
          ForEach(0..<8, id: \.self) { Card(number: $0) }
        }
      }
      .frame(height: 260)
      Divider()
      Text("A text that is long enough to be set in more than one line of the page.")
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(8)
        .background(Color.gray.opacity(0.2))
        .clipShape(RoundedRectangle(cornerRadius: 6))
    }
    .padding()
  }
}

PlaygroundPage.current.setLiveView(ContentView())
