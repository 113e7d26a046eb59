import Foundation

/// Starts a thread, whose handle is optional on a Mac as what it is given is not.
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ body: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  typealias Body = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  var started = pthread_t()
  let problem = pthread_create(&started, attributes, unsafeBitCast(body, to: Body.self), argument)
  if problem == 0 { thread.pointee = started }
  return problem
}
