import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct AlertTests {
  private let root = RecordingController("root")

  private func alert(
    _ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)],
    chosen: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Title", message: "A message of some length.", preferredStyle: style)
    for (title, style) in titles {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    return alert
  }

  private func buttons(of alert: UIAlertController) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    func search(_ view: UIView) {
      if let button = view as? AlertButton {
        found[button.action.title ?? ""] = view.window?.convert(view.bounds, from: view)
      }
      for view in view.subviews { search(view) }
    }
    search(alert.view)
    return found
  }

  @Test func anAlertStandsInTheMiddleWithTwoButtonsSideBySide() throws {
    try TestStage.run(with: root) { stage in
      let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
      root.present(alert, animated: true)
      stage.play(1)
      #expect(alert.view.frame.width == 270 && alert.view.frame.midX == 187.5)
      #expect(abs(alert.view.frame.midY - 334) <= 0.5)
      let found = buttons(of: alert)
      let (okay, cancel) = (try #require(found["OK"]), try #require(found["Cancel"]))
      #expect(cancel.minX < okay.minX && cancel.minY == okay.minY)
      #expect(okay.size == CGSize(width: 135, height: 44))
    }
  }

  @Test func threeButtonsStandInAColumnTheOneThatCancelsLast() throws {
    try TestStage.run(with: root) { stage in
      let alert = alert(
        .alert, [("Cancel", .cancel), ("One", .default), ("Two", .destructive)])
      root.present(alert, animated: false)
      stage.advance(by: 0)
      let found = buttons(of: alert).sorted { $0.value.minY < $1.value.minY }.map(\.key)
      #expect(found == ["One", "Two", "Cancel"])
    }
  }

  @Test func whatIsTypedIntoTheFirstFieldIsThereForTheHandler() throws {
    try TestStage.run(with: root) { stage in
      var said: [String] = []
      let alert = alert(.alert, [("Cancel", .cancel)])
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      let okay = UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        said = alert.textFields?.map { $0.text ?? "" } ?? []
      }
      alert.addAction(okay)
      root.present(alert, animated: true)
      stage.play(1)
      let fields = try #require(alert.textFields)
      #expect(fields[0].isFirstResponder && fields[0].placeholder == "Name")
      let hands = TypingHands(stage: stage)
      hands.type("ada")
      okay.isEnabled = true
      hands.press(.enter)
      #expect(fields[1].isFirstResponder)
      hands.type("key")
      hands.press(.enter)
      stage.play(1)
      #expect(said == ["ada", "key"] && alert.view.window == nil)
    }
  }

  @Test func fieldsStandBetweenTheTextAndTheButtons() throws {
    try TestStage.run(with: root) { stage in
      let alert = alert(.alert, [("OK", .default)])
      #expect(alert.textFields == nil)
      for _ in 0..<2 { alert.addTextField() }
      root.present(alert, animated: false)
      stage.advance(by: 0)
      let places = try #require(alert.textFields).map { $0.convert($0.bounds, to: alert.view) }
      let button = try #require(buttons(of: alert)["OK"])
      #expect(places[0].minX == 16 && places[0].width == 238 && places[0].maxY == places[1].minY)
      #expect(alert.view.convert(places[1], to: nil).maxY + 20 == button.minY)
    }
  }

  @Test func theHandlerIsCalledWhenTheAlertHasGone() throws {
    try TestStage.run(with: root) { stage in
      var chosen: [String] = []
      let root = root
      let alert = alert(.alert, [("OK", .default)]) {
        chosen.append($0)
        #expect(root.presentedViewController == nil)
      }
      root.present(alert, animated: true)
      stage.play(1)
      let place = try #require(buttons(of: alert)["OK"])
      stage.tap(place.midX, place.midY)
      #expect(chosen.isEmpty)
      stage.play(1)
      #expect(chosen == ["OK"] && alert.view.window == nil)
    }
  }

  @Test func aTapBesideCancelsASheetAndNotAnAlert() {
    TestStage.run(with: root) { stage in
      var chosen: [String] = []
      let first = alert(.alert, [("Cancel", .cancel)]) { chosen.append($0) }
      root.present(first, animated: false)
      stage.advance(by: 0)
      stage.tap(10, 10)
      stage.play(1)
      #expect(chosen.isEmpty && root.presentedViewController === first)
      root.dismiss(animated: false)
      stage.advance(by: 0)
      let second = alert(.actionSheet, [("Do", .default), ("Cancel", .cancel)]) {
        chosen.append($0)
      }
      root.present(second, animated: false)
      stage.advance(by: 0)
      #expect(second.view.frame.maxY == 660 && second.view.frame.width == 359)
      stage.tap(10, 10)
      stage.play(1)
      #expect(chosen == ["Cancel"] && root.presentedViewController == nil)
    }
  }

  @Test func aButtonThatIsNotEnabledCannotBeChosenAndAFingerMaySlide() throws {
    try TestStage.run(with: root) { stage in
      var chosen: [String] = []
      let alert = alert(.alert, [("A", .default), ("B", .default)]) { chosen.append($0) }
      alert.actions[0].isEnabled = false
      root.present(alert, animated: false)
      stage.advance(by: 0)
      let found = buttons(of: alert)
      let (first, second) = (try #require(found["A"]), try #require(found["B"]))
      stage.tap(first.midX, first.midY)
      stage.play(1)
      #expect(chosen.isEmpty && root.presentedViewController === alert)
      stage.drag(
        from: CGPoint(x: first.midX, y: first.midY),
        by: CGVector(dx: second.midX - first.midX, dy: 0))
      stage.play(1)
      #expect(chosen == ["B"])
    }
  }

  @Test func anActionSheetInAWideWindowIsABubbleAtItsSource() {
    root.preferredContentSize = CGSize(width: 900, height: 700)
    TestStage.run(with: root) { stage in
      let sheet = alert(.actionSheet, [("Do", .default), ("Cancel", .cancel)])
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: 440, y: 100, width: 20, height: 20)
      root.present(sheet, animated: false)
      stage.advance(by: 0)
      #expect(sheet.presentationController is UIPopoverPresentationController)
      #expect(buttons(of: sheet).keys.sorted() == ["Do"])
      #expect(sheet.view.frame.width == 304)
    }
  }
}
