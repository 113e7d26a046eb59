import Foundation
import Testing

@testable import os

@Suite struct LogTests {
  @Test func aLineIsAsInXcode() {
    let line = LogLine(
      message: "hello", category: "net", time: Date(timeIntervalSince1970: 1_700_000_000.25))
    let text = line.text(
      process: "Page", number: 7, thread: 9, zone: TimeZone(identifier: "UTC")!)
    #expect(text == "2023-11-14 22:13:20.250000+0000 Page[7:9] [net] hello\n")
  }

  @Test func formatsSayWhoMayRead() {
    let text = LogFormat("%{public}@ has %{private}d of %d").text(["Ada", 3, 4])
    #expect(text == "Ada has 3 of 4")
  }

  @Test func messagesHaveValues() {
    let name = "Ada"
    let message: OSLogMessage =
      "\(name, privacy: .public) \([1, 2]) \(1.5, format: .fixed(precision: 2))"
    #expect(message.text == "Ada [1, 2] 1.50")
  }

  @Test func aDisabledLogIsSilent() {
    #expect(!OSLog.disabled.isEnabled(type: .error) && OSLog.default.isEnabled(type: .debug))
  }

  @Test func unfairLocksGuardTheirState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
  }
}
