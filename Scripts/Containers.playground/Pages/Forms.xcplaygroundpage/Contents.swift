import PlaygroundSupport
import SwiftUI

struct Forms: View {
  @State private var name = ""
  @State private var isOn = true
  @State private var level = 0.4
  @State private var count = 2
  @State private var day = Date(timeIntervalSince1970: 1_780_000_000)
  @State private var tint = Color.green
  @State private var kind = "Herb"
  @State private var unit = "Liters"

  var body: some View {
    NavigationStack {
      Form {
        Section("Plant") {
          TextField("Name", text: $name)
          Picker("Kind", selection: $kind) {
            ForEach(["Herb", "Tree", "Fern"], id: \.self) { Text($0) }
          }
          Picker("Unit", selection: $unit) {
            ForEach(["Liters", "Gallons"], id: \.self) { Text($0) }
          }
          .pickerStyle(.navigationLink)
          LabeledContent("Age", value: "3 years")
        }
        Section("Care") {
          Toggle("Reminder", isOn: $isOn)
          Stepper("\(count) times a week", value: $count, in: 1...7)
          Slider(value: $level) { Text("Amount") }
          DatePicker("Next", selection: $day, displayedComponents: .date)
          ColorPicker("Pot", selection: $tint)
        }
        Section {
          Button("Save") { print("saved \(name)") }
          Button("Remove", role: .destructive) {}
        } footer: {
          Text("Changes are kept on this device.")
        }
      }
      .navigationTitle("Basil")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

PlaygroundPage.current.setLiveView(Forms())
