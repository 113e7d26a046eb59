import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Answers the questions of a split view controller, and writes down what it hears.
@MainActor
private final class SplitLog: UISplitViewControllerDelegate {
  var heard: [String] = []
  var top: UISplitViewController.Column?
  var leavesOut = false

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    heard.append("mode \(displayMode)")
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    heard.append("collapse secondary")
    return leavesOut
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    heard.append("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    heard.append("show \(column)")
  }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    heard.append("hide \(column)")
  }
}

@MainActor
@Suite(.serialized)
struct SplitViewControllerTests {
  private let list = RecordingController("list")
  private let detail = RecordingController("detail")
  private let log = SplitLog()

  private func run(
    _ split: UISplitViewController, _ size: CGSize,
    _ test: (TestStage) throws -> Void
  ) rethrows {
    split.delegate = log
    split.preferredContentSize = size
    try TestStage.run { stage in
      stage.stage.show(split)
      stage.begin()
      stage.advance(by: 0.1)
      #expect(split.view.bounds.size == size)
      RecordingController.log = []
      try test(stage)
    }
  }

  private var columns: UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
  }

  private let wide = CGSize(width: 1000, height: 700)
  private let tall = CGSize(width: 700, height: 1000)
  private let narrow = CGSize(width: 375, height: 668)

  @Test func columnsLieSideBySideWhereThereIsRoom() {
    let split = columns
    run(split, wide) { stage in
      #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
      #expect(split.primaryColumnWidth == 320)
      #expect(list.navigationController != nil && list.splitViewController === split)
      #expect(list.view.convert(list.view.bounds, to: split.view).width == 320)
      #expect(detail.view.convert(CGPoint.zero, to: split.view).x == 320)
      #expect(detail.view.bounds.width == 680)
      #expect(list.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
    }
  }

  @Test func theButtonSendsTheColumnAwayAndBringsItBack() {
    let split = columns
    run(split, wide) { stage in
      _ = log.take()
      #expect(split.displayModeButtonItem.accessibilityLabel == "Hide Sidebar")
      split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
      #expect(split.displayModeButtonItem.accessibilityLabel == "Show Sidebar")
      #expect(log.take() == ["mode secondaryOnly", "hide primary"])
      #expect(RecordingController.taken() == ["list willDisappear animated"])
      stage.play(1)
      #expect(RecordingController.taken() == ["list didDisappear animated"])
      #expect(detail.view.bounds.width == 1000 && list.view.window == nil)
      split.show(.primary)
      stage.play(1)
      #expect(log.take() == ["mode oneBesideSecondary", "show primary"])
      #expect(list.view.window != nil && split.displayMode == .oneBesideSecondary)
    }
  }

  @Test func inATallRoomTheColumnComesOverTheDetail() {
    let split = columns
    run(split, tall) { stage in
      #expect(split.displayMode == .secondaryOnly && detail.view.bounds.width == 700)
      split.show(.primary)
      stage.play(1)
      #expect(split.displayMode == .oneOverSecondary && detail.view.bounds.width == 700)
      #expect(list.view.window != nil)
      stage.tap(600, 500)
      stage.play(1)
      #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    }
  }

  @Test func columnsLieOnOneStackWhereThereIsLittleRoom() {
    let split = columns
    run(split, narrow) { stage in
      #expect(split.isCollapsed && log.take() == ["top secondary", "collapsed"])
      #expect(list.navigationController?.viewControllers == [list, detail])
      #expect(detail.view.window != nil && split.viewControllers.count == 1)
      list.navigationController?.popViewController(animated: true)
      stage.play(1)
      #expect(list.view.window != nil)
      split.show(.secondary)
      stage.play(1)
      #expect(list.navigationController?.topViewController === detail)
    }
  }

  @Test func theDelegateSaysWhichColumnStaysOnTop() {
    let split = columns
    log.top = .primary
    run(split, narrow) { stage in
      #expect(list.navigationController?.viewControllers == [list] && list.view.window != nil)
    }
  }

  @Test func roomBringsTheColumnsApart() {
    let split = columns
    run(split, narrow) { stage in
      _ = log.take()
      split.view.frame.size = wide
      stage.advance(by: 0.1)
      #expect(!split.isCollapsed && log.take() == ["expanded"])
      #expect(list.navigationController?.viewControllers == [list])
      #expect(detail.navigationController?.viewControllers == [detail])
      #expect(list.view.window != nil && detail.view.window != nil)
    }
  }

  @Test func aListOfTwoAsksWhetherTheDetailIsLeftOut() {
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: list), detail]
    log.leavesOut = true
    run(split, narrow) { stage in
      #expect(log.take() == ["collapse secondary", "collapsed"])
      #expect(list.view.window != nil && detail.viewIfLoaded?.window == nil)
      let other = RecordingController("other")
      list.showDetailViewController(other, sender: nil)
      stage.play(1)
      #expect(list.navigationController?.viewControllers == [list, other])
    }
  }

  @Test func aDetailTakesThePlaceOfTheOther() {
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: list), detail]
    run(split, wide) { stage in
      #expect(split.displayMode == .oneBesideSecondary)
      let other = RecordingController("other")
      list.showDetailViewController(other, sender: nil)
      stage.advance(by: 0.1)
      #expect(split.viewControllers.last === other && other.view.window != nil)
      #expect(detail.parent == nil && detail.view.window == nil)
    }
  }

  @Test func threeColumns() {
    let middle = RecordingController("middle")
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .twoBesideSecondary
    run(split, CGSize(width: 1200, height: 800)) { stage in
      #expect(split.displayMode == .twoBesideSecondary && detail.view.bounds.width == 560)
      #expect(middle.view.convert(CGPoint.zero, to: split.view).x == 320)
      split.hide(.primary)
      stage.play(1)
      #expect(split.displayMode == .oneBesideSecondary && detail.view.bounds.width == 880)
    }
  }
}
