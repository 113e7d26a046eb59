/// A method whose implementation can be exchanged for that of another.
///
/// Why: a method of Swift has one implementation for all time. The dialect puts a question before
/// the body of a method that a page exchanges, and replaces the framework's by one that asks the
/// same question: `other` is what is to run instead. Both methods of a pair speak of the same
/// `Call`, a function that is given the target first.
///
/// **Always holds**: a method that is not exchanged runs what it was declared with.
public final class ExchangeableMethod<Call>: AnyExchangeableMethod, @unchecked Sendable {
  /// Runs what the method was declared with.
  public let own: Call
  private var current: Call?
  private var isOwnWanted = false

  /// `own` calls the method itself, and says `willRunOwn` before that. A method has two names where
  /// that in Objective-C does not follow from that in Swift.
  public init(_ type: AnyClass, _ names: [String], isStatic: Bool, own: Call) {
    self.own = own
    super.init(type, names, isStatic: isStatic)
  }

  /// What is to run instead of the method's own body; nothing where that is to run.
  public var other: Call? {
    if isOwnWanted {
      isOwnWanted = false
      return nil
    }
    return current
  }

  /// What a class's method of a name was declared with.
  public static func own(of type: AnyClass, _ name: String, isStatic: Bool) -> Call {
    let found = ExchangeableMethodRegistry.shared.method(named: name, of: type, isStatic: isStatic)
    guard let method = found as? ExchangeableMethod<Call> else {
      fatalError("[\(type) \(name)]: unrecognized selector")
    }
    return method.own
  }

  /// The next call of the method runs its own body.
  public func willRunOwn() {
    isOwnWanted = current != nil
  }

  override var implementation: Any {
    get { current ?? own }
    set { current = newValue as? Call }
  }

  override func accepts(_ implementation: Any) -> Bool { implementation is Call }
}

/// The same, whatever it is called with.
public class AnyExchangeableMethod {
  let type: AnyClass
  let names: [String]
  let isStatic: Bool

  init(_ type: AnyClass, _ names: [String], isStatic: Bool) {
    (self.type, self.names, self.isStatic) = (type, names, isStatic)
  }

  /// A call that runs what the method runs now.
  var implementation: Any {
    get { fatalError("Each kind of call has its own.") }
    set { fatalError("Each kind of call has its own.") }
  }

  func accepts(_ implementation: Any) -> Bool { false }
}

/// What a type shows of its methods that can be exchanged: the dialect gives one to each of them.
public protocol ExchangeableMethods {
  static var methods: [AnyExchangeableMethod] { get }
}
