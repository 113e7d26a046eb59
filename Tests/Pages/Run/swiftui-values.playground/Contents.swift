import PlaygroundSupport
import SwiftUI

// What is logged of views: pictures of values, how often a body ran, and nothing of its lines.
final class Settings: ObservableObject {
  @Published var name = "Ada"
}

struct Greeting: View {
  @EnvironmentObject var settings: Settings

  var body: some View { Text(settings.name) }
}

struct Counter: View {
  @State private var count = 0
  let title: String

  var body: some View {
    let double = count * 2
    VStack {
      Text(title)
      Text("\(double)")
        .padding()
      if count > 0 {
        Text("more")
      }
      ForEach(0..<3) { index in
        Text("\(index)")
      }
      Button("Add") { count += 1 }
    }
    .onAppear { count += 1 }
  }
}

let text = Text("Hi").padding()
Circle()
let counter = Counter(title: "Count")
let stack = VStack {
  Text("a")
  Color.red
}
// It needs an object that is given to it only where it is shown.
let greeting = Greeting()
let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
PlaygroundPage.current.setLiveView(
  VStack {
    counter
    greeting.environmentObject(Settings())
  })
