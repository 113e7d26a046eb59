/// What becomes of the elements inside a view that is an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind {
    case ignore, contain, combine
  }

  private let kind: Kind

  /// The elements inside are not there.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside stay, in a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements inside become one that says what all of them say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A kind of action that assistive technology offers.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable {
    case activate, escape, magicTap, delete, showMenu
    case named(Text)
  }

  let kind: Kind

  /// An action with a name that assistive technology lists.
  public init(named name: Text) {
    kind = .named(name)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// What leaves a modal view.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// What a double tap with two fingers does.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// What deletes the view's content.
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// What shows the view's menu.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// A direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The user raises the value.
  case increment
  /// The user lowers the value.
  case decrement
}

/// How important a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// A heading of level 1.
  case h1
  /// A heading of level 2.
  case h2
  /// A heading of level 3.
  case h3
  /// A heading of level 4.
  case h4
  /// A heading of level 5.
  case h5
  /// A heading of level 6.
  case h6
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Sendable {
  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType()
  /// Input and output of a terminal.
  public static let console = AccessibilityTextContentType()
  /// Paths and names of files.
  public static let fileSystem = AccessibilityTextContentType()
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType()
  /// A story, such as that of a book.
  public static let narrative = AccessibilityTextContentType()
  /// The source of a program.
  public static let sourceCode = AccessibilityTextContentType()
  /// The cells of a table.
  public static let spreadsheet = AccessibilityTextContentType()
  /// A document that is written.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// What the views beside a control say of it.
enum ControlPart {
  case label, value
}

/// What modifiers change of the elements inside a view; nil leaves a value as it is.
struct AccessibilityChanges {
  var label: String?
  /// What is said before the label.
  var prefix: String?
  /// Whether the elements inside name or state what stands beside them, see `joinsParts`.
  var part: ControlPart?
  /// Whether parts inside are read as labels and values of the other elements inside.
  var joinsParts = false
  var value: String?
  /// The value if no part shows one.
  var fallbackValue: String?
  var hint: String?
  var identifier: String?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var isHidden: Bool?
  var behavior: AccessibilityChildBehavior?
  var sortPriority: Double?
  var inputLabels: [String]?
  var activationPoint: UnitPoint?
  var activationPlace: CGPoint?
  /// What is said after the value.
  var content: [String] = []
  private(set) var actions: [(kind: AccessibilityActionKind.Kind, action: () -> Void)] = []
  var named: [(name: String, action: () -> Void)] = []
  /// Whether buttons in the view are actions of its element.
  var offersActions = false
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?

  /// Adds an action; it replaces an earlier one of the kind.
  mutating func add(
    _ kind: AccessibilityActionKind.Kind, _ environment: EnvironmentValues,
    _ action: @escaping () -> Void
  ) {
    if case .named(let name) = kind {
      MainActor.assumeIsolated { named.append((name.words(in: environment), action)) }
    } else {
      actions.removeAll { $0.kind == kind }
      actions.append((kind, action))
    }
  }

  /// Whether a view that has no element inside becomes one.
  var makesElement: Bool {
    label != nil || value != nil || hint != nil || added != AccessibilityTraits()
      || !actions.isEmpty || !named.isEmpty || adjust != nil
      || offersActions
  }
}
