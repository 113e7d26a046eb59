import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

private final class Target: UIViewController {
  var log: [String] = []
  static var staticLog: [String] = []

  @discardableResult
  func answering(_ sender: UITapGestureRecognizer) -> Bool {
    log.append("answering")
    return true
  }
  func handle(_ sender: UITapGestureRecognizer) { log.append("handle") }
  func handleAny(_ sender: Any?) { log.append("any") }
  func labelled(sender: UIGestureRecognizer) { log.append("labelled") }
  func plain() { log.append("plain") }
  func both(_ sender: UIGestureRecognizer, with event: UIEvent?) { log.append("both") }
  private func hidden() { log.append("hidden") }
  static func ofType(_ sender: UITapGestureRecognizer) { staticLog.append("static") }
  static func bare() { staticLog.append("bare") }

  /// As the dialect writes them: ` Selector(…)` where a page has `#selector(…)`.
  var spelledInside: [Selector] {
    [
      Selector(handle(_:)), Selector(handle), Selector(self.handle(_:)), Selector(plain),
      Selector(Self.handle(_:)), Selector(Self.plain), Selector(Target.hidden), Selector(hidden),
      Selector(Self.both(_:with:)), Selector(both(_:with:)), Selector(answering(_:)),
      Selector(Self.answering), Selector(labelled(sender:)), Selector(Self.handleAny(_:)),
    ]
  }

  static var spelledInType: [Selector] {
    [Selector(ofType(_:)), Selector(ofType), Selector(Self.ofType(_:)), Selector(bare)]
  }
}

private class NotOnMain {
  var count = 0
  func tick(_ sender: UITapGestureRecognizer) { count += 1 }
}

@MainActor
@Suite(.serialized)
struct SelectorTests {
  private let sender = UITapGestureRecognizer()

  @Test func everySpellingOutsideATypeReachesItsMethod() {
    let target = Target()
    let all = [
      Selector(Target.handle(_:)), Selector(Target.handle), Selector(Target.plain),
      Selector(Target.labelled(sender:)), Selector(Target.both(_:with:)),
      Selector(Target.answering(_:)), Selector(Target.handleAny), Selector(target.handle),
    ]
    for selector in all { selector.perform(on: target, with: sender) }
    #expect(
      target.log == [
        "handle", "handle", "plain", "labelled", "both", "answering", "any", "handle",
      ])
  }

  @Test func everySpellingInsideATypeReachesItsMethod() {
    let target = Target()
    for selector in target.spelledInside { selector.perform(on: target, with: sender) }
    #expect(
      target.log == [
        "handle", "handle", "handle", "plain", "handle", "plain", "hidden", "hidden", "both",
        "both", "answering", "answering", "labelled", "any",
      ])
  }

  @Test func methodsOfTypesAreFound() {
    Target.staticLog = []
    for selector in [Selector(Target.ofType(_:)), Selector(Target.bare)] + Target.spelledInType {
      selector.perform(on: Target.self, with: sender)
    }
    #expect(Target.staticLog == ["static", "bare", "static", "static", "static", "bare"])
  }

  @Test func overridesAreCalled() {
    final class Sub: UIView {
      var calls = 0
      override func setNeedsLayout() { calls += 1 }
    }
    let view = Sub()
    view.calls = 0
    Selector(UIView.setNeedsLayout).perform(on: view, with: nil)
    #expect(view.calls == 1)
  }

  @Test func plainClassesCanBeTargets() {
    let target = NotOnMain()
    sender.addTarget(target, action: Selector(NotOnMain.tick(_:)))
    for action in sender.targets { action.send(from: sender) }
    #expect(target.count == 1)
  }

  @Test func aTargetIsNotKeptAliveAndATypeStays() {
    let recognizer = UITapGestureRecognizer()
    weak var gone: NotOnMain?
    do {
      let target = NotOnMain()
      gone = target
      recognizer.addTarget(target, action: Selector(NotOnMain.tick(_:)))
    }
    #expect(gone == nil)
    recognizer.addTarget(Target.self, action: Selector(Target.ofType(_:)))
    Target.staticLog = []
    for action in recognizer.targets { action.send(from: recognizer) }
    #expect(Target.staticLog == ["static"])
  }

  @Test func namesMakeThemEqual() {
    let one = Selector(Target.plain, named: "plain")
    #expect(one == Selector(Target.plain, named: "plain"))
    #expect(one != Selector(Target.plain, named: "other"))
    let (here, there) = (Selector(Target.plain), Selector(Target.plain))
    #expect(here != there && here == here)
    #expect("\(one)" == "plain")
    let (target, recognizer) = (Target(), UITapGestureRecognizer())
    recognizer.addTarget(target, action: one)
    recognizer.addTarget(target, action: Selector(Target.plain, named: "plain"))
    #expect(recognizer.targets.count == 1)
    recognizer.removeTarget(target, action: Selector(Target.plain, named: "plain"))
    #expect(recognizer.targets.isEmpty)
  }
}
