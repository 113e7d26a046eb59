// swift-format-ignore-file: AlwaysUseLowerCamelCase TypeNamesShouldBeCapitalized
// Groups and semaphores as the functions of Swift 1 and 2.

import Dispatch

@available(*, deprecated, renamed: "DispatchGroup")
public typealias dispatch_group_t = DispatchGroup
@available(*, deprecated, renamed: "DispatchSemaphore")
public typealias dispatch_semaphore_t = DispatchSemaphore

@available(*, deprecated, renamed: "DispatchGroup.init()")
public func dispatch_group_create() -> DispatchGroup { DispatchGroup() }

@available(*, deprecated, renamed: "DispatchGroup.enter(self:)")
public func dispatch_group_enter(_ group: DispatchGroup) { group.enter() }

@available(*, deprecated, renamed: "DispatchGroup.leave(self:)")
public func dispatch_group_leave(_ group: DispatchGroup) { group.leave() }

@available(*, deprecated, renamed: "DispatchQueue.async(group:self:execute:)")
public func dispatch_group_async(
  _ group: DispatchGroup, _ queue: DispatchQueue, _ block: @escaping () -> Void
) {
  nonisolated(unsafe) let block = block
  queue.async(group: group) { block() }
}

@available(*, deprecated, renamed: "DispatchGroup.notify(self:queue:execute:)")
public func dispatch_group_notify(
  _ group: DispatchGroup, _ queue: DispatchQueue, _ block: @escaping () -> Void
) {
  nonisolated(unsafe) let block = block
  group.notify(queue: queue) { block() }
}

/// Nought where all came to an end in time.
@available(*, deprecated, renamed: "DispatchGroup.wait(self:timeout:)")
@discardableResult
public func dispatch_group_wait(_ group: DispatchGroup, _ timeout: DispatchTime) -> Int {
  group.wait(timeout: timeout) == .success ? 0 : 49
}

@available(*, deprecated, renamed: "DispatchSemaphore.init(value:)")
public func dispatch_semaphore_create(_ value: Int) -> DispatchSemaphore {
  DispatchSemaphore(value: value)
}

@available(*, deprecated, renamed: "DispatchSemaphore.signal(self:)")
@discardableResult
public func dispatch_semaphore_signal(_ semaphore: DispatchSemaphore) -> Int { semaphore.signal() }

/// Nought where there was a signal in time.
@available(*, deprecated, renamed: "DispatchSemaphore.wait(self:timeout:)")
@discardableResult
public func dispatch_semaphore_wait(
  _ semaphore: DispatchSemaphore, _ timeout: DispatchTime
) -> Int {
  semaphore.wait(timeout: timeout) == .success ? 0 : 49
}
