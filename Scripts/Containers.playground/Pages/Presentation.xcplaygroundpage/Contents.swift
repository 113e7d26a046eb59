import PlaygroundSupport
import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "Hello"
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Presentation: View {
  @State private var shown: String?
  @State private var name = ""
  @State private var said = "Nothing yet"

  var body: some View {
    NavigationStack {
      List {
        Section("Over the screen") {
          row("Sheet")
          row("Half sheet")
          row("Cover")
          row("Popover").popover(isPresented: showing("Popover")) {
            Text("A popover").padding().presentationCompactAdaptation(.popover)
          }
          row("Alert")
          row("Dialog")
        }
        Section("Menus") {
          Menu("Menu") {
            Button("Copy", systemImage: "doc.on.doc") { said = "Copied" }
            Menu("More") { Button("Inner") { said = "Inner" } }
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) { said = "Deleted" }
          }
          Text("Context menu")
            .contextMenu {
              Button("Share", systemImage: "square.and.arrow.up") { said = "Shared" }
              Button("Remove", role: .destructive) { said = "Removed" }
            } preview: {
              Image(systemName: "leaf.fill").font(.system(size: 80)).padding(40)
            }
          ShareLink(item: "A text to share")
        }
        Section("Files") {
          row("Import")
          row("Export")
        }
        Section { Text(said) }
      }
      .navigationTitle("Presentation")
    }
    .sheet(isPresented: showing("Sheet")) { Inner(title: "Sheet") }
    .sheet(isPresented: showing("Half sheet")) {
      Inner(title: "Half sheet").presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
    .fullScreenCover(isPresented: showing("Cover")) { Inner(title: "Cover") }
    .alert("Rename?", isPresented: showing("Alert")) {
      TextField("Name", text: $name)
      Button("Rename") { said = "Renamed to \(name)" }
      Button("Cancel", role: .cancel) { said = "Canceled" }
    } message: {
      Text("The name is shown in the list.")
    }
    .confirmationDialog(
      "Delete the note?", isPresented: showing("Dialog"), titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) { said = "Deleted" }
      Button("Keep a copy") { said = "Kept" }
    }
    .fileImporter(isPresented: showing("Import"), allowedContentTypes: [.plainText]) { result in
      said = "Imported \((try? result.get())?.lastPathComponent ?? "nothing")"
    }
    .fileExporter(
      isPresented: showing("Export"), document: Note(), contentType: .plainText,
      defaultFilename: "Note"
    ) { result in
      said = "Exported \((try? result.get())?.lastPathComponent ?? "nothing")"
    }
  }

  private func row(_ title: String) -> some View {
    Button(title) { shown = title }
  }

  private func showing(_ title: String) -> Binding<Bool> {
    Binding {
      shown == title
    } set: {
      shown = $0 ? title : nil
    }
  }
}

struct Inner: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(1...30, id: \.self) { Text("Row \($0)") }
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}

PlaygroundPage.current.setLiveView(Presentation())
