import Foundation
import ObjectiveC
import Testing

struct TimerSelectorTests {
  private final class Clock: NSObject {
    var log: [String] = []
    var limit = 3
    func tick() { log.append("tick") }
    func fire(_ timer: Timer) {
      log.append("\(timer.userInfo ?? "nothing")")
      if log.count == limit { timer.invalidate() }
    }
  }

  private let tick = Selector(Clock.tick, named: "tick")
  private let fire = Selector(Clock.fire(_:), named: "fire:")

  private func runLoop(until isDone: () -> Bool) {
    while !isDone(), RunLoop.current.run(mode: .default, before: .distantFuture) {}
  }

  @Test func aMethodMayTakeTheTimerOrNothing() {
    let clock = Clock()
    Timer.scheduledTimer(
      timeInterval: 0, target: clock, selector: tick, userInfo: nil, repeats: false)
    Timer.scheduledTimer(
      timeInterval: 0, target: clock, selector: fire, userInfo: ["a": 1], repeats: false)
    runLoop { clock.log.count == 2 }
    #expect(clock.log.sorted() == ["[\"a\": 1]", "tick"])
  }

  @Test func aTimerEndsItselfInItsMethod() {
    let clock = Clock()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: clock, selector: fire, userInfo: "x", repeats: true)
    runLoop { !timer.isValid }
    #expect(clock.log == ["x", "x", "x"])
    timer.fire()
    #expect(clock.log.count == 3 && timer.userInfo == nil)
  }

  @Test func aTimerKeepsItsTargetUntilItIsInvalidated() {
    weak var gone: Clock?
    let timer: Timer
    do {
      let clock = Clock()
      gone = clock
      timer = Timer(timeInterval: 60, target: clock, selector: tick, userInfo: nil, repeats: true)
    }
    timer.fire()
    #expect(gone?.log == ["tick"])
    timer.invalidate()
    #expect(gone == nil && !timer.isValid)
  }

  @Test func aTimerThatHasFiredOnceLetsGo() {
    weak var gone: Clock?
    let timer: Timer
    do {
      let clock = Clock()
      gone = clock
      timer = Timer.scheduledTimer(
        timeInterval: 0, target: clock, selector: tick, userInfo: nil, repeats: false)
    }
    runLoop { !timer.isValid }
    #expect(gone == nil)
  }

  @Test func aTimerIsAddedToALoopByHand() {
    let clock = Clock()
    let timer = Timer(
      timeInterval: 0, target: clock, selector: fire, userInfo: nil, repeats: false)
    timer.tolerance = 0.1
    RunLoop.current.add(timer, forMode: .common)
    runLoop { clock.log.count == 1 }
    #expect(clock.log == ["nothing"] && timer.tolerance == 0.1)
    let dated = Timer(
      fireAt: Date(timeIntervalSinceNow: 60), interval: 1, target: clock, selector: tick,
      userInfo: nil, repeats: true)
    #expect(dated.fireDate.timeIntervalSinceNow > 30 && dated.timeInterval == 1)
    dated.fire()
    #expect(clock.log == ["nothing", "tick"] && dated.isValid)
  }

  @available(*, deprecated)
  @Test func swift2sSpellingsWork() {
    let clock = Clock()
    NSTimer.scheduledTimerWithTimeInterval(
      0, target: clock, selector: tick, userInfo: nil, repeats: false)
    let timer = NSTimer(
      timeInterval: 0, target: clock, selector: tick, userInfo: nil, repeats: false)
    NSRunLoop.currentRunLoop().addTimer(timer, forMode: NSRunLoopCommonModes)
    RunLoop.current.add(
      NSTimer(timeInterval: 0, target: clock, selector: tick, userInfo: nil, repeats: false),
      forMode: .commonModes)
    runLoop { clock.log.count == 3 }
    #expect(clock.log.count == 3 && !timer.valid)
  }
}
