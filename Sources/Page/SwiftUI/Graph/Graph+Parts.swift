extension Graph {
  struct WeakPart {
    weak var part: PartNode?
  }

  /// Lays out and shows a part of the views with those of the hosting view.
  func add(_ part: PartNode) {
    parts.removeAll { $0.part == nil }
    parts.append(WeakPart(part: part))
  }

  /// The parts that can be seen, the outer ones first.
  var shownParts: [PartNode] {
    parts.compactMap(\.part).filter { $0.isMounted && !$0.isOutOfSight }
  }
}
