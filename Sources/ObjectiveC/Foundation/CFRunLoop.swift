// CoreFoundation's run loop, as far as pages call it by its own name. Foundation for Linux carries these
// functions and shows none of them.

import Foundation

/// The run loop of a thread.
public struct CFRunLoop {
  fileprivate let reference: OpaquePointer
}

@_silgen_name("CFRunLoopRun") private func run()
@_silgen_name("CFRunLoopGetMain") private func mainReference() -> OpaquePointer
@_silgen_name("CFRunLoopGetCurrent") private func currentReference() -> OpaquePointer
@_silgen_name("CFRunLoopStop") private func stop(_ loop: OpaquePointer)
@_silgen_name("CFRunLoopWakeUp") private func wakeUp(_ loop: OpaquePointer)
@_silgen_name("CFRunLoopPerformBlock") private func perform(
  _ loop: OpaquePointer, _ mode: OpaquePointer, _ block: @escaping @convention(block) () -> Void)

extension RunLoop {
  /// This loop as one of CoreFoundation.
  public func getCFRunLoop() -> CFRunLoop {
    let storage = Mirror(reflecting: self).children.first { $0.label == "_cfRunLoopStorage" }
    guard let storage else { preconditionFailure("Foundation keeps its run loops elsewhere.") }
    return CFRunLoop(reference: address(of: storage.value as AnyObject))
  }
}

private func address(of object: AnyObject) -> OpaquePointer {
  OpaquePointer(Unmanaged.passUnretained(object).toOpaque())
}

/// Runs the calling thread's loop until it is stopped or has nothing to wait for.
public func CFRunLoopRun() { run() }

/// The main thread's loop.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(reference: mainReference()) }

/// The calling thread's loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(reference: currentReference()) }

/// Ends the innermost run of a loop.
public func CFRunLoopStop(_ loop: CFRunLoop!) { stop(loop.reference) }

/// Has a loop that waits look for work.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { wakeUp(loop.reference) }

/// Has a block called when a loop next goes round in a mode.
public func CFRunLoopPerformBlock(
  _ loop: CFRunLoop!, _ mode: RunLoop.Mode, _ block: (() -> Void)!
) {
  guard let block else { return }
  let name = NSString(string: mode.rawValue)
  withExtendedLifetime(name) { perform(loop.reference, address(of: name), block) }
}
