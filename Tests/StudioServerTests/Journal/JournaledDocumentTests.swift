import Foundation
import Testing

@testable import StudioServer

/// A studio that is killed, with a real bundle: its state folder is copied as it is at that moment.
struct JournaledDocumentTests {
  private let window = ConnectionIdentifier(number: 1)

  private func studio(_ bundle: BundleOnDisk, _ state: StateFolder, _ told: Told) async throws
    -> OpenDocuments
  {
    var places = StudioPlaces()
    places.state = state
    let documents = OpenDocuments(voice: told.voice, traces: .none, places: places) { _ in
      PageDouble()
    }
    await documents.open(try OpenedPlayground.open(bundle.url).get())
    await documents.hear(.opened(window))
    await documents.hear(.text(window, Array(#"{"type":"attach","window":"one"}"#.utf8)))
    return documents
  }

  private func journals(_ state: StateFolder) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: state.journals.path)) ?? []
  }

  @Test func theNextStudioKnowsTheLastEditOfAWindow() async throws {
    let bundle = try BundleOnDisk(["Contents.swift": "let a = 1\n"])
    let told = Told()
    let first = try await studio(bundle, bundle.state, told)
    await first.hear(
      .text(
        window,
        Array(
          """
          {"type":"edit","file":"Contents.swift","base":0,"operation":[9,"2",1],"sequence":7}
          """.utf8)))
    await told.wait {
      if case .accepted = $0 { true } else { false }
    }
    let copy = StateFolder(bundle.state.url.appendingPathExtension("copy"))
    try FileManager.default.copyItem(at: bundle.state.url, to: copy.url)
    let after = Told()
    let second = try await studio(bundle, copy, after)
    await after.wait { message in
      guard case .document(let facts) = message else { return false }
      return facts.sequence == 7 && facts.files.contains { $0.text == "let a = 12\n" }
    }
    await second.close()
    await first.close()
    #expect(journals(copy).isEmpty && journals(bundle.state).isEmpty)
  }
}
