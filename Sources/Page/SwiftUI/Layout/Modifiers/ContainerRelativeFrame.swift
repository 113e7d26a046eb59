/// A frame whose lengths are those of the nearest container: the window or a scroll view.
struct ContainerFrameModifier: ItemModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  /// A length for that of the container.
  let length: (CGFloat, Axis) -> CGFloat

  func makeWrapper(around item: Item, of node: _AnyNode) -> ContainerFrameItem {
    ContainerFrameItem()
  }

  func update(_ wrapper: ContainerFrameItem, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    (wrapper.axes, wrapper.alignment, wrapper.length) = (axes, alignment, length)
    wrapper.setNeedsLayout()
  }
}

final class ContainerFrameItem: WrapperItem {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  override var priority: Double { 0 }
  override var keepsSpacing: Bool { false }
  override var spacing: ViewSpacing {
    content.spacing.reset([
      axes.contains(.vertical) ? .vertical : [], axes.contains(.horizontal) ? .horizontal : [],
    ])
  }

  private var container: CGSize? {
    var item = parent
    while let current = item {
      if let size = current.containerSize { return size }
      item = current.parent
    }
    return nil
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let container else { return proposal }
    var inner = proposal
    for axis in Axis.allCases where axes.contains(axis) {
      inner[axis] = max(length(container[axis], axis), 0)
    }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    var size = content.sizeThatFits(inner)
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = inner[axis] ?? size[axis] }
    return size
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    content.place(
      at: aligned(
        content.dimensions(in: inner), in: size, alignment, direction, proposal: inner),
      proposal: inner)
  }

  override func contentPlace(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (CGPoint, ProposedViewSize)? {
    let inner = inner(proposal)
    return (
      aligned(content.dimensions(in: inner), in: size, alignment, direction, proposal: inner),
      inner
    )
  }
}

extension View {
  /// Gives the view the size of the nearest container along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view lengths that a closure makes of those of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of some of the equal parts that the nearest container is divided in.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let count = CGFloat(max(count, 1))
        let part = (length - spacing * (count - 1)) / count
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }
}
