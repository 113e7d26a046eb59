/// Arranges views in rows and columns: a column is as wide as the widest of its views.
public struct Grid<Content: View>: View {
  public typealias Body = Never
  let layout: GridLayout
  let content: Content

  /// Arranges the rows of a closure. A view that is in no row takes a row of its own.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public static func _makeNode(
    _ view: Grid<Content>, in context: _NodeContext
  ) -> _ViewNode<Grid<Content>> {
    LayoutNode(view, in: context, layout: \.layout, content: \.content)
  }
}

/// A row of a `Grid`. Elsewhere its views are just those of a group.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  @State private var row = GridRowID()

  /// Arranges the views of a closure as the cells of a row, with an alignment of the row's own.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View {
    content.layoutValue(key: GridRowKey.self, value: GridRowMark(row: row, alignment: alignment))
  }
}

/// Tells one row from another.
final class GridRowID {}

struct GridRowMark {
  let row: GridRowID
  let alignment: VerticalAlignment?
}

struct GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}

private struct GridColumnsKey: LayoutValueKey {
  static let defaultValue = 1
}

private struct GridAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

private struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

private struct GridUnsizedKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

extension LayoutSubview {
  var gridRow: GridRowMark? { self[GridRowKey.self] }
  var gridColumns: Int { max(self[GridColumnsKey.self], 1) }
  var gridAnchor: UnitPoint? { self[GridAnchorKey.self] }
  var gridColumnAlignment: HorizontalAlignment? { self[GridColumnAlignmentKey.self] }
  var gridUnsizedAxes: Axis.Set { self[GridUnsizedKey.self] }
}

extension View {
  /// Lets the view take several columns of a grid.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Sets where the view stands in its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Sets how the views of the grid's column that this one is in are aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Keeps the view from giving its columns and rows a size along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }
}
