/// A space that takes all that is left along the axis of its stack.
public struct Spacer: View {
  public typealias Body = Never
  /// The smallest length of the spacer; nil is 8 points.
  public var minLength: CGFloat?

  /// Creates a spacer with a smallest length, which is 8 points unless you give another.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
    ItemNode(view, in: context, item: SpacerItem()) { view, item, _ in
      item.least = view.minLength ?? ViewSpacing.usual
    }
  }
}

final class SpacerItem: Item {
  var least: CGFloat = ViewSpacing.usual {
    didSet { if least != oldValue { setNeedsLayout() } }
  }
  private var axis: Axis? {
    didSet { if axis != oldValue { setNeedsLayout() } }
  }

  override func enter(axis: Axis?) {
    self.axis = axis
  }

  /// Nothing stands between the spacer and its neighbors in a stack.
  override var spacing: ViewSpacing { axis.map { .zero(along: $0) } ?? .zero }
  override var keepsSpacing: Bool { true }
  /// All other views choose their sizes first.
  override var priority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ along: Axis) -> CGFloat {
      guard axis == nil || axis == along else { return 0 }
      return max(proposal[along] ?? least, least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}
