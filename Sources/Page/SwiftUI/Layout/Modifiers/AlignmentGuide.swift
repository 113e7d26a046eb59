/// Sets where a guide of a view is.
struct AlignmentGuideModifier: ItemModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func makeWrapper(around item: Item, of node: _AnyNode) -> AlignmentGuideItem {
    AlignmentGuideItem()
  }

  func update(_ wrapper: AlignmentGuideItem, of node: _AnyNode) {
    (wrapper.key, wrapper.compute) = (key, compute)
    wrapper.setNeedsLayout()
  }
}

final class AlignmentGuideItem: WrapperItem {
  var key: AlignmentKey?
  var compute: (ViewDimensions) -> CGFloat = { _ in 0 }

  override var ownExplicitKeys: Set<AlignmentKey> { key.map { [$0] } ?? [] }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = ViewDimensions(size: size, item: content, proposal: proposal)
    return key == self.key ? compute(inner) : inner.explicit(key)
  }
}

extension View {
  /// Sets where a horizontal guide of the view is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Sets where a vertical guide of the view is.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }
}
