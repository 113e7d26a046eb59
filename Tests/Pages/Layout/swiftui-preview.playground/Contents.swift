import SwiftUI

// One preview and nothing else: it is the live view.
struct CounterView: View {
  @Binding var count: Int

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)").font(.largeTitle)
      Button("Add") { count += 1 }.buttonStyle(.borderedProminent)
    }
  }
}

#Preview("Counter") {
  let start = 5
  @Previewable @State var count = 0
  CounterView(count: $count)
    .onChange(of: count) { print("count: \(count), start: \(start)") }
}
