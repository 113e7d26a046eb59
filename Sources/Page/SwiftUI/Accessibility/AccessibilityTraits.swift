/// What a view is for those who cannot see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var uiTraits: UIAccessibilityTraits
  var isModal = false

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
  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits([], isModal: true)
  public static let isToggle = AccessibilityTraits(.toggleButton)
  public static let isTabBar = AccessibilityTraits(.tabBar)
}
