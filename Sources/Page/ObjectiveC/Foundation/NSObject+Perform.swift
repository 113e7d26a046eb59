import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method of this name.
  public func responds(to selector: Selector!) -> Bool {
    selector.map { $0.isRecognized(by: self) } ?? false
  }

  /// Calls a method by its name.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    Returned.object(selector.perform(on: self))
  }

  /// Calls a method by its name, with an argument.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    Returned.object(selector.perform(on: self, with: argument))
  }

  /// Calls a method by its name, with two arguments.
  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    Returned.object(selector.perform(on: self, with: first, second))
  }
}

private enum Returned {
  /// The caller owns nothing: the object lives on until the end of the turn.
  static func object(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value else { return nil }
    let object = value as AnyObject
    RunLoop.current.perform { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object)
  }
}
