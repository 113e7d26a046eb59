import Foundation
import ObjectiveC
import Testing

struct FoundationSelectorTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ note: Notification) { heard.append(note.name.rawValue) }
    func fire(_ timer: Timer) { heard.append("\(timer.userInfo ?? "nothing")") }
    func take(_ value: Any) { heard.append("\(value)") }
  }

  private let name = Notification.Name("Lekplats.test")
  private let hear = Selector(Listener.hear(_:), named: "hear:")

  @Test func anObserverHearsUntilItIsRemoved() {
    let center = NotificationCenter()
    let listener = Listener()
    center.addObserver(listener, selector: hear, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["Lekplats.test"])
  }

  @Test func anObserverIsRemovedForOneName() {
    let center = NotificationCenter()
    let listener = Listener()
    let other = Notification.Name("other")
    center.addObserver(listener, selector: hear, name: name, object: nil)
    center.addObserver(listener, selector: hear, name: other, object: nil)
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(listener.heard == ["other"])
  }

  @Test func anObserverIsNotKeptAlive() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: hear, name: name, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(gone == nil)
  }

  @Test func aBlocksTokenIsRemovedToo() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func aTimerCallsItsTargetAndKnowsWhatFor() {
    let listener = Listener()
    let fire = Selector(Listener.fire(_:), named: "fire:")
    for information in ["a" as Any, nil] {
      let timer = Timer(
        timeInterval: 60, target: listener, selector: fire, userInfo: information, repeats: false)
      timer.fire()
      #expect("\(type(of: timer))" == "Timer")
    }
    #expect(listener.heard == ["a", "nothing"])
  }

  @Test func aDelayedCallCanBeCancelled() {
    let listener = Listener()
    let take = Selector(Listener.take(_:), named: "take:")
    for value in ["a", "b", "c"] { listener.perform(take, with: value, afterDelay: 0) }
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: take, object: "b")
    let loop = RunLoop.current
    while listener.heard.count < 2, loop.run(mode: .default, before: .distantFuture) {}
    #expect(listener.heard == ["a", "c"])
  }
}
