import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

/// Values that are handed on as files.
struct FileRepresentationTests {
  private struct Note: Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .plainText) { note in
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data(note.text.utf8).write(to: url)
        return SentTransferredFile(url)
      } importing: { received in
        let isText = received.file.pathExtension == "txt" && !received.isOriginalFile
        return Note(text: try String(contentsOf: received.file, encoding: .utf8) + "\(isText)")
      }
    }
  }

  @Test func aValueIsReadFromTheFileThatItWrites() async throws {
    let form = try #require(Note.forms.first)
    let (encode, decode) = (try #require(form.encode), try #require(form.decode))
    let data = try await encode(Note(text: "hej "))
    #expect(String(decoding: data, as: UTF8.self) == "hej ")
    #expect(try await decode(data).text == "hej true")
  }
}
