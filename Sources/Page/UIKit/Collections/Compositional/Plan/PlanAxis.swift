import CoreGraphics

/// The axis along which something is arranged.
enum PlanAxis {
  case horizontal, vertical

  var other: PlanAxis { self == .horizontal ? .vertical : .horizontal }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func start(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.leading : insets.top
  }

  func end(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.trailing : insets.bottom
  }

  func total(_ insets: NSDirectionalEdgeInsets) -> CGFloat { start(insets) + end(insets) }

  @MainActor
  func dimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    self == .horizontal ? size.widthDimension : size.heightDimension
  }

  var side: FlexibleSides { self == .horizontal ? .width : .height }
}

/// One end of an axis.
enum PlanEnd {
  case start, end
}
