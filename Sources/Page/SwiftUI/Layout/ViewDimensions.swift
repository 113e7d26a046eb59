/// The size of a view and the places of its guides.
public struct ViewDimensions {
  /// The width of the view.
  public let width: CGFloat
  /// The height of the view.
  public let height: CGFloat
  let item: Item?
  let proposal: ProposedViewSize

  init(size: CGSize, item: Item?, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.item = item
    self.proposal = proposal
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// Where a horizontal guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where a vertical guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide was set to be, if it was.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Where a guide was set to be, if it was.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    MainActor.assumeIsolated {
      guard let item, item.hasExplicit(key) else { return nil }
      return item.explicitAlignment(key, size: size, proposal: proposal)
    }
  }
}

extension ViewDimensions: Equatable {
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.size == other.size && one.item === other.item
  }
}
