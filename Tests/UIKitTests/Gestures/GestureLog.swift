import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Writes down what recognizers tell, by their names.
@MainActor
final class GestureLog {
  var lines: [String] = []
  var handler: ((UIGestureRecognizer) -> Void)?

  func told(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
    handler?(recognizer)
  }

  /// Names a recognizer, listens to it, and gives it to a view.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector(GestureLog.told(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// What was told since it was asked for the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes down which touches it hears of, each as its place and the number of those that came along.
@MainActor
final class ListeningView: UIView {
  var log: [String] = []
  var phases: [UITouch.Phase] = []
  var points: [CGPoint] = []

  private func note(_ word: String, _ touches: Set<UITouch>) {
    log.append(touches.count == 1 ? word : "\(word) \(touches.count)")
    phases += touches.map(\.phase)
    points += touches.map { $0.location(in: self) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A delegate whose answers a test writes down.
final class Answering: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var runsBeside: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var waitsFor: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isAwaitedBy: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var receivesPress: (UIPress) -> Bool = { _ in true }
  var receivesEvent: (UIEvent) -> Bool = { _ in true }
  var questions: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("begin")
    return begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { runsBeside(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsFor(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaitedBy(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("touch")
    return receivesTouch(touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { receivesPress(press) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    questions.append("event")
    return receivesEvent(event)
  }
}

extension TestStage {
  typealias Place = (x: Double, y: Double)

  private func fingers(_ phase: LiveViewStage.TouchPhase, _ places: [Place], _ first: UInt32) {
    stage.deliver(
      places.enumerated().map { index, place in
        LiveViewStage.Finger(
          phase: phase, identifier: first + UInt32(index), x: place.x, y: place.y)
      })
  }

  /// Fingers come down in one event, numbered from `first`.
  func down(_ places: Place..., first: UInt32 = 1) { fingers(.began, places, first) }
  func move(_ places: Place..., first: UInt32 = 1) { fingers(.moved, places, first) }
  func up(_ places: Place..., first: UInt32 = 1) { fingers(.ended, places, first) }
  func cancel(_ places: Place..., first: UInt32 = 1) { fingers(.cancelled, places, first) }
}
