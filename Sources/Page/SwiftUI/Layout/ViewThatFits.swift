/// Shows the first of several views that fits the space.
public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let layout: FittingLayout
  let content: Content

  /// Shows the first view whose ideal size fits the space along some axes, else the last one.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = FittingLayout(axes: axes)
    self.content = content()
  }

  public static func _makeNode(
    _ view: ViewThatFits<Content>, in context: _NodeContext
  ) -> _ViewNode<ViewThatFits<Content>> {
    LayoutNode(view, in: context, layout: \.layout, content: \.content)
  }
}

/// Places the first view that fits, and the others far away.
struct FittingLayout: Layout {
  let axes: Axis.Set

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    let fitting = subviews.indices.first { index in
      var offer = proposal
      if axes.contains(.horizontal) { offer.width = nil }
      if axes.contains(.vertical) { offer.height = nil }
      let ideal = subviews[index].sizeThatFits(offer)
      func fits(_ axis: Axis) -> Bool {
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return ideal[axis] <= room + 0.01
      }
      return fits(.horizontal) && fits(.vertical)
    }
    return fitting ?? subviews.indices.last
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let chosen = choice(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      let isChosen = index == chosen
      subview.item.isLeftOut = !isChosen
      subview.place(at: bounds.origin, proposal: isChosen ? proposal : .zero)
    }
  }
}
