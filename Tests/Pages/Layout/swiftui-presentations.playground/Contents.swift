import PlaygroundSupport
import SwiftUI

// An alert with a field, a sheet with a detent that presents a dialog, and what they change.
struct City: Identifiable {
  let id: Int
  let name: String
}

struct Detail: View {
  let city: City
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 16) {
      Text(city.name).font(.title)
      Button("Leave…") { isAsking = true }
      Button("Close") { dismiss() }
    }
    .confirmationDialog("Leave \(city.name)?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Leave", role: .destructive) { print("left \(city.name)") }
    }
    .presentationDetents([.medium, .large])
    .onAppear { print("appeared \(city.name)") }
    .onDisappear { print("disappeared \(city.name)") }
  }
}

struct ContentView: View {
  @State private var isRenaming = false
  @State private var name = "Lund"
  @State private var shown: City?

  var body: some View {
    VStack(spacing: 24) {
      Text("City: \(name)")
      Button("Rename") { isRenaming = true }
      Button("Show") { shown = City(id: 1, name: name) }
    }
    .alert("Rename", isPresented: $isRenaming) {
      TextField("Name", text: $name)
      Button("Save") { print("saved \(name)") }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Give the city another name.")
    }
    .sheet(item: $shown, onDismiss: { print("dismissed") }) { Detail(city: $0) }
    .onChange(of: isRenaming) { print("renaming: \(isRenaming)") }
  }
}

PlaygroundPage.current.setLiveView(ContentView())
