internal import SwiftSyntax

/// `#Preview("name") { … }` becomes a call that adds the preview to those of the page. In a module
/// it is the value of a variable: it is compiled, and run where an app has nothing else to show.
struct PreviewBlockRule: RewriteRule {
  let words = [PreviewMacro.word]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last(before: word.lowerBound) == UInt8(ascii: "#")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let macro = token.parent.flatMap(PreviewMacro.init), macro.name.id == token.id,
      macro.node.isAtFileScope
    else { return [] }
    let body = PreviewBody(closure: macro.body)
    let begin = macro.pound.utf8Start
    var call = "SwiftUI.Preview." + body.function
    if file.role == .module { call = "private let \(macro.globalName): () = " + call }
    if !macro.node.importsSwiftUI { call = "import struct SwiftUI.Preview; " + call }
    let attributes = macro.attributes.map { [SourceEdit.blank($0)] } ?? []
    return attributes + [SourceEdit(range: begin..<macro.name.utf8End, replacement: call)]
      + body.edits
  }
}

extension Syntax {
  /// Whether the text that it stands in imports all of SwiftUI.
  fileprivate var importsSwiftUI: Bool {
    root.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "SwiftUI"
        && token.parent?.parent?.parent?.as(ImportDeclSyntax.self)?.importKindSpecifier == nil
        && token.parent?.is(ImportPathComponentSyntax.self) == true
    }
  }
}
