/// A view that shows a root view and the views that links put above it, or columns where there is
/// room for them.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewHasColumns) private var hasColumns

  /// Shows the first view on a stack. Where there is room, a second view stands beside it and
  /// gives way to what the links of the first one show.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    let parts = content is any TupleParts ? previewParts(of: content) : []
    if parts.count > 1 {
      ColumnView(parts: parts, hasColumns: hasColumns ?? true)
    } else {
      NavigationStack { content }
    }
  }
}

/// The views of an old navigation view, as columns or on a stack.
private struct ColumnView: View {
  let parts: [AnyView]
  let hasColumns: Bool

  var body: some View {
    WidthReader { width in
      if hasColumns, width >= NavigationSplitView<EmptyView, EmptyView, EmptyView>.leastWidth {
        SplitContainer(columns: parts.count > 2 ? Array(parts.prefix(3)) : parts, visibility: nil)
      } else {
        NavigationStack { parts[0] }
      }
    }
  }
}

/// A view that consists of several ones.
private protocol TupleParts {}

extension TupleView: TupleParts {}
