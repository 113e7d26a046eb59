/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  let elements: [LayoutSubview]
  /// The reading direction of the container.
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> LayoutSubview { elements[position] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements: Array(elements[bounds]), layoutDirection: layoutDirection)
  }

  /// Some of the subviews.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(elements: indices.map { elements[$0] }, layoutDirection: layoutDirection)
  }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  let item: Item

  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
    one.item === other.item
  }

  /// The value that the view gives for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    MainActor.assumeIsolated {
      nonisolated(unsafe) let value = item.layoutValue(ObjectIdentifier(key)) as? K.Value
      return UncheckedValue(value ?? K.defaultValue)
    }.value
  }

  /// The layout priority of the view.
  public var priority: Double { MainActor.assumeIsolated { item.priority } }
  /// The distances that the view prefers from its neighbors.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { item.spacing } }

  /// The size that the view chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { item.sizeThatFits(proposal) }
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { UncheckedValue(item.dimensions(in: proposal)) }.value
  }

  /// Puts the view's anchor at a point of the container's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated { item.place(at: position, anchor: anchor, proposal: proposal) }
  }
}

/// A value that leaves a closure on the same thread.
struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
