import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
import UIKit

/// A window with a document reads the file that is there, and saves changes.
@MainActor
@Suite(.serialized)
struct DocumentGroupTests {
  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "new"

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test func aFileIsFoundByItsTypeAndSaved() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-documents-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: folder.appendingPathComponent("a.json"))
    #expect(DocumentFile.first(of: [.plainText], in: folder) == nil)
    let new = try #require(DocumentFile.new(of: [.plainText], in: folder))
    #expect(new.url.lastPathComponent == "Untitled.txt")
    #expect(new.reading == nil)
    var note = Note()
    note.text = "saved"
    new.save(note.fileWrapper)
    let found = try #require(DocumentFile.first(of: [.plainText], in: folder))
    #expect(try Note(configuration: #require(found.reading)).text == "saved")
  }
}
