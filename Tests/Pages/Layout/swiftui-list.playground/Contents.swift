import PlaygroundSupport
import SwiftUI

// A list with sections, selection and deletion, pressed by touches.
struct ContentView: View {
  @State private var names = ["Ada", "Bo", "Cy"]
  @State private var chosen: String?
  @State private var isOn = false
  @State private var isOpen = false

  var body: some View {
    List(selection: $chosen) {
      Section("People") {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      Section {
        Toggle("On", isOn: $isOn).listRowBackground(Color.yellow)
        Label("Stars", systemImage: "star").badge(5)
        Button("Add") { names.append("Di") }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
      } header: {
        Text("Settings")
      } footer: {
        Text("\(names.count) names")
      }
    }
    .onChange(of: chosen) { print("chosen: \(chosen ?? "none")") }
    .onChange(of: names) { print(names.joined(separator: " ")) }
  }
}

PlaygroundPage.current.setLiveView(ContentView())
