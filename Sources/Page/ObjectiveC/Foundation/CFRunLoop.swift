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
    guard let storage else { fatalError("Foundation keeps its run loops elsewhere.") }
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

/// What a run loop listens to.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// Why a run of a loop ended.
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

@_silgen_name("CFRunLoopRunInMode")
private func run(_ mode: UnsafeRawPointer, _ seconds: Double, _ once: UInt8) -> Int32

/// Runs the calling thread's loop for some seconds, or until something was done.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let name = NSString(string: mode.rawValue)
  return withExtendedLifetime(name) {
    let result = run(
      Unmanaged.passUnretained(name).toOpaque(), seconds, returnAfterSourceHandled ? 1 : 0)
    return CFRunLoopRunResult(rawValue: result) ?? .finished
  }
}
