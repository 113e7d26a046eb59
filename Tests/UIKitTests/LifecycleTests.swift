import CoreGraphics
import Foundation
import Testing

@testable import PlaygroundSupport
@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private class Recording: UIViewController {
  static var log: [String] = []
  let name: String

  init(_ name: String = "") {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { Self.log.append(name + text) }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    note("isAppearing \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

@MainActor
@Suite(.serialized)
struct LifecycleTests {
  init() {
    Recording.log = []
  }

  @Test func aControllerWhoseViewAloneIsShownHearsThatItAppears() {
    TestStage.run { stage in
      let controller = Recording()
      stage.stage.show(controller.view)
      #expect(Recording.log == ["loadView", "viewDidLoad"])
      stage.stage.topLevelEnded()
      #expect(Recording.log.dropFirst(2).prefix(2) == ["willAppear", "isAppearing 375x668"])
      stage.stage.firstCommitDone()
      stage.advance(by: 0)
      #expect(Recording.log.last == "didAppear")
    }
  }

  @Test func aControllerHearsEverythingInOrder() {
    TestStage.run { stage in
      let controller = Recording()
      stage.stage.show(controller)
      #expect(Recording.log == ["loadView", "viewDidLoad", "willAppear"])
      stage.stage.topLevelEnded()
      #expect(
        Recording.log.dropFirst(3) == ["isAppearing 375x668", "willLayout", "didLayout"])
      stage.stage.firstCommitDone()
      #expect(Recording.log.last == "didAppear")
      let count = Recording.log.count
      stage.stage.turnEnded()
      #expect(Recording.log.count == count)
      stage.stage.dismiss()
      #expect(Recording.log.suffix(2) == ["willDisappear", "didDisappear"])
      #expect(stage.stage.rootLayer == nil && stage.stage.liveViewSize == nil)
    }
  }

  @Test func aViewThatWasLoadedIsNotLoadedAgain() {
    TestStage.run { stage in
      let controller = Recording()
      #expect(!controller.isViewLoaded)
      _ = controller.view
      stage.stage.show(controller)
      stage.begin()
      #expect(Recording.log.filter { $0 == "loadView" }.count == 1)
    }
  }

  @Test func childrenHearAfterTheirParent() {
    TestStage.run { stage in
      let (parent, child) = (Recording("parent "), Recording("child "))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      Recording.log = []
      stage.stage.show(parent)
      stage.begin()
      let appearing = Recording.log.filter { $0.contains("ppear") }
      #expect(
        appearing == [
          "parent willAppear", "child willAppear", "parent isAppearing 375x668",
          "child isAppearing 375x668", "parent didAppear", "child didAppear",
        ])
    }
  }

  @Test func aChildThatComesLaterAppearsToo() {
    TestStage.run { stage in
      let (parent, child) = (Recording("parent "), Recording("child "))
      stage.stage.show(parent)
      stage.begin()
      Recording.log = []
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(Recording.log.last == "child isAppearing 375x668")
      stage.advance(by: 0)
      let appearing = Recording.log.filter { $0.contains("ppear") }
      #expect(
        appearing == ["child willAppear", "child isAppearing 375x668", "child didAppear"])
      child.view.removeFromSuperview()
      #expect(Recording.log.suffix(2) == ["child willDisappear", "child didDisappear"])
    }
  }

  @Test func aControllerShownLaterAppearsAfterItsCommit() {
    TestStage.run { stage in
      stage.begin()
      stage.stage.show(Recording())
      stage.stage.turnEnded()
      #expect(Recording.log.last == "didLayout")
      stage.advance(by: 0)
      #expect(Recording.log.last == "didAppear")
    }
  }

  @Test func thePageTellsWhatItShows() {
    nonisolated(unsafe) var told: [String] = []
    let names = [
      "PlaygroundPageLiveViewDidChangeNotification",
      "PlaygroundPageNeedsIndefiniteExecutionDidChangeNotification",
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: Notification.Name(name), object: PlaygroundPage.current, queue: nil
      ) { note in
        let keys = (note.userInfo ?? [:]).keys.map { "\($0)" }.sorted()
        told.append("\(name.dropFirst(14).prefix(8)) \(keys.joined())")
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let page = PlaygroundPage.current
    page.liveView = nil
    #expect(told.isEmpty)
    page.liveView = UIView()
    #expect(page.needsIndefiniteExecution)
    page.liveView = UIViewController()
    page.liveView = nil
    #expect(
      told.filter { $0.hasPrefix("LiveView") } == [
        "LiveView PlaygroundPageLiveView", "LiveView PlaygroundPageLiveViewController", "LiveView ",
      ])
    #expect(told.first == "NeedsInd PlaygroundPageNeedsIndefiniteExecution")
    page.needsIndefiniteExecution = false
  }
}
