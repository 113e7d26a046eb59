import OldSwift
import Testing

/// Types of a page's own as conditions.
struct ConditionTests {
  private struct Yes: LogicValue {
    func getLogicValue() -> Bool { true }
  }

  private func value<Condition: BooleanType>(of condition: Condition) -> Bool {
    condition.boolValue
  }

  @Test func aTypeSaysWhetherItCounts() {
    #expect(Yes().boolValue && value(of: Yes()))
    #expect(value(of: true) && !value(of: false) && true.getLogicValue())
  }
}
