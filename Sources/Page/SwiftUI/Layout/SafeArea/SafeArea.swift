/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the device and the bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

struct IgnoreSafeAreaModifier: ItemModifier {
  typealias Body = Never
  let edges: Edge.Set

  func makeWrapper(around item: Item, of node: _AnyNode) -> UnsafeItem { UnsafeItem() }
  func update(_ wrapper: UnsafeItem, of node: _AnyNode) { wrapper.edges = edges }
}

/// An item that reaches beyond the safe area where its frame touches that.
final class UnsafeItem: WrapperItem {
  var edges: Edge.Set = .all {
    didSet { if edges != oldValue { setNeedsLayout() } }
  }

  /// How far the content reaches beyond the frame of the item.
  private var reach: EdgeInsets {
    let insets = rootInsets
    return EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }

  private func outer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let reach = reach
    return ProposedViewSize(
      width: proposal.width.map { $0 + reach.horizontal },
      height: proposal.height.map { $0 + reach.vertical })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(outer(proposal))
    let reach = reach
    return CGSize(
      width: max(size.width - reach.horizontal, 0), height: max(size.height - reach.vertical, 0))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let reach = reach
    content.place(at: CGPoint(x: -reach.leading, y: -reach.top), proposal: outer(proposal))
  }

  override func contentPlace(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (CGPoint, ProposedViewSize)? {
    (CGPoint(x: -reach.leading, y: -reach.top), outer(proposal))
  }
}

extension Item {
  /// The insets of the safe area of the hosting view.
  var rootInsets: EdgeInsets {
    var item: Item? = self
    while let current = item {
      if let root = current as? RootItem { return root.insets }
      // What scrolls has the safe area outside.
      if current.endsSafeArea { return EdgeInsets() }
      item = current.parent
    }
    return EdgeInsets()
  }
}

extension View {
  /// Lets the view reach beyond the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoreSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach beyond the safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Puts a view at an edge and keeps this one out of its place.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { content() }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { content() }
    }
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { content() }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { content() }
    }
  }

  /// Adds to the safe area of the views inside.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
