import CoreGraphics
import Foundation

extension LayoutEngine {
  /// Says on the console which constraints can not all hold, once for each set of them.
  func tell(_ rows: [LayoutRow], broken: LayoutRow) {
    let set = Set(rows.map { ObjectIdentifier($0) })
    guard purpose == .showing, broken.toldConflict != set else { return }
    broken.toldConflict = set
    let lines = rows.sorted { $0.order < $1.order }.map { "    \"\($0.text)\"\($0.made)" }
    let text = """
      Unable to simultaneously satisfy constraints.
      Not all of the following can hold; at least one of them is not wanted. \
      Look for the one you did not expect, find the code that adds it, and change it there. \
      Where NSAutoresizingMaskLayoutConstraints are among them that you did not ask for, see \
      translatesAutoresizingMaskIntoConstraints of UIView.
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(broken.text)\(broken.made)

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension LayoutRow {
  /// A page's own come in the order they were made, after what follows from views.
  fileprivate var order: Int { constraint?.serial ?? 0 }

  /// Where the page made it, in words that follow its text.
  fileprivate var made: String {
    constraint?.maker?.place.map { " (made at \($0))" } ?? ""
  }

  var text: String {
    switch source {
    case .explicit(let constraint): return constraint.describe()
    case .part(let part, let item):
      guard let owner = item.participant else { return "<NSLayoutConstraint (gone)>" }
      let name = LayoutNames.name(of: owner)
      let number = LayoutNames.number(equation.constant)
      switch part {
      case .x, .y, .width, .height:
        return owner is UIView
          ? "<NSAutoresizingMaskLayoutConstraint \(name).\(part.word) == \(number)   (active)>"
          : "<NSLayoutConstraint '\(item.guide?.identifier ?? "")-\(part.word)' \(name)   (active)>"
      case .hugsWidth, .hugsHeight, .resistsWidth, .resistsHeight:
        let sign = equation.relation.sign
        return "<NSContentSizeLayoutConstraint \(name).\(part.word) \(sign) \(number)"
          + " @\(LayoutNames.number(CGFloat(equation.priority.rawValue)))   (active)>"
      case .positiveWidth, .positiveHeight, .fitsWidth, .fitsHeight:
        return
          "<NSLayoutConstraint \(name).\(part.word) \(equation.relation.sign) \(number)   (active)>"
      }
    }
  }
}

extension LayoutRow.Part {
  fileprivate var word: String {
    switch self {
    case .x: "minX"
    case .y: "minY"
    case .width, .hugsWidth, .resistsWidth, .positiveWidth, .fitsWidth: "width"
    case .height, .hugsHeight, .resistsHeight, .positiveHeight, .fitsHeight: "height"
    }
  }
}
