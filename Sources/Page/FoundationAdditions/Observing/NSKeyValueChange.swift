import Foundation

/// What happened to a value.
public enum NSKeyValueChange: UInt, Sendable {
  /// It is another one now.
  case setting = 1
  /// Elements came into a collection.
  case insertion = 2
  /// Elements were taken out of it.
  case removal = 3
  /// Elements were put in the place of others.
  case replacement = 4
}

/// What an observer wants to be told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value there is now.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value there was.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Once at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before each change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What a dictionary that tells of a change holds.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Which `NSKeyValueChange` it is, as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after it.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of the elements that are concerned, an `IndexSet`.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True where the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What the closure of an observation is told of a change.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The value after it, if the options ask for it.
  public let newValue: Value?
  /// The value before it, if the options ask for it.
  public let oldValue: Value?
  /// The places of the elements that are concerned; nil where a whole value was set.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
