internal import SwiftSyntax

/// `import Darwin`, its parts and what is in it become `import Glibc`; of `import Foundation.NSString`
/// the module is left, which is what such a line imports on a Mac too.
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
    if !isDarwin && line.importKindSpecifier != nil { return [] }
    var edits: [SourceEdit] = isDarwin ? [.replace(module.name, with: "Glibc ")] : []
    // A function of Glibc that is imported by its name is ambiguous with Foundation's.
    if let kind = line.importKindSpecifier { edits.append(.blank(kind)) }
    if let period = module.trailingPeriod { edits.append(.blank(period)) }
    for part in line.path.dropFirst() { edits.append(.blank(part)) }
    return edits
  }
}
