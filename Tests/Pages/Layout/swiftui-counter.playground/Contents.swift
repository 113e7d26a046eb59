import PlaygroundSupport
import SwiftUI

// State, bindings, observed objects, the environment and changes, pressed by touches.
final class Score: ObservableObject {
  @Published var points = 0
}

@Observable final class Settings {
  var step = 2
}

struct PointsView: View {
  @ObservedObject var score: Score

  var body: some View {
    Text("Points: \(score.points)").font(.headline)
  }
}

struct ContentView: View {
  @State private var count = 0
  @State private var isOn = true
  @StateObject private var score = Score()
  @State private var settings = Settings()

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)").font(.largeTitle).bold()
      Button("Add \(settings.step)") {
        count += settings.step
        score.points += 1
      }
      .buttonStyle(.borderedProminent)
      Toggle("Fast", isOn: $isOn)
      PointsView(score: score)
      if isOn { Color.green.frame(width: 40, height: 40) }
    }
    .padding()
    .onAppear { print("appeared") }
    .onChange(of: count) { old, new in print("count: \(old) -> \(new)") }
    .onChange(of: isOn) { print("on: \(isOn)") }
  }
}

PlaygroundPage.current.setLiveView(ContentView())
