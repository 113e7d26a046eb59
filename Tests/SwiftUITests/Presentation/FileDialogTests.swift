import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@MainActor
@Suite(.serialized)
struct FileDialogTests {
  private let shown = Holder(true)
  private let log = EventLog()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Inside"), withIntermediateDirectories: true)
    for name in ["note.txt", "photo.png"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  private func note(_ result: Result<[URL], any Error>) {
    log.note((try? result.get())?.map(\.lastPathComponent).joined(separator: " ") ?? "failed")
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  private func dialog<Content: View>(
    @ViewBuilder _ content: @escaping (Binding<Bool>) -> Content
  ) -> some View {
    Stateful(shown) { content($0) }.fileDialogDefaultDirectory(folder)
  }

  @Test func aTapOpensAFileOfATypeThatIsAllowed() throws {
    let view = dialog { isPresented in
      Color.red.fileImporter(isPresented: isPresented, allowedContentTypes: [.plainText]) {
        note($0.map { [$0] })
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      #expect(Set(stage.texts).isSuperset(of: ["Cancel", "Open", "Inside", "note.txt"]))
      try stage.tap("photo.png")
      #expect(stage.presented.count == 1, "It has another type.")
      try stage.tap("note.txt")
      #expect(stage.presented.isEmpty && shown.history == [false])
    }
    #expect(log.take() == ["note.txt"])
  }

  @Test func severalFilesAreOpenedTogether() throws {
    let view = dialog { isPresented in
      Color.red.fileImporter(
        isPresented: isPresented, allowedContentTypes: [.data], allowsMultipleSelection: true,
        onCompletion: { note($0) }, onCancellation: { log.note("cancelled") })
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.tap("note.txt")
      try stage.tap("photo.png")
      try stage.tap("Open")
      #expect(log.take() == ["note.txt photo.png"])
    }
    shown.reset(true)
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.tap("Cancel")
      #expect(stage.presented.isEmpty && log.take() == ["cancelled"])
    }
  }

  @Test func aFileIsMovedIntoAFolder() throws {
    let file = folder.appendingPathComponent("note.txt")
    let view = dialog { isPresented in
      Color.red.fileMover(isPresented: isPresented, file: file) { note($0.map { [$0] }) }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.tap("Inside")
      try stage.tap("Move")
    }
    #expect(log.take() == ["note.txt"])
    #expect(isThere("Inside/note.txt") && !isThere("note.txt"))
  }

  @Test func aValueIsSavedWithAName() async throws {
    let result = await FileWriting.write("Hello", [.plainText], to: folder, name: "letter")
    let url = try result.get()
    try #expect(String(contentsOf: url, encoding: .utf8) == "Hello")
    #expect(url.lastPathComponent == "letter.txt")
    let second = try await FileWriting.write("Hello", [], to: folder, name: "letter").get()
    #expect(second.lastPathComponent == "letter 2.txt", "A name that is taken gets a number.")
    let wrong = await FileWriting.write("Hello", [.png], to: folder, name: "letter")
    #expect((try? wrong.get()) == nil)
  }

  @Test func anExporterAsksForTheName() throws {
    let view = dialog { isPresented in
      Color.red.fileExporter(
        isPresented: isPresented, item: "Hello", contentTypes: [.plainText],
        defaultFilename: "letter", onCompletion: { note($0.map { [$0] }) },
        onCancellation: { log.note("cancelled") })
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      let field = try #require(stage.presented.first?.view.views(of: UITextField.self).first)
      #expect(field.text == "letter")
      try stage.swipeSheet(by: 500)
      #expect(stage.presented.isEmpty && log.take() == ["cancelled"])
    }
  }

  @Test func aDocumentIsSavedInTheChosenFolder() throws {
    let view = dialog { isPresented in
      Color.red.fileExporter(
        isPresented: isPresented, document: Note(text: "Words"), contentType: .plainText,
        defaultFilename: "poem"
      ) { note($0.map { [$0] }) }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.tap("Inside")
      try stage.tap("Save")
      #expect(stage.presented.isEmpty && log.take() == ["poem.txt"])
    }
    let file = try FileWrapper(url: folder.appendingPathComponent("Inside"))
    let written = try #require(file.fileWrappers?["poem.txt"])
    let read = try Note(
      configuration: FileDocumentReadConfiguration(contentType: .plainText, file: written))
    #expect(read.text == "Words")
  }
}
