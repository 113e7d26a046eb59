internal import SwiftSyntax

/// The body of a `#Preview` with `@Previewable` properties: it becomes a view with these
/// properties, and what else there is becomes the view's body.
///
/// The braces are put around what stands there. A property behind other statements is repeated
/// before them, at the place it came from.
struct PreviewState {
  private let closure: ClosureExprSyntax
  private let leading: [CodeBlockItemSyntax]
  private let later: [CodeBlockItemSyntax]

  init(_ closure: ClosureExprSyntax) {
    self.closure = closure
    leading = Array(closure.statements.prefix { $0.previewable != nil })
    later = closure.statements.dropFirst(leading.count).filter { $0.movedProperty != nil }
  }

  private static let type = "__lek_Previewed"

  var edits: [SourceEdit] {
    let start = closure.leftBrace.utf8End
    let open = SourceEdit(
      range: start..<start, replacement: " struct \(Self.type): SwiftUI.View {")
    let marks = leading.compactMap(\.previewable).map { SourceEdit.blank($0) }
    return [open] + marks + later.flatMap(move) + [bodyStart] + later.map { SourceEdit.blank($0) }
      + [.insert("}}; return \(PreviewBody.content)\(Self.type)()) ", before: closure.rightBrace)]
  }

  /// Behind the last property, or the opening brace.
  private var bodyPlace: Int { leading.last?.utf8End ?? closure.leftBrace.utf8End }

  private var bodyStart: SourceEdit {
    SourceEdit(
      range: bodyPlace..<bodyPlace,
      replacement: (needsSemicolon ? "; " : " ") + "var body: some SwiftUI.View {")
  }

  private var needsSemicolon: Bool {
    !later.isEmpty || leading.last.map { $0.semicolon == nil } ?? false
  }

  /// A copy of a property without its mark, on one line, byte for byte as far apart as in the
  /// original.
  private func move(_ item: CodeBlockItemSyntax) -> [SourceEdit] {
    guard let property = item.movedProperty else { return [] }
    let isFirst = item.id == later.first?.id
    let before = isFirst && leading.last.map { $0.semicolon != nil } ?? true ? " " : "; "
    let subject = SourceEdit.Subject(
      range: item.item.utf8Start..<item.item.utf8End, offset: before.utf8.count)
    return [
      SourceEdit(
        range: bodyPlace..<bodyPlace, replacement: before + property, subject: subject)
    ]
  }
}

extension CodeBlockItemSyntax {
  /// The mark of a property that the preview keeps.
  var previewable: AttributeSyntax? {
    guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
    return variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Previewable" }
  }

  /// A property behind other statements, without its mark, as it can be moved.
  fileprivate var movedProperty: String? {
    guard let mark = previewable, let line = item.lineInPlace else { return nil }
    var bytes = Array(line.utf8)
    for index in mark.utf8Start..<mark.utf8End {
      bytes[index - item.utf8Start] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
