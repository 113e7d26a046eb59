import PlaygroundSupport
import SwiftUI

struct Columns: View {
  @State private var folder: String? = "Inbox"
  @State private var message: Int?
  @State private var isInspected = false

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $folder) {
        Label($0, systemImage: "folder")
      }
      .navigationTitle("Folders")
    } content: {
      List(1...12, id: \.self, selection: $message) { Text("\(folder ?? "") \($0)") }
        .navigationTitle(folder ?? "None")
    } detail: {
      Group {
        if let message {
          Text("Message \(message) of \(folder ?? "")")
        } else {
          ContentUnavailableView("No message", systemImage: "envelope")
        }
      }
      .navigationTitle("Message")
      .toolbar { Button("Inspector", systemImage: "info.circle") { isInspected.toggle() } }
      .inspector(isPresented: $isInspected) {
        Form { LabeledContent("Folder", value: folder ?? "") }
      }
    }
  }
}

PlaygroundPage.current.setLiveView(Columns())
