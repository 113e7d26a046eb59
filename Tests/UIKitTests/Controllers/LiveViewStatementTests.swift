import CoreGraphics
import Foundation
import Testing

@testable import PlaygroundSupport
@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What is written of the live view of a playground, and of the life cycle, each by its name.
@MainActor
@Suite(.serialized)
struct LiveViewStatementTests {
  private struct Note: Equatable {
    let name: String
    let keys: [String]
  }

  /// Listens to the page while something is done to it.
  private func notes(of work: (PlaygroundPage, () -> [Note]) -> Void) {
    nonisolated(unsafe) var heard: [Note] = []
    let names = [
      "PlaygroundPageLiveViewDidChangeNotification",
      "PlaygroundPageNeedsIndefiniteExecutionDidChangeNotification",
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: Notification.Name(name), object: PlaygroundPage.current, queue: nil
      ) { note in
        heard.append(
          Note(
            name: name.replacingOccurrences(of: "PlaygroundPage", with: "")
              .replacingOccurrences(of: "Notification", with: ""),
            keys: (note.userInfo ?? [:]).keys.map { "\($0)" }.sorted()))
      }
    }
    defer {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      PlaygroundPage.current.liveView = nil
      PlaygroundPage.current.needsIndefiniteExecution = false
    }
    work(PlaygroundPage.current) {
      defer { heard = [] }
      return heard
    }
  }

  private static let executes = Note(
    name: "NeedsIndefiniteExecutionDidChange", keys: ["PlaygroundPageNeedsIndefiniteExecution"])

  private final class Shown: PlaygroundLiveViewable {
    let playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation

    init(_ representation: PlaygroundLiveViewRepresentation) {
      playgroundLiveViewRepresentation = representation
    }
  }

  @Test func aLiveViewIsToldSynchronouslyAfterTheWishToGoOn() {
    notes { page, taken in
      page.liveView = UIView()
      #expect(
        taken() == [
          Self.executes, Note(name: "LiveViewDidChange", keys: ["PlaygroundPageLiveView"]),
        ])
      #expect(page.needsIndefiniteExecution)
    }
  }

  @Test func aControllerHasAKeyOfItsOwn() {
    notes { page, taken in
      page.setLiveView(UIViewController())
      #expect(
        taken().last
          == Note(name: "LiveViewDidChange", keys: ["PlaygroundPageLiveViewController"]))
    }
  }

  @Test func anObjectOfThePagesOwnIsShownAsWhatItRepresents() {
    notes { page, taken in
      page.liveView = Shown(.view(UIView()))
      #expect(taken().last?.keys == ["PlaygroundPageLiveView"])
      page.setLiveView(Shown(.viewController(UIViewController())))
      #expect(taken().last?.keys == ["PlaygroundPageLiveViewController"])
      #expect(page.liveView is Shown)
    }
  }

  @Test func nothingAfterNothingIsNotTold() {
    notes { page, taken in
      page.liveView = nil
      #expect(taken().isEmpty)
    }
  }

  @Test func nothingDismissesAndThePageStillGoesOn() {
    notes { page, taken in
      page.liveView = UIView()
      _ = taken()
      page.liveView = nil
      #expect(taken() == [Note(name: "LiveViewDidChange", keys: [])])
      #expect(page.needsIndefiniteExecution)
    }
  }

  // MARK: On the stage

  @Test func topLevelCodeIsOneTurnWithoutLayoutTimersOrAppearance() {
    final class Root: UIViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("load") }
      override func viewWillLayoutSubviews() { log.append("layout") }
      override func viewDidAppear(_ animated: Bool) { log.append("appear") }
    }
    TestStage.run { stage in
      let root = Root()
      stage.stage.show(root)
      root.view.frame.size = CGSize(width: 50, height: 50)
      stage.stage.turnEnded()
      #expect(root.log == ["load"])
      stage.begin()
      #expect(root.log == ["load", "layout", "appear"])
    }
  }

  @Test func viewIsAppearingComesAfterViewWillAppearWithAccurateGeometry() {
    let root = RecordingController("root")
    root.preferredContentSize = CGSize(width: 320, height: 200)
    RecordingController.log = []
    TestStage.run { stage in
      stage.stage.show(root)
      stage.begin()
      #expect(
        RecordingController.taken() == [
          "root load", "root willAppear", "root isAppearing 320x200", "root didAppear",
        ])
    }
  }

  @Test func theBoundsInViewDidLoadAreADefaultAndNotFinal() {
    final class Root: UIViewController {
      var loaded = CGSize.zero
      override func viewDidLoad() { loaded = view.bounds.size }
    }
    TestStage.run { stage in
      let root = Root()
      root.preferredContentSize = CGSize(width: 320, height: 200)
      stage.stage.show(root)
      stage.begin()
      #expect(root.loaded == CGSize(width: 375, height: 668))
      #expect(root.view.bounds.size == CGSize(width: 320, height: 200))
    }
  }

  @Test func assigningTheSameLiveViewChangesNothing() {
    let root = RecordingController("root")
    TestStage.run(with: root) { stage in
      let layer = stage.stage.rootLayer
      stage.stage.show(root)
      #expect(RecordingController.taken().isEmpty && stage.stage.rootLayer === layer)
      #expect(root.view.window != nil)
    }
  }

  @Test func theLiveViewMayBeReplacedByEveryOtherKindBeforeAndAfterTheTopLevelEnded() {
    let (first, second) = (RecordingController("first"), RecordingController("second"))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    RecordingController.log = []
    TestStage.run { stage in
      stage.stage.show(first)
      stage.stage.show(view)
      stage.stage.show(second)
      #expect(
        RecordingController.taken() == [
          "first load", "first willAppear", "first willDisappear", "first didDisappear",
          "second load", "second willAppear",
        ])
      stage.begin()
      stage.stage.show(view)
      stage.advance(by: 0)
      #expect(stage.stage.liveViewSize == CGSize(width: 40, height: 30))
      stage.stage.show(first)
      stage.advance(by: 0)
      #expect(RecordingController.taken().last == "first didAppear")
      stage.stage.dismiss()
      #expect(stage.stage.rootLayer == nil && stage.stage.liveViewSize == nil)
      stage.stage.show(first)
      stage.advance(by: 0)
      #expect(RecordingController.taken().last == "first didAppear")
    }
  }

  @Test func layoutNeverPutsAnOlderSizeBack() {
    let root = RecordingController("root")
    TestStage.run(with: root) { stage in
      root.view.frame.size = CGSize(width: 100, height: 120)
      stage.advance(by: 0)
      #expect(stage.stage.liveViewSize == CGSize(width: 100, height: 120))
      root.view.setNeedsLayout()
      stage.advance(by: 1)
      #expect(root.view.bounds.size == CGSize(width: 100, height: 120))
      root.preferredContentSize = CGSize(width: 200, height: 220)
      stage.advance(by: 0)
      root.view.bounds.size.width = 90
      stage.advance(by: 0)
      #expect(stage.stage.liveViewSize == CGSize(width: 90, height: 220))
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 90, height: 220))
    }
  }

  // MARK: View and controller

  @Test func aControllersViewMayBeReplacedAndLoadViewNeedsNoSuper() {
    final class Root: UIViewController {
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 8)) }
    }
    let root = Root()
    #expect(root.viewIfLoaded == nil && !root.isViewLoaded)
    #expect(root.view.bounds.size == CGSize(width: 9, height: 8))
    let other = UIView()
    let old = root.view
    root.view = other
    #expect(root.viewIfLoaded === other && other.next === root && old?.next !== root)
  }

  @Test func theResponderAfterAControllerIsItsViewsSuperview() {
    let (root, wall) = (UIViewController(), UIView())
    #expect(root.next == nil)
    wall.addSubview(root.view)
    #expect(root.next === wall && root.view.next === root)
  }

  @Test func editingAndWhatNeverIsHere() {
    final class Root: UIViewController {
      var told: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        told.append(editing)
      }
    }
    let root = Root(nibName: nil, bundle: nil)
    root.isEditing = true
    #expect(root.isEditing && root.told == [true])
    #expect(root.storyboard == nil && root.nibName == nil && root.nibBundle == nil)
    #expect(root.modalPresentationStyle == .automatic)
    #expect(root.shouldAutorotate && root.supportedInterfaceOrientations.contains(.portrait))
  }
}
