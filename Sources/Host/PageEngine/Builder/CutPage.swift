import Foundation
import PageProtocol
import SourceDialect

/// A long page, cut into parts, as the front ends of its parts are given it.
struct CutPage: Sendable {
  let text: CompiledText
  /// The inputs of the front ends; the script's is the first.
  let works: [FrontEndWork]
  /// The key of each compiled part.
  let keys: [KeptParts.Key]
  /// The number of lines of each part.
  let lines: [Int]

  /// How the compilation of parts ended.
  enum End: Sendable {
    case compiled
    /// The diagnostics are of the page's text.
    case refused([Diagnostic])
    /// It was cancelled, or did not begin.
    case ended
  }

  /// The folder of the links to the parts.
  private static let folder = ".parts/"

  /// Nil if the page is compiled as a whole. Besides its length, the reasons are a function that
  /// asks for its caller's name, and a language mode in which the variables of a script are not
  /// those of a function.
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

  /// The file names of some parts, in order.
  func names(_ indices: [Int]) -> [String] {
    indices.sorted().map { (keys[$0].file as NSString).lastPathComponent }
  }
}
