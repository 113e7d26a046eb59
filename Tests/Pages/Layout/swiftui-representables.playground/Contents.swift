import PlaygroundSupport
import SwiftUI

// Views of UIKit in SwiftUI, views of SwiftUI in cells, and what differs from the default.
struct Meter: UIViewRepresentable {
  let value: Float

  func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
  func updateUIView(_ uiView: UIProgressView, context: Context) { uiView.progress = value }
}

final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration {
      HStack {
        Image(systemName: "star")
        Text("Row \(indexPath.row)")
      }
    }
    .margins(.horizontal, 30)
    return cell
  }
}

struct Table: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Rows { Rows(style: .plain) }
  func updateUIViewController(_ uiViewController: Rows, context: Context) {}
}

struct ContentView: View {
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 10) {
      Meter(value: 0.25).frame(width: 200)
      Toggle("On", isOn: $isOn)
      Button("Off") {}.disabled(true)
      Rectangle().fill(.red).frame(width: 40, height: 40).opacity(0.5)
      Table().frame(height: 200)
    }
    .padding()
  }
}

PlaygroundPage.current.setLiveView(ContentView())
