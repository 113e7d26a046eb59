import PageProtocol
import Testing

@testable import PageEngine

struct TouchScriptTests {
  @Test func aTapGoesDownAndUpAtOnePlace() throws {
    let touches = try TouchScript("tap 10,20.5 @1.5").touches
    #expect(touches.map(\.phase) == [.began, .ended])
    #expect(touches.allSatisfy { $0.x == 10 && $0.y == 20.5 })
    #expect(touches[0].time == 1.5)
    #expect(touches[1].time > 1.5)
  }

  @Test func aHoldLastsAsLongAsItSays() throws {
    let touches = try TouchScript("hold 1,2 @0 for 0.8").touches
    #expect(touches.map(\.time) == [0, 0.8])
  }

  @Test func aDragArrivesWhereAndWhenItShould() throws {
    let touches = try TouchScript("drag 0,0 60,-30 @1 for 0.5").touches
    #expect(touches.first?.phase == .began)
    #expect(touches.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
    #expect(touches.count == 32)
    let middle = touches[15]
    #expect(middle == TouchInput(phase: .moved, identifier: 1, x: 30, y: -15, time: 1.25))
    #expect(touches.last == TouchInput(phase: .ended, identifier: 1, x: 60, y: -30, time: 1.5))
  }

  @Test func aPinchIsTwoFingersAroundItsPoint() throws {
    let touches = try TouchScript("pinch 100,100 2 @0 for 0.1").touches
    #expect(touches.prefix(2).map(\.x) == [50, 150])
    #expect(touches.suffix(2).map(\.x) == [0, 200])
    #expect(Set(touches.map(\.identifier)) == [1, 2])
    #expect(touches.map(\.time) == touches.map(\.time).sorted())
  }

  @Test func scriptsAreMergedInOrderOfTime() throws {
    let touches = try TouchScript.merge(["tap 5,5 @2", "tap 1,1 @1"])
    #expect(touches.map(\.x) == [1, 1, 5, 5])
    #expect(Set(touches.map(\.identifier)).count == 2)
  }

  @Test(arguments: [
    "drag 1,2 3,4 @0 for 1e300", "drag 1,2 3,4 @0 for 3601", "hold 1,2 @0 for 1e300",
    "pinch 1,2 2 @0 for 1e19", "tap 1,2 @1e300",
    "", "tip 1,2 @3", "tap 1,2", "tap 1;2 @3", "tap 1,2 3", "tap 1,2 @-1", "tap nan,2 @1",
    "hold 1,2 @3 for", "hold 1,2 @3 for 0", "hold 1,2 @3 during 1", "drag 1,2 @3 for 1",
    "pinch 1,2 0 @3 for 1", "tap 1,2 @3 @4", "tap 1,inf @1",
  ])
  func whatIsNoScriptIsSaidToBeNone(_ text: String) {
    #expect(throws: TouchScript.Problem.self) { try TouchScript(text) }
  }
}
