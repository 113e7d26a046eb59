/// A line that separates views: across the direction of its stack.
public struct Divider: View {
  public typealias Body = Never

  /// Creates a divider, one pixel thick.
  public init() {}

  public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode<Divider> {
    ItemNode(view, in: context, item: DividerItem()) { _, item, node in
      item.color = Color(uiColor: .separator).uiColor(in: node.environment)
      item.thickness = node.environment.pixelLength
    }
  }
}

final class DividerItem: ColorItem {
  var thickness: CGFloat = 1
  private var axis: Axis?

  override func enter(axis: Axis?) {
    self.axis = axis
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    axis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }
}
