@_implementationOnly import CPageRuntime
import Foundation

/// Makes every Swift error an `NSError` to a cast that is made at run time.
///
/// On a Mac `catch let error as NSError` never fails. Here only the cast that is known at compile
/// time succeeds; where the runtime says no, and an `NSError` was wanted, the error becomes one.
public func castEveryErrorToNSError() {
  lek_error_cast_install(unsafeBitCast(NSError.self as Any.Type, to: UnsafeRawPointer.self)) {
    source, type, target, takes in
    guard let source, let type, let target else { return false }
    return bridge(source, of: unsafeBitCast(type, to: Any.Type.self), to: target, takes: takes)
  }
}

private func bridge(
  _ source: UnsafeMutableRawPointer, of type: Any.Type, to target: UnsafeMutableRawPointer,
  takes: Bool
) -> Bool {
  func open<Value>(_ type: Value.Type) -> Bool {
    let value = source.assumingMemoryBound(to: Value.self)
    guard let error = value.pointee as? any Error else { return false }
    target.initializeMemory(as: NSError.self, repeating: error as NSError, count: 1)
    if takes { value.deinitialize(count: 1) }
    return true
  }
  return _openExistential(type, do: open)
}
