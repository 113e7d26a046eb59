import Foundation

/// Things to choose from, and menus of more.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// How a menu stands in another.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are: small and medium ones stand beside each other.
  public enum ElementSize: Int, Sendable {
    case automatic = -1
    case small, medium, large
  }

  private static var unnamed = 0

  public let identifier: Identifier
  public let options: Options
  open var preferredElementSize: ElementSize
  public internal(set) var children: [UIMenuElement]
  open var displayPreferences: UIMenuDisplayPreferences?

  /// A menu; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? UIMenu.freshIdentifier()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(words: MenuWords(title: title, subtitle: subtitle, image: image))
  }

  public required init?(coder: NSCoder) { nil }

  private static func freshIdentifier() -> Identifier {
    unnamed += 1
    return Identifier("com.apple.menu.dynamic.\(unnamed)")
  }

  /// A copy with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The elements that are on, those of menus shown in line among them.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }
}

/// How much of its elements' titles a menu shows.
@MainActor @preconcurrency
open class UIMenuDisplayPreferences: NSObject {
  open var maximumNumberOfTitleLines = 0

  public override init() {
    super.init()
  }
}
