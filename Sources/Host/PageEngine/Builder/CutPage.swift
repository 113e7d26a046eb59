import Foundation
import PageProtocol
import SourceDialect

/// A long page as what its parts' front ends are given.
struct CutPage: Sendable {
  let text: CompiledText
  /// The script's first.
  let works: [FrontEndWork]
  /// What each compiled part is known by.
  let keys: [KeptParts.Key]
  /// How many lines each part holds.
  let lines: [Int]

  /// How the compilation of parts ended.
  enum End: Sendable {
    case compiled
    /// With what was said of the page's text.
    case refused([Diagnostic])
    /// From outside, or before it began.
    case ended
  }

  /// Where links to the parts lie.
  private static let folder = ".parts/"

  /// Nothing where the page stays whole. What else a page is compiled from may keep it so: a function that
  /// tells its caller's name; a mode in which a script's variables are not those of a function.
  init?(_ text: CompiledText, _ page: FrontEnd.Page, least: Int) {
    guard page.mode != .six,
      let parts = PageParts(cutting: text.rewritten.text, named: text.path, least: least),
      !text.called().contains(where: { PageParts.asksForCaller($0.text) })
    else { return nil }
    self.text = text
    let texts = parts.parts.map(\.text)
    let files = parts.parts.map { Self.folder + $0.file }
    works = files.indices.map { index in
      var part = page
      (part.files, part.primary) = (files, index)
      return FrontEndWork(page: part, texts: texts)
    }
    keys = files.indices.map { index in
      var part = page
      part.files = [files[index]]
      return KeptParts.Key(page: part, text: texts[index], interface: parts.interface)
    }
    lines = parts.parts.map(\.lines)
  }

  /// What some of its parts are called, in their order.
  func names(_ indices: [Int]) -> [String] {
    indices.sorted().map { (keys[$0].file as NSString).lastPathComponent }
  }
}
