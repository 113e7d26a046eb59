// swift-format-ignore-file: AlwaysUseLowerCamelCase TypeNamesShouldBeCapitalized
// Grand Central Dispatch as the functions of Swift 1 and 2: queues and what is handed to them.

import Dispatch
import Foundation
import FoundationAdditions

@available(*, deprecated, renamed: "DispatchQueue")
public typealias dispatch_queue_t = DispatchQueue
@available(*, deprecated, renamed: "DispatchObject")
public typealias dispatch_object_t = DispatchObject
@available(*, deprecated, message: "Write the type of a function, () -> Void.")
public typealias dispatch_block_t = @convention(block) () -> Void

/// What a queue is made with, as Swift 2 named it; a serial queue has none.
@available(*, deprecated, renamed: "DispatchQueue.Attributes")
public typealias dispatch_queue_attr_t = DispatchQueue.Attributes

@available(*, deprecated, message: "Leave the attributes out: a queue is serial.")
public let DISPATCH_QUEUE_SERIAL: DispatchQueue.Attributes? = nil
@available(*, deprecated, renamed: "DispatchQueue.Attributes.concurrent")
public let DISPATCH_QUEUE_CONCURRENT: DispatchQueue.Attributes? = .concurrent

@available(*, deprecated, renamed: "getter:DispatchQueue.main()")
public func dispatch_get_main_queue() -> DispatchQueue { .main }

@available(*, deprecated, message: "Say DispatchQueue.global(qos:).")
public func dispatch_get_global_queue(_ priority: Int, _ flags: Int) -> DispatchQueue {
  switch priority {
  case 2: .global(qos: .userInitiated)
  case 0: .global(qos: .default)
  case -2: .global(qos: .utility)
  default: .global(qos: .background)
  }
}

@available(*, deprecated, message: "Say DispatchQueue.global(qos:).")
public func dispatch_get_global_queue(
  _ quality: DispatchQoS.QoSClass, _ flags: Int
) -> DispatchQueue {
  .global(qos: quality)
}

@available(*, deprecated, message: "Say DispatchQueue.global(qos:).")
public func dispatch_get_global_queue(_ quality: qos_class_t, _ flags: Int) -> DispatchQueue {
  .global(qos: DispatchQoS.QoSClass(rawValue: quality) ?? .default)
}

@available(*, deprecated, message: "Say DispatchQueue(label:attributes:).")
public func dispatch_queue_create(
  _ label: String?, _ attributes: DispatchQueue.Attributes?
) -> DispatchQueue {
  DispatchQueue(label: label ?? "", attributes: attributes ?? [])
}

@available(*, deprecated, renamed: "getter:DispatchQueue.label(self:)")
public func dispatch_queue_get_label(_ queue: DispatchQueue) -> String { queue.label }

@available(*, deprecated, renamed: "DispatchQueue.async(self:execute:)")
public func dispatch_async(_ queue: DispatchQueue, _ block: @escaping () -> Void) {
  nonisolated(unsafe) let block = block
  queue.async { block() }
}

@available(*, deprecated, renamed: "DispatchQueue.sync(self:execute:)")
public func dispatch_sync(_ queue: DispatchQueue, _ block: () -> Void) {
  queue.sync(execute: block)
}

@available(*, deprecated, renamed: "DispatchQueue.asyncAfter(deadline:self:execute:)")
public func dispatch_after(
  _ time: DispatchTime, _ queue: DispatchQueue, _ block: @escaping () -> Void
) {
  nonisolated(unsafe) let block = block
  queue.asyncAfter(deadline: time) { block() }
}

@available(*, deprecated, message: "Say queue.async(flags: .barrier).")
public func dispatch_barrier_async(_ queue: DispatchQueue, _ block: @escaping () -> Void) {
  nonisolated(unsafe) let block = block
  queue.async(flags: .barrier) { block() }
}

@available(*, deprecated, message: "Say queue.sync(flags: .barrier).")
public func dispatch_barrier_sync(_ queue: DispatchQueue, _ block: () -> Void) {
  queue.sync(flags: .barrier, execute: block)
}

@available(*, deprecated, message: "Say DispatchQueue.concurrentPerform(iterations:execute:).")
public func dispatch_apply(_ iterations: Int, _ queue: DispatchQueue, _ block: (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: iterations, execute: block)
}

@available(*, deprecated, renamed: "DispatchObject.suspend(self:)")
public func dispatch_suspend(_ object: DispatchObject) { object.suspend() }

@available(*, deprecated, renamed: "DispatchObject.resume(self:)")
public func dispatch_resume(_ object: DispatchObject) { object.resume() }

@available(*, deprecated, renamed: "dispatchMain()")
public func dispatch_main() -> Never { dispatchMain() }
