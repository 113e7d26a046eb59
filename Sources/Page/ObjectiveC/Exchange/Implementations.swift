/// Lets each of two methods run what the other runs now. Doing it again undoes it.
public func method_exchangeImplementations(_ m1: Method!, _ m2: Method!) {
  guard let m1, let m2 else { return }
  let (first, second) = (m1.exchanged.implementation, m2.exchanged.implementation)
  m1.set(second)
  m2.set(first)
}

/// What a method runs now.
public func method_getImplementation(_ m: Method!) -> IMP! {
  m.map { IMP(call: $0.exchanged.implementation) }
}

/// Lets a method run something else; gives what it ran.
@discardableResult
public func method_setImplementation(_ m: Method!, _ imp: IMP!) -> IMP! {
  guard let m, let imp else { return nil }
  let before = IMP(call: m.exchanged.implementation)
  m.set(imp.call)
  return before
}

/// Adds nothing: whoever has a method to exchange has it already.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP!, _ types: UnsafePointer<CChar>?
) -> Bool {
  false
}

/// Lets the method of a name run something else; gives what it ran.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP!, _ types: UnsafePointer<CChar>?
) -> IMP! {
  let method = Method(cls, name, isStatic: false) ?? Method(cls, name, isStatic: true)
  return method.flatMap { method_setImplementation($0, imp) }
}

extension Method {
  fileprivate func set(_ call: Any) {
    guard exchanged.accepts(call) else { refuse("the other is called with other values") }
    exchanged.implementation = call
  }
}
