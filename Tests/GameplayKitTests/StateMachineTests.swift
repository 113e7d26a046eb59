import GameplayKit
import Testing

struct StateMachineTests {
  private final class Log { var lines: [String] = [] }

  private class Light: GKState {
    let log: Log
    init(_ log: Log) { self.log = log }
    override func didEnter(from previousState: GKState?) {
      log.lines.append(
        "\(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "none")")
    }
    override func update(deltaTime seconds: TimeInterval) {
      log.lines.append("\(type(of: self)) for \(seconds)")
    }
    override func willExit(to nextState: GKState) {
      log.lines.append("\(type(of: self)) to \(type(of: nextState))")
    }
  }

  private final class Red: Light {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Green.self }
  }
  private final class Green: Light {}
  private final class Yellow: Light {}

  @Test func aMachineGoesWhereItsStateLetsIt() {
    let log = Log()
    let machine = GKStateMachine(states: [Red(log), Green(log)])
    #expect(machine.currentState == nil)
    #expect(machine.enter(Red.self))
    machine.update(deltaTime: 0.5)
    #expect(!machine.canEnterState(Red.self))
    #expect(!machine.enter(Yellow.self))
    #expect(machine.enter(Green.self))
    #expect(machine.currentState is Green)
    #expect(log.lines == ["Red from none", "Red for 0.5", "Red to Green", "Green from Red"])
  }

  @Test func statesAreFoundByTheirClass() {
    let log = Log()
    let red = Red(log)
    let machine = GKStateMachine(states: [red, Green(log)])
    #expect(machine.state(forClass: Red.self) === red)
    #expect(machine.state(forClass: Yellow.self) == nil)
    #expect(red.stateMachine === machine)
    #expect(!machine.enter(Yellow.self) && machine.currentState == nil)
  }

  @Test func aStateMayBeEnteredAgain() {
    let log = Log()
    let machine = GKStateMachine(states: [Green(log)])
    machine.enter(Green.self)
    machine.enter(Green.self)
    #expect(log.lines == ["Green from none", "Green to Green", "Green from Green"])
  }
}
