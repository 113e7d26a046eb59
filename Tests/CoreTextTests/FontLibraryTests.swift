import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import Testing

@Suite(.serialized) struct FontLibraryTests {
  private func threads() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Threads:") })
    return try #require(Int(line.split(separator: "\t").last ?? ""))
  }

  /// A page is forked from a process that has no other thread.
  @Test func warmingUpStartsNoThread() throws {
    let before = try threads()
    FontLibrary.warmUp()
    #expect(try threads() <= before)
  }

  @Test func aFontFileThatIsRegisteredCanBeAskedForByItsNames() throws {
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    var data = try Data(contentsOf: URL(fileURLWithPath: file))
    // A font that nobody has installed: the same letters under another name.
    try rename("DejaVuSansMono", to: "LekplatsTestFo", in: &data)
    try rename("DejaVu Sans Mono", to: "Lekplats Test Fo", in: &data)
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("font-\(UUID().uuidString).ttf")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }

    #expect(FontLibrary.shared.selection(named: "LekplatsTestFo") == nil)
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    let selection = try #require(FontLibrary.shared.selection(named: "LekplatsTestFo"))
    #expect(selection.names.family == "Lekplats Test Fo")
    #expect(selection.isMonospaced)
    #expect(FontLibrary.shared.familyNames.contains("Lekplats Test Fo"))
    let layout = TextTypesetter(
      NSAttributedString(string: "abc"), base: TextStyle(font: CTFont(selection, size: 10)))
    let placement = try #require(TextPlacement(layout.layout(TextLayoutRequest()), at: .zero))
    guard case .bytes(let sent) = try #require(placement.runs.first).font.source else {
      Issue.record("A page's own font is sent whole.")
      return
    }
    #expect(sent == data)
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    #expect(FontLibrary.shared.selection(named: "LekplatsTestFo") == nil)
  }

  private func rename(_ old: String, to new: String, in data: inout Data) throws {
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let from = try #require(old.data(using: encoding))
      let to = try #require(new.data(using: encoding))
      try #require(from.count == to.count)
      while let range = data.range(of: from) { data.replaceSubrange(range, with: to) }
    }
  }

  @Test func aFileThatIsNoFontIsRefused() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("font-\(UUID().uuidString).ttf")
    try Data("no font".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
    #expect(error?.takeRetainedValue().code == 103)
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/none.ttf"), .process, &error))
    #expect(error?.takeRetainedValue().code == 101)
  }

  @Test func lettersAFontHasNotComeFromOneThatHasThem() throws {
    let layout = TextSamples.typesetter("a☃b").layout(TextLayoutRequest())
    let runs = try #require(layout.lines.first).runs
    #expect(runs.map(\.text) == ["a", "☃", "b"])
    #expect(runs[1].font.selection.names.family != runs[0].font.selection.names.family)
    #expect(runs.allSatisfy { $0.width > 0 })
  }

  @Test func theProductsOwnFontsAreNamedByTheirFilesAndOthersByTheirNames() throws {
    func source(_ name: String) throws -> FontUse.Source {
      let font = CTFontCreateWithName(name, 12, nil)
      let text = TextTypesetter(NSAttributedString(string: "x"), base: TextStyle(font: font))
      let placement = TextPlacement(text.layout(TextLayoutRequest()), at: .zero)
      return try #require(placement?.runs.first).font.source
    }
    if case .ownFile(let name) = try source("Inter-Bold") {
      #expect(name == "Inter-Bold.otf")
    } else {
      Issue.record("Inter is one of the product's own fonts.")
    }
    if case .installed(let name) = try source("DejaVuSerif") {
      #expect(name == "DejaVuSerif")
    } else {
      Issue.record("DejaVu Serif is an installed font.")
    }
  }
}
