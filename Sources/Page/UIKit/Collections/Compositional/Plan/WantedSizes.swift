import CoreGraphics
import Foundation

/// The sizes that contents were found to want.
@MainActor
struct WantedSizes {
  private struct EdgeName: Hashable {
    var kind: String
    var section: Int?
  }

  private var cells: [IndexPath: CGSize] = [:]
  private var edges: [EdgeName: CGSize] = [:]
  private var crossLength: CGFloat?

  func cell(_ path: IndexPath) -> CGSize? { cells.isEmpty ? nil : cells[path] }
  func edge(_ kind: String, _ section: Int?) -> CGSize? {
    edges[EdgeName(kind: kind, section: section)]
  }

  mutating func note(_ size: CGSize, of element: CollectionElement) {
    if element.category == .cell {
      cells[element.path] = size
    } else {
      let section = element.path.count > 1 ? element.path.section : nil
      edges[EdgeName(kind: element.kind ?? "", section: section)] = size
    }
  }

  /// What was wanted in another breadth does not count.
  mutating func fit(_ length: CGFloat) {
    if crossLength != length { (cells, edges) = ([:], [:]) }
    crossLength = length
  }

  /// Sizes go where their items go.
  mutating func move(_ mapping: ListMapping?, _ reloaded: Set<IndexPath>) {
    guard let mapping else { return (cells, edges) = ([:], [:]) }
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in cells where !reloaded.contains(path) {
      if let new = mapping.place(of: path) { moved[new] = size }
    }
    var movedEdges: [EdgeName: CGSize] = [:]
    for (name, size) in edges {
      guard let section = name.section else {
        movedEdges[name] = size
        continue
      }
      if let new = mapping.place(ofSection: section) {
        movedEdges[EdgeName(kind: name.kind, section: new)] = size
      }
    }
    (cells, edges) = (moved, movedEdges)
  }
}
