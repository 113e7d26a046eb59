/// The content of a cell, described with views of SwiftUI.
///
/// Assign it to the `contentConfiguration` of a cell of a table or collection.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var edges: [(edges: Edge.Set, length: CGFloat)] = []
  var least = (width: CGFloat?.none, height: CGFloat?.none)

  fileprivate init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Makes the view of the cell.
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  /// The configuration for another state of the cell: the same.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  /// Sets how far the content is from some edges of the cell, or resets it if there is no length.
  public func margins(
    _ edges: Edge.Set = .all, _ length: CGFloat
  ) -> UIHostingConfiguration<Content, Background> {
    var changed = self
    changed.edges.append((edges, length))
    return changed
  }

  /// Sets how far the content is from the edges of the cell.
  public func margins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets
  ) -> UIHostingConfiguration<Content, Background> {
    var changed = self
    let lengths = [
      (Edge.Set.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    changed.edges += lengths.filter { edges.contains($0.0) }.map { (edges: $0.0, length: $0.1) }
    return changed
  }

  /// Sets the least size of the cell.
  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var changed = self
    changed.least = (width, height)
    return changed
  }

  /// Resets the least size of the cell.
  @available(*, deprecated, message: "Use minSize(width:height:) instead.")
  public func minSize() -> UIHostingConfiguration<Content, Background> {
    minSize(width: nil, height: nil)
  }

  /// Puts a view behind the content, as large as the cell.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    var changed = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    (changed.edges, changed.least) = (edges, least)
    return changed
  }

  /// Fills what is behind the content with a style.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    background { _UIHostingConfigurationBackgroundView(style: style) }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates the content of a cell.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// A style behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}

extension UIHostingConfiguration {
  /// How far the content is from an edge, for the margins of the cell.
  func margin(_ edge: Edge.Set, of cell: CGFloat) -> CGFloat {
    edges.last { $0.edges.contains(edge) }?.length ?? cell
  }
}
