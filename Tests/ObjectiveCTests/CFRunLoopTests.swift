import Foundation
import ObjectiveC
import Testing

struct CFRunLoopTests {
  /// Foundation keeps the Core Foundation run loop in a private property of this name.
  @Test func aRunLoopHasOneOfCoreFoundation() throws {
    let names = Mirror(reflecting: RunLoop.current).children.map(\.label)
    try #require(names.contains("_cfRunLoopStorage"))
    let loop = RunLoop.current.getCFRunLoop()
    var isCalled = false
    CFRunLoopPerformBlock(loop, .default) {
      isCalled = true
      CFRunLoopStop(loop)
    }
    CFRunLoopWakeUp(loop)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 5))
    #expect(isCalled)
  }
}
