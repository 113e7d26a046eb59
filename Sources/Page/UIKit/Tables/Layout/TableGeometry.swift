import CoreGraphics
import Foundation

/// Where the parts of a table lie, from its top down.
struct TableGeometry {
  struct Section {
    var header: CGFloat
    var footer: CGFloat
    /// Room above the header.
    var gap: CGFloat
    var rows: LengthSums

    var length: CGFloat { gap + header + rows.total + footer }
  }

  private(set) var sections: [Section]
  private var starts: [CGFloat]
  let top: CGFloat
  var width: CGFloat
  /// Room beside the rows.
  var side: CGFloat

  init(_ sections: [Section] = [], top: CGFloat = 0, width: CGFloat = 0, side: CGFloat = 0) {
    (self.sections, self.top, self.width, self.side) = (sections, top, width, side)
    starts = []
    findStarts()
  }

  private mutating func findStarts() {
    var start = top
    starts = sections.map { section in
      defer { start += section.length }
      return start
    }
    starts.append(start)
  }

  var counts: [Int] { sections.map(\.rows.count) }
  /// Where the last section ends.
  var bottom: CGFloat { starts[sections.count] }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    guard sections[path.section].rows.lengths[path.row] != height else { return }
    sections[path.section].rows.set(height, at: path.row)
    findStarts()
  }

  // MARK: Places

  private func rowsStart(_ section: Int) -> CGFloat {
    starts[section] + sections[section].gap + sections[section].header
  }

  func rect(of path: IndexPath) -> CGRect {
    let rows = sections[path.section].rows
    return CGRect(
      x: side, y: rowsStart(path.section) + rows.sum(before: path.row), width: width - 2 * side,
      height: rows.lengths[path.row])
  }

  func rect(ofSection section: Int) -> CGRect {
    CGRect(x: 0, y: starts[section], width: width, height: sections[section].length)
  }

  func rect(ofHeader section: Int) -> CGRect {
    CGRect(
      x: side, y: starts[section] + sections[section].gap, width: width - 2 * side,
      height: sections[section].header)
  }

  func rect(ofFooter section: Int) -> CGRect {
    let footer = sections[section].footer
    return CGRect(
      x: side, y: starts[section + 1] - footer, width: width - 2 * side, height: footer)
  }

  // MARK: What lies somewhere

  /// Sections of which something lies between two heights.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var (first, last) = (0, sections.count)
    while first < last {
      let middle = (first + last) / 2
      if starts[middle + 1] <= low { first = middle + 1 } else { last = middle }
    }
    var end = first
    while end < sections.count, starts[end] < high { end += 1 }
    return first..<end
  }

  func paths(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for section in sections(from: low, to: high) {
      let rows = sections[section].rows
      let start = rowsStart(section)
      guard rows.count > 0, start < high, start + rows.total > low else { continue }
      var row = rows.place(at: max(low - start, 0))
      var place = start + rows.sum(before: row)
      while row < rows.count, place < high {
        if place + rows.lengths[row] > low { found.append(IndexPath(row: row, section: section)) }
        place += rows.lengths[row]
        row += 1
      }
    }
    return found
  }

  func path(at height: CGFloat) -> IndexPath? {
    guard let section = sections(from: height, to: height.nextUp).first else { return nil }
    let rows = sections[section].rows
    let way = height - rowsStart(section)
    guard rows.count > 0, way >= 0, way < rows.total else { return nil }
    return IndexPath(row: rows.place(at: way), section: section)
  }
}
