import Foundation
import ObjectiveC
import Testing

struct SelectorTests {
  private class Machine: NSObject {
    var said: [String] = []
    func start() { said.append("start") }
    func take(_ sender: Any) { said.append("take \(sender)") }
    func move(_ first: Int, to second: String) -> Int {
      said.append("move \(first) \(second)")
      return first + 1
    }
    var name = "a"

    enum Exposed: ExposedMethods {
      static let selectors: [Selector] = [
        Selector(method0: Machine.start, named: "start"),
        Selector(method1: Machine.take(_:), named: "take:"),
        Selector(method2: Machine.move(_:to:), named: "move:to:"),
        Selector(getter: \Machine.name, named: "name"),
        Selector(setter: \Machine.name, named: "setName:"),
      ]
    }
  }

  private final class Special: Machine {
    override func start() { said.append("special") }
  }

  @Test func callsTheMethodItWasMadeOf() {
    let machine = Machine()
    Selector(Machine.start, named: "start").perform(on: machine)
    Selector(Machine.take(_:), named: "take").perform(on: machine, with: 7)
    let result = Selector(Machine.move(_:to:), named: "move:to:").perform(on: machine, with: 1, "b")
    #expect(machine.said == ["start", "take 7", "move 1 b"])
    #expect(result as? Int == 2)
  }

  @Test func findsAMethodByItsName() {
    let machine = Special()
    Selector("start").perform(on: machine)
    Selector("take:").perform(on: machine, with: "x")
    machine.perform(NSSelectorFromString("setName:"), with: "new")
    #expect(machine.said == ["special", "take x"])
    #expect(machine.name == "new")
    #expect(machine.responds(to: "name"))
    #expect(!machine.responds(to: "stop"))
    #expect(!NSObject().responds(to: "start"))
  }

  @Test func isItsName() {
    #expect(Selector(Machine.take(_:), named: "take") == Selector("take:"))
    #expect(Selector(Machine.start, named: "start") != Selector("start:"))
    #expect("\(Selector("start"))" == "start")
  }

  @Test func givesWhatAMethodReturns() {
    let machine = Machine()
    machine.name = "known"
    let name = machine.perform("name")?.takeUnretainedValue()
    #expect(name as? String == "known")
    #expect(machine.perform("start") == nil)
  }
}
