/// How a view is made to fit a space of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The view is as large as it can be within the space.
  case fit
  /// The view is as small as it can be and cover the space.
  case fill
}

struct AspectRatioModifier: ItemModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let mode: ContentMode

  func makeWrapper(around item: Item, of node: _AnyNode) -> AspectRatioItem { AspectRatioItem() }

  func update(_ wrapper: AspectRatioItem, of node: _AnyNode) {
    (wrapper.ratio, wrapper.mode) = (ratio, mode)
    wrapper.setNeedsLayout()
  }
}

final class AspectRatioItem: WrapperItem {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  override var priority: Double { 0 }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var wanted = ratio ?? 0
    if ratio == nil {
      let ideal = content.sizeThatFits(.unspecified)
      guard ideal.width > 0, ideal.height > 0 else { return proposal }
      wanted = ideal.width / ideal.height
    }
    guard wanted > 0, wanted.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / wanted)
    case (nil, let height?): return ProposedViewSize(width: height * wanted, height: height)
    case (let width?, let height?):
      let isWide = width > height * wanted
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: height * wanted, height: height)
        : ProposedViewSize(width: width, height: width / wanted)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(inner(proposal))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: inner(proposal))
  }

  override func contentPlace(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (CGPoint, ProposedViewSize)? { (.zero, inner(proposal)) }
}

extension View {
  /// Gives the view a shape: a ratio of its width to its height, or its own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the ratio of a size, inside or around the space that the view gets.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }

  /// Makes the view as large as it can be in the space, in its own shape.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view so large that it fills the space, in its own shape.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
