/// What of the geometry of a view others share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Lets a view have the geometry of another one of the same id.
struct MatchedGeometryModifier: ItemModifier {
  typealias Body = Never
  var id: MatchedID
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> MatchedItem { MatchedItem(of: node) }

  func update(_ wrapper: MatchedItem, of node: _AnyNode) {
    wrapper.take(self)
  }
}

/// What views share a geometry by.
struct MatchedID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// An item that may stand where another one is.
final class MatchedItem: WrapperItem {
  private(set) var modifier: MatchedGeometryModifier?
  private let graph: Graph
  /// The frame of another item, in this item's own space, that the content has instead of its own.
  var borrowed: CGRect? {
    didSet { if borrowed != oldValue { placeContent() } }
  }

  init(of node: _AnyNode) {
    graph = node.graph
    super.init()
    graph.matches.add(self)
  }

  func take(_ modifier: MatchedGeometryModifier) {
    let isNew = self.modifier?.id != modifier.id
    self.modifier = modifier
    if isNew { graph.matches.joined(self) }
  }

  /// Where the item itself is in the hosting view.
  var frameInHost: CGRect {
    var origin = origin
    var next = parent
    while let item = next {
      origin = CGPoint(x: origin.x + item.origin.x, y: origin.y + item.origin.y)
      next = item.parent
    }
    return CGRect(origin: origin, size: size)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    placeContent()
  }

  private func placeContent() {
    guard content != nil else { return }
    guard let borrowed, let modifier else {
      return content.place(at: .zero, proposal: proposal)
    }
    let hasSize = modifier.properties.contains(.size)
    let anchor = modifier.anchor
    let point =
      modifier.properties.contains(.position)
      ? CGPoint(
        x: borrowed.minX + borrowed.width * anchor.x,
        y: borrowed.minY + borrowed.height * anchor.y)
      : CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    content.place(
      at: point, anchor: anchor, proposal: hasSize ? ProposedViewSize(borrowed.size) : proposal)
  }
}

extension View {
  /// Lets views of the same id share their geometry: one that appears while another one disappears
  /// comes from its frame, and views that are no source stand where the source is.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: MatchedID(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
