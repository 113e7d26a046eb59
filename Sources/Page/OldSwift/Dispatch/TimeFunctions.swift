// swift-format-ignore-file: AlwaysUseLowerCamelCase TypeNamesShouldBeCapitalized
// How Swift 1 and 2 wrote moments, waiting for them, and doing a thing once.

import Dispatch

@available(*, deprecated, renamed: "DispatchTime")
public typealias dispatch_time_t = DispatchTime

/// This moment, and never, as the functions that wait take them.
@available(*, deprecated, renamed: "DispatchTime.now()")
public var DISPATCH_TIME_NOW: DispatchTime { .now() }
@available(*, deprecated, renamed: "DispatchTime.distantFuture")
public let DISPATCH_TIME_FOREVER = DispatchTime.distantFuture

@available(*, deprecated, message: "Say .now() + seconds.")
public func dispatch_time(_ moment: DispatchTime, _ nanoseconds: Int64) -> DispatchTime {
  moment + .nanoseconds(Int(nanoseconds))
}

/// Whether a thing was done.
@available(*, deprecated, message: "Say static let or lazy var: they are made once.")
public typealias dispatch_once_t = Int

@available(*, deprecated, message: "Say static let or lazy var: they are made once.")
public func dispatch_once(_ done: inout Int, _ block: () -> Void) {
  guard done == 0 else { return }
  done = -1
  block()
}
