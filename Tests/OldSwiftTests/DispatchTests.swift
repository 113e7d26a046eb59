import Foundation
import OldSwift
import Testing

/// Grand Central Dispatch as the functions of Swift 1 and 2.
struct DispatchTests {
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }
    func add(_ line: String) { lock.withLock { lines.append(line) } }
  }

  @Test func aSerialQueueKeepsTheOrder() {
    let log = Log()
    let queue = dispatch_queue_create("order", DISPATCH_QUEUE_SERIAL)
    dispatch_async(queue) { log.add("first") }
    dispatch_async(queue) { log.add("second") }
    dispatch_sync(queue) { log.add("third") }
    #expect(log.all == ["first", "second", "third"])
    #expect(dispatch_queue_get_label(queue) == "order")
  }

  @Test func groupsAndSemaphores() {
    let log = Log()
    let queue = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0)
    let group = dispatch_group_create()
    dispatch_group_async(group, queue) { log.add("work") }
    #expect(dispatch_group_wait(group, DISPATCH_TIME_FOREVER) == 0)
    let semaphore = dispatch_semaphore_create(0)
    dispatch_group_notify(group, dispatch_get_global_queue(QOS_CLASS_UTILITY, 0)) {
      log.add("told")
      dispatch_semaphore_signal(semaphore)
    }
    #expect(dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER) == 0)
    #expect(log.all == ["work", "told"])
  }

  @Test func laterAndNotYet() {
    let semaphore = dispatch_semaphore_create(0)
    let moment = dispatch_time(DISPATCH_TIME_NOW, Int64(0.01 * Double(NSEC_PER_SEC)))
    dispatch_after(moment, dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_HIGH, 0)) {
      dispatch_semaphore_signal(semaphore)
    }
    #expect(dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER) == 0)
    #expect(dispatch_semaphore_wait(semaphore, DISPATCH_TIME_NOW) != 0)
  }

  @Test func onceIsOnce() {
    var token: dispatch_once_t = 0
    var times = 0
    for _ in 1...3 { dispatch_once(&token) { times += 1 } }
    #expect(times == 1)
  }

  @Test func manyAtOnce() {
    let log = Log()
    let queue = dispatch_queue_create("many", DISPATCH_QUEUE_CONCURRENT)
    dispatch_apply(4, queue) { log.add("\($0)") }
    dispatch_barrier_async(queue) { log.add("after") }
    dispatch_barrier_sync(queue) { log.add("last") }
    #expect(
      Set(log.all.prefix(4)) == ["0", "1", "2", "3"] && log.all.suffix(2) == ["after", "last"])
  }

  @Test func blocksAreWaitedFor() {
    let log = Log()
    let told = dispatch_semaphore_create(0)
    let block = dispatch_block_create(DISPATCH_BLOCK_ASSIGN_CURRENT) { log.add("block") }
    dispatch_block_notify(block, dispatch_get_global_queue(QOS_CLASS_UTILITY, 0)) {
      log.add("told")
      dispatch_semaphore_signal(told)
    }
    dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), block)
    #expect(dispatch_semaphore_wait(told, DISPATCH_TIME_FOREVER) == 0)
    #expect(log.all == ["block", "told"])
    let direct = dispatch_block_create_with_qos_class(
      DISPATCH_BLOCK_ENFORCE_QOS_CLASS, QOS_CLASS_UTILITY, QOS_MIN_RELATIVE_PRIORITY
    ) { log.add("direct") }
    #expect(dispatch_block_wait(direct, DISPATCH_TIME_NOW) != 0)
    dispatch_block_perform(DISPATCH_BLOCK_DETACHED) { log.add("performed") }
    #expect(log.all.last == "performed")
  }

  @Test func aCancelledBlockDoesNothing() {
    let log = Log()
    let create: (dispatch_block_flags_t, @escaping dispatch_block_t) -> dispatch_block_t =
      dispatch_block_create
    let block = create(DISPATCH_BLOCK_INHERIT_QOS_CLASS) { log.add("block") }
    #expect(dispatch_block_testcancel(block) == 0)
    dispatch_block_cancel(block)
    block()
    #expect(dispatch_block_testcancel(block) != 0)
    #expect(dispatch_block_wait(block, DISPATCH_TIME_FOREVER) == 0)
    #expect(log.all.isEmpty)
  }

  private let NSEC_PER_SEC: UInt64 = 1_000_000_000
}
