import CoreGraphics
import Foundation

/// Something that can stand in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance, UIAppearanceContainer {
  private var attributes: [UIControl.State: TextAttributes] = [:]

  public override init() {
    super.init()
  }

  /// An item cannot be read from an archive; it is as if made anew.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open var title: String? {
    didSet { if title != oldValue { looksChanged() } }
  }

  open var image: UIImage? {
    didSet { if image !== oldValue { looksChanged() } }
  }

  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?

  open var imageInsets = UIEdgeInsets.zero {
    didSet { looksChanged() }
  }

  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  /// What a screen reader says of the item in place of its title.
  open var accessibilityLabel: String?

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { looksChanged() } }
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    looksChanged()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// In a state, over the normal ones, and those set for all items of the kind.
  func attributes(in state: UIControl.State) -> TextAttributes {
    var all = BarItemRules.proxy(for: type(of: self))?.ownAttributes(in: state) ?? [:]
    all.merge(ownAttributes(in: state)) { $1 }
    return all
  }

  private func ownAttributes(in state: UIControl.State) -> TextAttributes {
    (attributes[.normal] ?? [:]).merging(attributes[state] ?? [:]) { $1 }
  }

  /// Something that is seen of the item is another now.
  func looksChanged() {}

  // MARK: For all items of a kind

  public class func appearance() -> Self { BarItemRules.madeProxy() }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { BarItemRules.madeProxy() }

  public class func appearance(for trait: UITraitCollection) -> Self { BarItemRules.madeProxy() }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { BarItemRules.madeProxy() }
}

/// The looks that a page has set for all bar items of a kind.
@MainActor
enum BarItemRules {
  private static var proxies: [ObjectIdentifier: UIBarItem] = [:]

  static func madeProxy<Item: UIBarItem>() -> Item {
    if let there = proxies[ObjectIdentifier(Item.self)] as? Item { return there }
    guard let made = Item(coder: NSCoder()) else {
      fatalError("\(Item.self) cannot have an appearance: its init(coder:) answers nil.")
    }
    proxies[ObjectIdentifier(Item.self)] = made
    return made
  }

  static func proxy(for kind: UIBarItem.Type) -> UIBarItem? { proxies[ObjectIdentifier(kind)] }
}
