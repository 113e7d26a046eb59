import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Listener: NSObject {
  var log: [String] = []
  func none() { log.append("none") }
  func one(_ sender: UIControl) { log.append("one \(sender.tag)") }
  func two(_ sender: UIControl, _ event: UIEvent?) {
    log.append("two \(sender.tag) \(event == nil ? "no event" : "event")")
  }
}

private final class Surface: UIView {
  var log: [String] = []
  func chosen(_ sender: UIControl) { log.append("chosen \(sender.tag)") }
}

private final class Interceptor: UIControl {
  var names: [String] = []
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    names.append(action.description)
  }
}

private struct ValueTarget {
  let tell: (String) -> Void
  func told(_ sender: UIControl) { tell("value \(sender.tag)") }
}

@MainActor
@Suite(.serialized)
struct ControlActionTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let listener = Listener()

  init() {
    control.tag = 7
  }

  @Test func methodsOfNoneOneAndTwoArgumentsAreCalledInOrder() {
    control.addTarget(
      listener, action: Selector(Listener.two(_:_:), named: "two"), for: .valueChanged)
    control.addTarget(listener, action: Selector(Listener.none, named: "none"), for: .valueChanged)
    control.addTarget(
      listener, action: Selector(Listener.one(_:), named: "one"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.log == ["two 7 no event", "none", "one 7"])
  }

  @Test func theEventComesWithAFinger() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(control)
    TestStage.run(showing: root) { stage in
      control.addTarget(
        listener, action: Selector(Listener.two(_:_:), named: "two"), for: .touchUpInside)
      stage.tap(20, 20)
      #expect(listener.log == ["two 7 event"])
    }
  }

  @Test func oneTargetAndActionIsOneEntryWithSeveralEvents() {
    let action = Selector(Listener.none, named: "none")
    control.addTarget(listener, action: action, for: .touchDown)
    control.addTarget(listener, action: action, for: .touchUpInside)
    control.addTarget(listener, action: action, for: .touchDown)
    #expect(control.handlers.count == 1)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(listener.log == ["none"])
  }

  @Test func removingTakesEventsAway() {
    let (none, one) = (
      Selector(Listener.none, named: "none"), Selector(Listener.one(_:), named: "one")
    )
    control.addTarget(listener, action: none, for: [.touchDown, .touchUpInside])
    control.addTarget(listener, action: one, for: .touchDown)
    control.removeTarget(listener, action: none, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(listener.log == ["one 7", "none"])
    control.removeTarget(listener, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    control.addTarget(listener, action: one, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test func targetsAreNotRetained() {
    weak var gone: Listener?
    do {
      let short = Listener()
      gone = short
      control.addTarget(short, action: Selector(Listener.none, named: "none"), for: .touchDown)
      #expect(control.allTargets == [AnyHashable(short)])
    }
    #expect(gone == nil && control.allTargets.isEmpty)
    control.sendActions(for: .touchDown)
  }

  @Test func withoutATargetTheRespondersAroundAreAsked() {
    let surface = Surface()
    let between = UIView()
    surface.addSubview(between)
    between.addSubview(control)
    control.addTarget(
      nil, action: Selector(Surface.chosen(_:), named: "chosen"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(surface.log == ["chosen 7"])
    #expect(control.allTargets.count == 1 && control.allTargets.first is NSNull)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["chosen:"])
    control.removeFromSuperview()
    control.sendActions(for: .touchUpInside)
    #expect(surface.log.count == 1)
  }

  @Test func aValueCanBeATarget() {
    let target = ValueTarget { [listener] in listener.log.append($0) }
    control.addTarget(
      target, action: Selector(ValueTarget.told(_:), named: "told"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.log == ["value 7"])
  }

  @Test func namesOfActionsAreThoseOfTheTargetAndEvent() {
    let other = Listener()
    control.addTarget(listener, action: Selector(Listener.one(_:), named: "one"), for: .touchDown)
    control.addTarget(listener, action: Selector(Listener.none, named: "none"), for: .touchDown)
    control.addTarget(other, action: Selector(Listener.none, named: "none"), for: .touchDown)
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == ["one:", "none"])
    #expect(control.actions(forTarget: other, forControlEvent: .touchDown) == ["none"])
    #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == nil)
    #expect(control.allTargets == [listener, other])
  }

  @Test func everySendingGoesThroughSendAction() {
    let control = Interceptor()
    control.addTarget(listener, action: Selector(Listener.none, named: "none"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.names == ["none"] && listener.log.isEmpty)
  }

  @Test func actionsOfOneIdentifierReplaceEachOther() {
    var log: [String] = []
    let name = UIAction.Identifier("go")
    control.addAction(UIAction(identifier: name) { _ in log.append("first") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("other") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: name) { action in
        log.append("second \((action.sender as? UIControl)?.tag ?? 0)")
      }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(log == ["second 7", "other"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["second 7", "other", "other", "second 7"])
  }

  @Test func handlersAreListedEventByEvent() {
    control.addTarget(
      listener, action: Selector(Listener.none, named: "none"), for: [.touchDown, .valueChanged])
    let action = UIAction(title: "Go") { _ in }
    control.addAction(action, for: .primaryActionTriggered)
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, event, stop in
      seen.append("\(action?.title ?? target?.1.description ?? "") \(event.rawValue)")
    }
    #expect(seen == ["none 1", "none 4096", "Go 8192"])
    seen = []
    control.enumerateEventHandlers { action, target, event, stop in
      seen.append("\(event.rawValue)")
      stop = true
    }
    #expect(seen == ["1"])
  }

  @Test func aPrimaryActionIsForThePrimaryEvent() {
    var senders: [Int] = []
    let control = UIControl(
      frame: .zero, primaryAction: UIAction { senders.append(($0.sender as? UIView)?.tag ?? -1) })
    control.tag = 3
    control.performPrimaryAction()
    control.sendActions(for: .touchUpInside)
    #expect(senders == [3])
  }

  @Test func rawValuesAreApples() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(events.map(\.rawValue) == (0...8).map { 1 << UInt($0) })
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.menuActionTriggered.rawValue == 16384)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIControl.State().isEmpty && UIControl.State.normal == [])
  }
}
