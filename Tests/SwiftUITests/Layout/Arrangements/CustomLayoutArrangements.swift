import CoreGraphics
import Testing

@testable import SwiftUI

/// Layouts that a page writes.
@MainActor
@Suite(.serialized)
struct CustomLayoutArrangements {
  @Test(arguments: Self.layouts) func layouts(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.wrapped) func wrapped(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var layouts: [Arrangement] {
    Arrangement(
      "views flow into lines",
      ["0": [0, 130, 80, 20], "1": [80, 130, 80, 20], "2": [0, 150, 80, 20]]
    ) {
      Flow { ForEach(0..<3) { box("\($0)", 80, 20) } }
    }
    Arrangement(
      "on a diagonal, by the values of the views", ["a": [0, 0, 20, 10], "b": [50, 60, 20, 10]]
    ) {
      Places {
        box("a", 20, 10)
        box("b", 20, 10).layoutValue(key: Place.self, value: CGPoint(x: 50, y: 60))
      }
    }
    Arrangement("a value passes through modifiers", ["a": [50, 60, 20, 10]]) {
      Places {
        box("a", 20, 10).layoutValue(key: Place.self, value: CGPoint(x: 50, y: 60))
          .opacity(0.5).frame(width: 20)
      }
    }
    Arrangement("a view that is not placed stands in the middle", ["a": [90, 145, 20, 10]]) {
      Nowhere { box("a", 20, 10) }
    }
    Arrangement("anchors", ["a": [180, 290, 20, 10], "b": [90, 145, 20, 10]]) {
      Anchored {
        box("a", 20, 10); box("b", 20, 10)
      }
    }
    Arrangement("a layout that asks for the sizes at the limits", ["a": [70, 145, 60, 10]]) {
      Middle { fill("a").frame(minWidth: 20, maxWidth: 100).frame(height: 10) }
    }
    Arrangement("a layout with a guide", ["a": [80, 120, 40, 40], "b": [120, 150, 20, 10]]) {
      HStack(alignment: .top, spacing: 0) {
        Guided { box("a", 40, 40) }
        box("b", 20, 10)
      }
      .offset(x: 10, y: -10)
    }
    Arrangement("a layout without spacing", ["a": [80, 135, 40, 10], "b": [80, 145, 40, 20]]) {
      VStack {
        Close { box("a", 40, 10) }
        box("b", 40, 20)
      }
    }
    Arrangement("a layout's default spacing", ["a": [80, 131, 40, 10], "b": [80, 149, 40, 20]]) {
      VStack {
        Nowhere { box("a", 40, 10) }.frame(height: 10)
        box("b", 40, 20)
      }
    }
  }

  @ArrangementList nonisolated static var wrapped: [Arrangement] {
    Arrangement("a row by its layout", ["a": [60, 140, 40, 20], "b": [100, 140, 40, 20]]) {
      HStackLayout(spacing: 0) {
        box("a", 40, 20); box("b", 40, 20)
      }
    }
    Arrangement("a column by its layout", ["a": [80, 130, 40, 20], "b": [80, 150, 40, 20]]) {
      AnyLayout(VStackLayout(spacing: 0))() {
        box("a", 40, 20); box("b", 40, 20)
      }
    }
    Arrangement("a spacer in any layout", ["a": [0, 140, 40, 20], "b": [160, 140, 40, 20]]) {
      AnyLayout(HStackLayout(spacing: 0))() {
        box("a", 40, 20); Spacer(); box("b", 40, 20)
      }
    }
    Arrangement("a grid by its layout", ["a": [60, 140, 40, 20], "b": [100, 140, 40, 20]]) {
      AnyLayout(GridLayout(horizontalSpacing: 0))() {
        GridRow {
          box("a", 40, 20); box("b", 40, 20)
        }
      }
    }
    Arrangement(
      "views on each other by their layout", ["a": [80, 140, 40, 20], "b": [80, 140, 10, 10]]
    ) {
      ZStackLayout(alignment: .topLeading)() {
        box("a", 40, 20); box("b", 10, 10)
      }
    }
  }
}

/// Places views from left to right, in as many lines as they need.
private struct Flow: Layout {
  private func origins(_ width: CGFloat, _ subviews: Subviews) -> ([CGPoint], CGFloat) {
    var (origins, point, line): ([CGPoint], CGPoint, CGFloat) = ([], .zero, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        (point.x, point.y, line) = (0, point.y + line, 0)
      }
      origins.append(point)
      (point.x, line) = (point.x + size.width, max(line, size.height))
    }
    return (origins, point.y + line)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: origins(width, subviews).1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, origin) in zip(subviews, origins(bounds.width, subviews).0) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}

private struct Place: LayoutValueKey {
  static let defaultValue = CGPoint.zero
}

/// Takes all the space; what it does with its views is up to the layouts below.
private protocol Whole: Layout {}

extension Whole {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

private struct Places: Whole {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: subview[Place.self], proposal: .unspecified) }
  }
}

private struct Nowhere: Whole {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Anchored: Whole {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
    subviews[1].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .infinity)
  }
}

/// Gives its view the mean of its smallest and its largest width.
private struct Middle: Layout {
  private func width(_ subviews: Subviews) -> CGFloat {
    let least = subviews[0].sizeThatFits(.zero).width
    let most = subviews[0].sizeThatFits(.infinity).width
    return (least + most) / 2
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width(subviews), height: subviews[0].sizeThatFits(.unspecified).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
  }
}

/// Has its upper guide 30 points below its upper edge.
private struct Guided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .top ? 30 : nil }
}

/// Wants no distance from its neighbors.
private struct Close: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}
