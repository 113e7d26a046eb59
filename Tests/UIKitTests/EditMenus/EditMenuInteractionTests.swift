import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A view that can copy, and says what its edit menu holds.
@MainActor
private final class Copier: UIView, UIEditMenuInteractionDelegate {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.description == "copy:" || action.description == "shout:"
  }

  override func copy(_ sender: Any?) { heard.append("copy") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let own = UIAction(title: "Shout") { [weak self] _ in self?.heard.append("shout") }
    return UIMenu(children: suggestedActions + [own])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    heard.append("dismissed")
  }
}

@MainActor
@Suite(.serialized)
struct EditMenuInteractionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 640))
  private let copier = Copier(frame: CGRect(x: 100, y: 200, width: 100, height: 60))

  init() { root.addSubview(copier) }

  private func bar(_ view: UIView?) -> EditMenuBar? {
    guard let view else { return nil }
    return view as? EditMenuBar ?? view.subviews.lazy.compactMap { bar($0) }.first
  }

  private func titles(_ view: UIView?) -> [String] {
    guard let view else { return [] }
    return ((view as? UIButton)?.currentTitle).map { [$0] } ?? view.subviews.flatMap { titles($0) }
  }

  private func middle(of title: String) throws -> CGPoint {
    func find(_ view: UIView) -> UIView? {
      if (view as? UIButton)?.currentTitle == title { return view }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    let button = try #require(bar(root.window).flatMap { find($0) })
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  @Test func theMenuStandsAboveItsPlaceAndDoesWhatIsChosen() throws {
    let interaction = UIEditMenuInteraction(delegate: copier)
    copier.addInteraction(interaction)
    try TestStage.run(showing: root) { stage in
      let configuration = UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: 50, y: 10))
      interaction.presentEditMenu(with: configuration)
      stage.advance(by: 0.3)
      let shown = try #require(bar(root.window))
      #expect(titles(shown) == ["Copy", "Shout"] && shown.frame.maxY == 200)
      #expect(interaction.location(in: root) == CGPoint(x: 150, y: 210))
      let place = try middle(of: "Copy")
      stage.tap(place.x, place.y)
      #expect(copier.heard == ["dismissed", "copy"] && bar(root.window) == nil)
    }
  }

  @Test func aTouchElsewhereEndsTheMenu() {
    let interaction = UIEditMenuInteraction(delegate: copier)
    copier.addInteraction(interaction)
    TestStage.run(showing: root) { stage in
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      stage.advance(by: 0.3)
      stage.tap(20, 600)
      #expect(copier.heard == ["dismissed"] && bar(root.window) == nil)
    }
  }

  @Test func theMenuControllerAsksTheFirstResponder() {
    TestStage.run(showing: root) { stage in
      copier.becomeFirstResponder()
      let menu = UIMenuController.shared
      menu.menuItems = [
        UIMenuItem(title: "Shout", action: Selector("shout:")),
        UIMenuItem(title: "Sing", action: Selector("sing:")),
      ]
      menu.showMenu(from: copier, rect: copier.bounds)
      stage.advance(by: 0.3)
      #expect(menu.isMenuVisible && titles(bar(root.window)) == ["Copy", "Shout"])
      menu.hideMenu()
      #expect(!menu.isMenuVisible && bar(root.window) == nil)
      menu.menuItems = nil
    }
  }

  @Test func aRowThatIsHeldShowsItsMenu() throws {
    let rows = Rows(style: .plain)
    TestStage.run { stage in
      stage.stage.show(rows)
      stage.begin()
      stage.stage.deliver(phase: .began, identifier: 1, x: 100, y: 66)
      stage.play(0.8)
      stage.stage.deliver(phase: .ended, identifier: 1, x: 100, y: 66)
      stage.play(0.5)
      let menu = rows.view.window?.subviews.compactMap { $0 as? MenuPresentation }.last
      #expect(rows.asked == [IndexPath(row: 1, section: 0)])
      #expect(menu?.subviews.contains { $0 is MenuPreview } == true)
      #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isHidden == true)
      stage.tap(20, 640)
      stage.play(0.5)
      #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isHidden == false)
      #expect(menu?.superview == nil)
    }
  }
}

@MainActor
private final class Rows: UITableViewController {
  var asked: [IndexPath] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPath)
    return UIContextMenuConfiguration { _ in
      UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in }])
    }
  }
}
