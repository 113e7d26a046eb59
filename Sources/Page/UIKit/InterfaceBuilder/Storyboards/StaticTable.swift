import CoreGraphics
import Foundation

/// The rows of a table controller that lie in its storyboard, each with its own cell.
@MainActor
struct StaticTable {
  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  struct Row {
    var cell: UITableViewCell
    var height: CGFloat?

    init(_ cell: UITableViewCell, _ height: CGFloat?) {
      (self.cell, self.height) = (cell, height)
    }
  }

  let sections: [Section]

  func rowCount(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func cell(_ path: IndexPath) -> UITableViewCell? { row(path)?.cell }

  func height(_ path: IndexPath) -> CGFloat? { row(path)?.height.flatMap { $0 > 0 ? $0 : nil } }

  func header(_ section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func footer(_ section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  private func row(_ path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}
