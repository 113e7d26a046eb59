/// What is known of a change while it travels through the views: above all its animation.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  private var chosenAnimation: Animation?
  /// Whether views may not start animations of their own.
  public var disablesAnimations = false
  /// Whether the change comes from a movement that goes on.
  public var isContinuous = false
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    chosenAnimation = animation
  }

  /// The animation of the change.
  public var animation: Animation? {
    get { chosenAnimation }
    set { chosenAnimation = newValue }
  }

  /// The value of a key, or its default value.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs a closure when the animations of the change have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let completion = AnimationCompletion(criteria, completion)
    completions.append(completion)
    completion.arm()
  }

  var isEmpty: Bool {
    chosenAnimation == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions.isEmpty
  }

  var isAnimated: Bool { chosenAnimation != nil }

  /// Whether changes of another transaction may be shown together with those of this one.
  func isLike(_ other: Transaction) -> Bool {
    chosenAnimation == other.chosenAnimation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && values.isEmpty && other.values.isEmpty
  }

  /// The transaction of the change that is being made on this thread.
  static var current: Transaction {
    get {
      guard !MainThread.isCurrent else { return ofMainThread }
      return Thread.current.threadDictionary[threadKey] as? Transaction ?? Transaction()
    }
    set {
      guard !MainThread.isCurrent else { return ofMainThread = newValue }
      Thread.current.threadDictionary[threadKey] = newValue
    }
  }

  nonisolated(unsafe) private static var ofMainThread = Transaction()
  private static let threadKey = "SwiftUI.transaction"
}

/// A key of a value of your own in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that sets none.
  static var defaultValue: Value { get }
}

/// When an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let removed: Bool
  /// When it has come to its value, though it may settle still.
  public static let logicallyComplete = AnimationCompletionCriteria(removed: false)
  /// When it has ended altogether.
  public static let removed = AnimationCompletionCriteria(removed: true)
}

/// Makes changes in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes in a transaction that has a value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes and animates what they change in the picture.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes changes, animates what they change, and runs a closure when the animations have ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
