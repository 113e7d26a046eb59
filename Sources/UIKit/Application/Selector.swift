import Foundation

/// A method to be called on some target later.
///
/// There is no Objective-C here, so a selector holds the function itself. A page writes
/// `#selector(Game.tapped(_:))`, which reaches the compiler as `Selector(Game.tapped(_:))`: the
/// method of a type, which is given its target when it is called, and so keeps nothing alive. A
/// method of an instance (`Selector(tapped)`) works too, but holds that instance.
///
/// A method of a type is also a function of one argument, the target; that reading is never
/// wanted, so functions are disfavoured against methods.
///
/// Two selectors are equal if they have the same name; one without a name is equal to those
/// made at the same place.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  private let name: String
  private let call: (_ target: Any, _ sender: Any?, _ event: Any?) -> Void

  private init(
    _ name: String, _ place: Place, call: @escaping (Any, Any?, Any?) -> Void
  ) {
    self.name = name.isEmpty ? place.description : name
    self.call = call
  }

  public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
    named name: String = "",
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(name, Place(file, line, column)) { target, _, _ in
      let receiver: Target = Selector.cast(target)
      MainActor.assumeIsolated { _ = method(receiver)() }
    }
  }

  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    named name: String = "",
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(name, Place(file, line, column)) { target, sender, _ in
      let receiver: Target = Selector.cast(target)
      let argument: Sender = Selector.cast(sender as Any)
      MainActor.assumeIsolated { _ = method(receiver)(argument) }
    }
  }

  public init<Target, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
    named name: String = "",
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(name, Place(file, line, column)) { target, sender, event in
      let receiver: Target = Selector.cast(target)
      let first: Sender = Selector.cast(sender as Any)
      let second: Event = Selector.cast(event as Any)
      MainActor.assumeIsolated { _ = method(receiver)(first, second) }
    }
  }

  @_disfavoredOverload
  public init<Result>(
    _ function: @escaping @MainActor () -> Result, named name: String = "",
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(name, Place(file, line, column)) { _, _, _ in
      MainActor.assumeIsolated { _ = function() }
    }
  }

  @_disfavoredOverload
  public init<Sender, Result>(
    _ function: @escaping @MainActor (Sender) -> Result, named name: String = "",
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(name, Place(file, line, column)) { _, sender, _ in
      let argument: Sender = Selector.cast(sender as Any)
      MainActor.assumeIsolated { _ = function(argument) }
    }
  }

  @_disfavoredOverload
  public init<Sender, Event, Result>(
    _ function: @escaping @MainActor (Sender, Event) -> Result, named name: String = "",
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(name, Place(file, line, column)) { _, sender, event in
      let first: Sender = Selector.cast(sender as Any)
      let second: Event = Selector.cast(event as Any)
      MainActor.assumeIsolated { _ = function(first, second) }
    }
  }

  /// Calls the method.
  func perform(on target: Any, with sender: Any?, _ event: Any? = nil) {
    call(target, sender, event)
  }

  private static func cast<Wanted>(_ value: Any) -> Wanted {
    if let value = value as? Wanted { return value }
    fatalError("A selector's method wants \(Wanted.self), and was sent \(value).")
  }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  private struct Place: CustomStringConvertible {
    let description: String

    init(_ file: StaticString, _ line: UInt, _ column: UInt) {
      description = "\(file):\(line):\(column)"
    }
  }
}
