import Foundation

/// A method of a class, as Objective-C's runtime hands it out.
public struct Method {
  let owner: AnyClass
  let name: Selector
  let isStatic: Bool
  /// Nothing where the class has such a method, and it cannot be exchanged.
  let exchangeable: AnyExchangeableMethod?

  init?(_ type: AnyClass?, _ name: Selector, isStatic: Bool) {
    guard let type else { return nil }
    (owner, self.name, self.isStatic) = (type, name, isStatic)
    exchangeable = ExchangeableMethodRegistry.shared.method(
      named: name.description, of: type, isStatic: isStatic)
    if exchangeable == nil, isStatic || !name.isRecognized(byInstancesOf: type) { return nil }
  }

  /// The same, where it must be possible to exchange it.
  var exchanged: AnyExchangeableMethod {
    if let exchangeable { return exchangeable }
    refuse("it is none of those that can be exchanged here")
  }

  func refuse(_ reason: String) -> Never {
    fatalError("\(isStatic ? "+" : "-")[\(owner) \(name)] cannot be exchanged: \(reason).")
  }
}

/// What a method runs.
public struct IMP {
  let call: Any
}

/// The method that instances of a class have by a name.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method! {
  Method(cls, name, isStatic: false)
}

/// The method that a class has by a name.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method! {
  Method(cls, name, isStatic: true)
}

public func method_getName(_ m: Method!) -> Selector! { m?.name }

/// There are no encodings of types here.
public func method_getTypeEncoding(_ m: Method!) -> UnsafePointer<CChar>? { nil }
