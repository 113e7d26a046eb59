// swift-format-ignore-file: AlwaysUseLowerCamelCase TypeNamesShouldBeCapitalized
// Blocks that can be waited for and cancelled, as the functions of Swift 2 made them.
//
// Each stays the block it is: a closure of Swift made of it would hide what Dispatch keeps beside it, and Dispatch
// would stop the page. So all of these take and give blocks, and none a closure.

internal import CDispatch
import Dispatch

@available(*, deprecated, message: "Say DispatchWorkItemFlags.")
public struct dispatch_block_flags_t: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public init(_ rawValue: UInt) { self.rawValue = rawValue }

  fileprivate var flags: CDispatch.dispatch_block_flags_t { .init(UInt32(rawValue)) }
}

@available(*, deprecated, renamed: "DispatchWorkItemFlags.barrier")
public let DISPATCH_BLOCK_BARRIER = dispatch_block_flags_t(0x1)
@available(*, deprecated, renamed: "DispatchWorkItemFlags.detached")
public let DISPATCH_BLOCK_DETACHED = dispatch_block_flags_t(0x2)
@available(*, deprecated, renamed: "DispatchWorkItemFlags.assignCurrentContext")
public let DISPATCH_BLOCK_ASSIGN_CURRENT = dispatch_block_flags_t(0x4)
@available(*, deprecated, renamed: "DispatchWorkItemFlags.noQoS")
public let DISPATCH_BLOCK_NO_QOS_CLASS = dispatch_block_flags_t(0x8)
@available(*, deprecated, renamed: "DispatchWorkItemFlags.inheritQoS")
public let DISPATCH_BLOCK_INHERIT_QOS_CLASS = dispatch_block_flags_t(0x10)
@available(*, deprecated, renamed: "DispatchWorkItemFlags.enforceQoS")
public let DISPATCH_BLOCK_ENFORCE_QOS_CLASS = dispatch_block_flags_t(0x20)

@available(*, deprecated, message: "Say DispatchWorkItem(flags:block:).")
public func dispatch_block_create(
  _ flags: dispatch_block_flags_t, _ block: @escaping dispatch_block_t
) -> dispatch_block_t {
  CDispatch.dispatch_block_create(flags.flags, block)
}

@available(*, deprecated, message: "Say DispatchWorkItem(qos:flags:block:).")
public func dispatch_block_create_with_qos_class(
  _ flags: dispatch_block_flags_t, _ quality: DispatchQoS.QoSClass, _ priority: Int32,
  _ block: @escaping dispatch_block_t
) -> dispatch_block_t {
  CDispatch.dispatch_block_create_with_qos_class(
    flags.flags, quality.numberOfDispatch, priority, block)
}

@available(*, deprecated, message: "Say DispatchWorkItem(flags:block:).perform().")
public func dispatch_block_perform(_ flags: dispatch_block_flags_t, _ block: dispatch_block_t) {
  CDispatch.dispatch_block_perform(flags.flags, block)
}

/// Nought where the block came to an end in time.
@available(*, deprecated, message: "Say item.wait(timeout:) of a DispatchWorkItem.")
@discardableResult
public func dispatch_block_wait(_ block: @escaping dispatch_block_t, _ time: DispatchTime) -> Int {
  Int(CDispatch.dispatch_block_wait(block, time.rawValue))
}

@available(*, deprecated, message: "Say item.notify(queue:execute:) of a DispatchWorkItem.")
public func dispatch_block_notify(
  _ block: @escaping dispatch_block_t, _ queue: DispatchQueue,
  _ notification: @escaping dispatch_block_t
) {
  nonisolated(unsafe) let notification = notification
  CDispatch.dispatch_block_notify(block, CDispatch.dispatch_get_global_queue(0, 0)) {
    queue.async { notification() }
  }
}

@available(*, deprecated, message: "Say item.cancel() of a DispatchWorkItem.")
public func dispatch_block_cancel(_ block: @escaping dispatch_block_t) {
  CDispatch.dispatch_block_cancel(block)
}

/// Not nought where the block was cancelled.
@available(*, deprecated, message: "Say item.isCancelled of a DispatchWorkItem.")
public func dispatch_block_testcancel(_ block: @escaping dispatch_block_t) -> Int {
  Int(CDispatch.dispatch_block_testcancel(block))
}

extension DispatchQoS.QoSClass {
  fileprivate var numberOfDispatch: UInt32 {
    switch self {
    case .userInteractive: 0x21
    case .userInitiated: 0x19
    case .default: 0x15
    case .utility: 0x11
    case .background: 0x09
    default: 0
    }
  }
}
