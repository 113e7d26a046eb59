import PlaygroundSupport
import SwiftUI

/// Counts with a timer that is heard while the view is there, then with a task.
struct Clock: View {
  @State private var count = 0
  private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    let _ = print("body", count)
    VStack {
      if count < 2 {
        Text("\(count)").onReceive(timer) { _ in
          count += 1
          print("tick", count)
        }
      } else {
        Text("done")
          .onDisappear { print("never") }
          .task {
            print("task begins")
            try? await Task.sleep(for: .seconds(0.25))
            count += 10
            DispatchQueue.main.async { print("later", count) }
          }
      }
    }
    .onAppear { print("appear") }
    .onChange(of: count) { old, new in print("change", old, new) }
  }
}

PlaygroundPage.current.setLiveView(Clock())
