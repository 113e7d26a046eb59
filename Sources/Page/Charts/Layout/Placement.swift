/// Where a view is in a chart.
enum Placement: Equatable {
  case rect(CGRect)
  /// Around a point, in the size that it wants.
  case center(CGPoint)
  case beside(AnnotationPlacement)
}

/// Where an annotation is beside its mark.
struct AnnotationPlacement: Equatable {
  var target: CGRect
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  /// The bounds that it stays within along each axis; nil where it may leave.
  var xBounds: ClosedRange<CGFloat>?
  var yBounds: ClosedRange<CGFloat>?

  /// The rectangle of an annotation of a size.
  func rect(of size: CGSize) -> CGRect {
    var origin = CGPoint(x: x(size.width), y: y(size.height))
    if let bounds = xBounds { origin.x = Self.fit(origin.x, size.width, bounds) }
    if let bounds = yBounds { origin.y = Self.fit(origin.y, size.height, bounds) }
    return CGRect(origin: origin, size: size)
  }

  private static func fit(
    _ start: CGFloat, _ length: CGFloat, _ bounds: ClosedRange<CGFloat>
  ) -> CGFloat {
    max(min(start, bounds.upperBound - length), bounds.lowerBound)
  }

  private func x(_ width: CGFloat) -> CGFloat {
    switch position.storage {
    case .leading, .topLeading, .bottomLeading: return target.minX - spacing - width
    case .trailing, .topTrailing, .bottomTrailing: return target.maxX + spacing
    case .automatic, .overlay, .top, .bottom:
      switch alignment.horizontal {
      case .leading: return target.minX
      case .trailing: return target.maxX - width
      default: return target.midX - width / 2
      }
    }
  }

  private func y(_ height: CGFloat) -> CGFloat {
    switch position.storage {
    case .automatic, .top, .topLeading, .topTrailing: return target.minY - spacing - height
    case .bottom, .bottomLeading, .bottomTrailing: return target.maxY + spacing
    case .overlay, .leading, .trailing:
      switch alignment.vertical {
      case .top: return target.minY
      case .bottom: return target.maxY - height
      default: return target.midY - height / 2
      }
    }
  }
}

private struct PlacementKey: LayoutValueKey {
  static var defaultValue: Placement { .rect(.zero) }
}

extension View {
  /// Puts a view of a `PlacedLayout` at its place.
  func placed(_ placement: Placement) -> some View {
    layoutValue(key: PlacementKey.self, value: placement)
  }

  func placed(in rect: CGRect) -> some View { placed(.rect(rect)) }
}

/// Puts views where they say.
struct PlacedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      switch subview[PlacementKey.self] {
      case .rect(let rect):
        subview.place(
          at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
          proposal: ProposedViewSize(rect.size))
      case .center(let center):
        subview.place(
          at: CGPoint(x: bounds.minX + center.x, y: bounds.minY + center.y), anchor: .center,
          proposal: .unspecified)
      case .beside(let place):
        let rect = place.rect(of: subview.sizeThatFits(.unspecified))
        subview.place(
          at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
          proposal: ProposedViewSize(rect.size))
      }
    }
  }
}
