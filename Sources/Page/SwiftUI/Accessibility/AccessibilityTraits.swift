/// What a view is for those who cannot see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var uiTraits: UIAccessibilityTraits
  var isModal = false

  /// Creates an empty set of traits.
  public init() {
    uiTraits = []
  }

  init(_ uiTraits: UIAccessibilityTraits, isModal: Bool = false) {
    self.uiTraits = uiTraits
    self.isModal = isModal
  }

  public typealias Element = AccessibilityTraits

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiTraits.union(other.uiTraits), isModal: isModal || other.isModal)
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiTraits.intersection(other.uiTraits), isModal: isModal && other.isModal)
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(
      uiTraits.symmetricDifference(other.uiTraits), isModal: isModal != other.isModal)
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  public func contains(_ member: AccessibilityTraits) -> Bool {
    uiTraits.isSuperset(of: member.uiTraits) && (isModal || !member.isModal)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    self = symmetricDifference(removed)
    return removed == AccessibilityTraits() ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let before = intersection(newMember)
    formUnion(newMember)
    return before == AccessibilityTraits() ? nil : before
  }
}

extension AccessibilityTraits {
  /// The view is a button.
  public static let isButton = AccessibilityTraits(.button)
  /// The view divides content, as a heading does.
  public static let isHeader = AccessibilityTraits(.header)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(.link)
  /// The view is a field for a search.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(.image)
  /// The view plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The view says what is important when the app starts.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// What the view shows changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The view starts sound or a film, so that nothing is spoken over it.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The view takes touches directly, as a piano does.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The view turns to the next page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// The views beside this one are not read.
  public static let isModal = AccessibilityTraits([], isModal: true)
  /// The view is a switch.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)
}
