import SwiftUI

show {
  Specimens(
    "DisclosureGroup", height: 80,
    [
      Specimen("collapsed") {
        Keeping(false) { DisclosureGroup("Details", isExpanded: $0) { Text("Inside") } }
      },
      Specimen("pressed") {
        Keeping(false) { DisclosureGroup("Details", isExpanded: $0) { Text("Inside") } }
      },
      Specimen("expanded") {
        Keeping(true) { DisclosureGroup("Details", isExpanded: $0) { Text("Inside") } }
      },
      Specimen("disabled") {
        Keeping(false) { DisclosureGroup("Details", isExpanded: $0) { Text("Inside") } }
          .disabled(true)
      },
    ])
  Specimens(
    "GroupBox", height: 110,
    [
      Specimen("with a title") { GroupBox("Title") { Text("Inside") } },
      Specimen("without") { GroupBox { Text("Inside") } },
      Specimen("with a label") {
        GroupBox {
          Text("Inside")
        } label: {
          Label("Title", systemImage: "heart.fill")
        }
      },
      Specimen("nested") { GroupBox("Outer") { GroupBox { Text("Inside") } } },
    ])
  Specimens(
    "LabeledContent",
    [
      Specimen("text") { LabeledContent("Name", value: "Ada") },
      Specimen("view") { LabeledContent("Level") { Image(systemName: "star.fill") } },
      Specimen("disabled") { LabeledContent("Name", value: "Ada").disabled(true) },
    ])
  HStack(spacing: 20) {
    ContentUnavailableView(
      "No Mail", systemImage: "tray", description: Text("New mail appears here."))
    ContentUnavailableView.search(text: "swift")
    ContentUnavailableView {
      Label("No Connection", systemImage: "wifi.slash")
    } actions: {
      Button("Try Again") {}.buttonStyle(.borderedProminent)
    }
  }
  .frame(width: 800, height: 220)
  Specimens(
    "Divider", height: 50,
    [
      Specimen("horizontal") {
        VStack {
          Text("A"); Divider(); Text("B")
        }
      },
      Specimen("vertical") {
        HStack {
          Text("A"); Divider(); Text("B")
        }
      },
    ])
}
