import Foundation

// Every Swift error is an NSError to those who ask: `catch let error as NSError` never fails on a
// Mac. Here only the cast that is known at compile time succeeds, so the one that is asked at run
// time is taken over: where the runtime says no, and an NSError was wanted, the error becomes one.

private typealias Cast =
  @convention(c) (
    UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer, UInt
  ) -> Bool

/// As the runtime numbers them.
private enum CastFlag {
  static let unconditional: UInt = 1
  static let takesOnSuccess: UInt = 2
  static let destroysOnFailure: UInt = 4
}

private let runtimeCast: Cast = {
  let next = UnsafeMutableRawPointer(bitPattern: -1)
  return unsafeBitCast(dlsym(next, "swift_dynamicCast"), to: Cast.self)
}()

private let errorObject = unsafeBitCast(NSError.self as Any.Type, to: UnsafeRawPointer.self)

/// Takes the place of the runtime's own. Every library of this process finds the executable's
/// symbol first.
@_cdecl("swift_dynamicCast")
public func castDynamically(
  _ target: UnsafeMutableRawPointer, _ source: UnsafeMutableRawPointer,
  _ sourceType: UnsafeRawPointer, _ targetType: UnsafeRawPointer, _ flags: UInt
) -> Bool {
  guard targetType == errorObject else {
    return runtimeCast(target, source, sourceType, targetType, flags)
  }
  let careful = flags & ~(CastFlag.unconditional | CastFlag.destroysOnFailure)
  if runtimeCast(target, source, sourceType, targetType, careful) { return true }
  let type = unsafeBitCast(sourceType, to: Any.Type.self)
  if bridge(source, of: type, to: target, flags: flags) { return true }
  // To end as the runtime ends it.
  return runtimeCast(target, source, sourceType, targetType, flags)
}

private func bridge(
  _ source: UnsafeMutableRawPointer, of type: Any.Type, to target: UnsafeMutableRawPointer,
  flags: UInt
) -> Bool {
  func open<Value>(_ type: Value.Type) -> Bool {
    let value = source.assumingMemoryBound(to: Value.self)
    guard let error = value.pointee as? any Error else { return false }
    target.initializeMemory(as: NSError.self, repeating: error as NSError, count: 1)
    if flags & CastFlag.takesOnSuccess != 0 { value.deinitialize(count: 1) }
    return true
  }
  return _openExistential(type, do: open)
}
