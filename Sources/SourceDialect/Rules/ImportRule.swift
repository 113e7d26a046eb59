internal import SwiftSyntax

/// `import Darwin` and its parts become `import Glibc`; of `import Foundation.NSString` the module
/// is left, which is all that the compiler imports by such a line on a Mac too.
struct ImportRule: RewriteRule {
  let words = ["import"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let line = text[word.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
    return line.contains(UInt8(ascii: ".")) || line.contains(UInt8(ascii: "D"))
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let line = token.parent?.as(ImportDeclSyntax.self), line.importKeyword.id == token.id,
      let module = line.path.first, module.name.presence == .present
    else { return [] }
    let isDarwin = module.name.text == "Darwin"
    var edits: [SourceEdit] = isDarwin ? [.replace(module.name, with: "Glibc ")] : []
    let parts = line.path.dropFirst()
    // The thing that `import func Darwin.C.sin` names comes last.
    let kept = line.importKindSpecifier == nil ? nil : parts.last
    if let period = module.trailingPeriod, kept == nil { edits.append(.blank(period)) }
    for part in parts where part.id != kept?.id { edits.append(.blank(part)) }
    return edits
  }
}
