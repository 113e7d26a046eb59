import CoreGraphics
import Foundation

/// A function that places the items of a group itself.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item in such a group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  public let frame: CGRect
  public let zIndex: Int

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Items beside each other, below each other, or where a function puts them.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// As many of the items, over and over, as there is room for.
    case filling(PlanAxis)
    /// So many of one item.
    case repeating(PlanAxis, Int)
    /// So many of one item that share the room.
    case sharing(PlanAxis, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private(set) var arrangement = Arrangement.filling(.horizontal)
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private static func group(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) -> Self {
    let group = self.init(layoutSize: size, supplementaryItems: [])
    (group.subitems, group.arrangement) = (items, arrangement)
    return group
  }

  // MARK: Making

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { group(layoutSize, subitems, .filling(.horizontal)) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { group(layoutSize, [subitem], .repeating(.horizontal, count)) }

  /// The items share the group's width; what they say of their own does not count.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { group(layoutSize, [subitem], .sharing(.horizontal, count)) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { group(layoutSize, subitems, .filling(.vertical)) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { group(layoutSize, [subitem], .repeating(.vertical, count)) }

  /// The items share the group's height; what they say of their own does not count.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { group(layoutSize, [subitem], .sharing(.vertical, count)) }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { group(layoutSize, [], .custom(itemProvider)) }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let group = copy as? NSCollectionLayoutGroup else { return copy }
    (group.arrangement, group.subitems) = (arrangement, subitems)
    group.interItemSpacing = interItemSpacing
    return group
  }

  /// The group and what is in it, one line for each.
  open func visualDescription() -> String { lines(0).joined(separator: "\n") }

  private func lines(_ depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines = ["\(indent)group \(layoutSize.words)"]
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup {
        lines += group.lines(depth + 1)
      } else {
        lines.append("\(indent)  item \(item.layoutSize.words)")
      }
    }
    return lines
  }

  /// Whether all groups of the kind look alike, whatever their cells want.
  var isRigid: Bool {
    layoutSize.flexibleSides.isEmpty
      && subitems.allSatisfy { ($0 as? Self)?.isRigid ?? $0.layoutSize.flexibleSides.isEmpty }
  }
}

extension NSCollectionLayoutSize {
  fileprivate var words: String { "\(widthDimension.words) × \(heightDimension.words)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var words: String {
    switch kind {
    case .fractionalWidth: "\(dimension) of the width"
    case .fractionalHeight: "\(dimension) of the height"
    case .absolute: "\(dimension)"
    case .estimated: "about \(dimension)"
    case .uniformAcrossSiblings: "alike, about \(dimension)"
    }
  }
}
