internal import SwiftSyntax

/// Ends a page's top level behind a statement, for a run that goes no further than a line.
///
/// What stands below is still compiled, because functions and types of there are used above; it is
/// not reached. The call never returns: the page goes on with its run loop, as after its last line.
enum TopLevelEnd {
  /// The page process exports it; the declaration is part of the text, so that no module is needed.
  private static let call =
    #"@_silgen_name("lek_page_end_top_level") func __lek_end_top_level(); __lek_end_top_level();"#

  /// Nothing where the last statement that begins on the line or above is the page's last one.
  static func edit(behind line: Int, in file: SourceFileSyntax, of text: String) -> SourceEdit? {
    let lines = LineTable(text)
    let statements = Array(file.statements).filter { !$0.ownBytes.isEmpty }
    let count = statements.prefix { lines.position(of: $0.utf8Start).line <= line }.count
    guard count < statements.count else { return nil }
    guard count > 0 else { return .insert("\(call) ", before: statements[0]) }
    let last = statements[count - 1]
    let place = last.utf8End
    let separator = last.semicolon == nil ? "; " : " "
    return SourceEdit(range: place..<place, replacement: separator + call)
  }
}
