import Foundation
import ObjectiveC
import Testing

struct NotificationSelectorTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    var name = ""
    var others: [Listener] = []
    let center: NotificationCenter
    let record: (String) -> Void
    init(_ center: NotificationCenter, _ name: String, _ record: @escaping (String) -> Void) {
      (self.center, self.name, self.record) = (center, name, record)
    }
    func hear() { record(name) }
    func hearOld(_ note: NSNotification) { record("\(name) \(note.userInfo?["key"] ?? "none")") }
    func hearAndEnd(_ note: Notification) {
      record(name)
      for other in others { center.removeObserver(other) }
    }
  }

  private final class Log { var lines: [String] = [] }

  private let note = Notification.Name("Lekplats.order")
  private let center = NotificationCenter()
  private let log = Log()
  private let hear = Selector(Listener.hear, named: "hear")
  private let hearOld = Selector(Listener.hearOld(_:), named: "hearOld:")
  private let hearAndEnd = Selector(Listener.hearAndEnd(_:), named: "hearAndEnd:")

  private func listener(_ name: String) -> Listener {
    let log = log
    return Listener(center, name) { log.lines.append($0) }
  }

  @Test func observersHearInTheOrderInWhichTheyWereAdded() {
    let listeners = (0..<30).map { listener("\($0)") }
    for each in listeners { center.addObserver(each, selector: hear, name: note, object: nil) }
    center.post(name: note, object: nil)
    #expect(log.lines == (0..<30).map { "\($0)" })
  }

  @Test func aMethodMayTakeTheOldKindOfNotification() {
    let own = listener("a")
    center.addObserver(own, selector: hearOld, name: note, object: nil)
    center.post(name: note, object: nil, userInfo: ["key": 7])
    center.post(Notification(name: note))
    #expect(log.lines == ["a 7", "a none"])
  }

  @Test func anObserverOfOneObjectHearsOfNoOther() {
    let (own, object, other) = (listener("a"), NSObject(), NSObject())
    center.addObserver(own, selector: hear, name: note, object: object)
    center.post(name: note, object: other)
    center.post(name: note, object: nil)
    #expect(log.lines.isEmpty)
    center.post(name: note, object: object)
    #expect(log.lines == ["a"])
    center.removeObserver(own, name: note, object: other)
    center.post(name: note, object: object)
    center.removeObserver(own, name: note, object: object)
    center.post(name: note, object: object)
    #expect(log.lines == ["a", "a"])
  }

  @Test func anObserverOfEveryNameHearsAll() {
    let own = listener("a")
    center.addObserver(own, selector: hear, name: nil, object: nil)
    center.post(name: note, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(log.lines == ["a", "a"])
    center.removeObserver(own)
    center.post(name: note, object: nil)
    #expect(log.lines.count == 2)
  }

  @Test func whoIsRemovedByAnotherHearsNothing() {
    let (first, second) = (listener("first"), listener("second"))
    first.others = [second]
    center.addObserver(first, selector: hearAndEnd, name: note, object: nil)
    center.addObserver(second, selector: hear, name: note, object: nil)
    center.post(name: note, object: nil)
    #expect(log.lines == ["first"])
  }

  @Test func whoIsAddedTwiceHearsTwice() {
    let own = listener("a")
    for _ in 0..<2 { center.addObserver(own, selector: hear, name: note, object: nil) }
    center.post(name: note, object: nil)
    #expect(log.lines == ["a", "a"])
  }

  @available(*, deprecated)
  @Test func swift2sSpellingsWork() {
    let own = listener("a")
    let center = NSNotificationCenter.defaultCenter()
    center.addObserver(own, selector: hearOld, name: "Lekplats.old", object: nil)
    center.postNotificationName("Lekplats.old", object: nil)
    center.postNotificationName("Lekplats.old", object: nil, userInfo: ["key": "b"])
    center.removeObserver(own, name: "Lekplats.old", object: nil)
    center.postNotificationName("Lekplats.old", object: nil)
    #expect(log.lines == ["a none", "a b"])
  }

  @Test func aThreadOfItsOwnCallsAMethod() {
    final class Worker: NSObject, @unchecked Sendable {
      let done = DispatchSemaphore(value: 0)
      var value = ""
      func work(_ argument: Any) {
        value = "\(argument) \(Thread.isMainThread)"
        done.signal()
      }
    }
    let worker = Worker()
    Thread.detachNewThreadSelector(
      Selector(Worker.work(_:), named: "work:"), toTarget: worker, with: "a")
    worker.done.wait()
    #expect(worker.value == "a false")
  }
}
