import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ActivityTests {
  private let root = RecordingController("root")

  private final class Keep: UIActivity {
    var told: [String] = []

    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? { .init("page.keep") }
    override var activityTitle: String? { "Keep" }
    override func canPerform(withActivityItems items: [Any]) -> Bool {
      told.append("can \(items.count)")
      return true
    }
    override func prepare(withActivityItems items: [Any]) { told.append("prepare \(items)") }
    override func perform() {
      told.append("perform")
      super.perform()
    }
  }

  private final class Source: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
      "a placeholder"
    }
    func activityViewController(
      _ controller: UIActivityViewController,
      itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { "for \(type?.rawValue ?? "none")" }
  }

  private final class Ends {
    var told: [String] = []
  }

  private func present(
    _ items: [Any], _ activities: [UIActivity] = [], excluded: [UIActivity.ActivityType] = [],
    _ test: (TestStage, ActivitySheet, Ends) throws -> Void
  ) throws {
    try TestStage.run(with: root) { stage in
      let ends = Ends()
      let controller = UIActivityViewController(
        activityItems: items, applicationActivities: activities)
      controller.excludedActivityTypes = excluded
      controller.completionWithItemsHandler = { type, isCompleted, _, _ in
        ends.told.append("\(type?.rawValue ?? "none") \(isCompleted)")
      }
      root.present(controller, animated: false)
      stage.advance(by: 0)
      let sheet = try #require(controller.view.subviews.first as? ActivitySheet)
      try test(stage, sheet, ends)
    }
  }

  private func table(of sheet: ActivitySheet) throws -> UITableView {
    try #require(sheet.subviews.lazy.compactMap { $0 as? UITableView }.first)
  }

  @Test func whatIsCopiedIsOnThePasteboardAndTheEndIsToldOnce() throws {
    try present(["some words"]) { stage, sheet, ends in
      let table = try table(of: sheet)
      #expect(sheet.tableView(table, numberOfRowsInSection: 0) == 1)
      sheet.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
      #expect(ends.told.isEmpty)
      stage.play(1)
      #expect(ends.told == ["com.apple.UIKit.activity.CopyToPasteboard true"])
      #expect(UIPasteboard.general.string == "some words")
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func anActivityOfThePageIsPreparedWithWhatItsSourceHasForIt() throws {
    let keep = Keep()
    try present([Source()], [keep], excluded: [.copyToPasteboard]) { stage, sheet, ends in
      let table = try table(of: sheet)
      #expect(sheet.tableView(table, numberOfRowsInSection: 0) == 0)
      let row = try #require(table.tableHeaderView as? ActivityRow)
      let button = try #require(row.subviews.lazy.compactMap { $0 as? ActivityButton }.first)
      button.sendActions(for: .touchUpInside)
      stage.play(1)
      #expect(keep.told == ["can 1", "prepare [\"for page.keep\"]", "perform"])
      #expect(ends.told == ["page.keep true"])
    }
  }

  @Test func aTapBesideTheSheetEndsItWithoutAnActivity() throws {
    try present([UIColor.red]) { stage, _, ends in
      stage.tap(100, 40)
      stage.play(1)
      #expect(ends.told == ["none false"] && root.presentedViewController == nil)
    }
  }

  /// The page is black there, and so were the sheet and the bubble around it.
  @Test func inDarkColorsTheSheetAndItsRowsAreLighterThanThePage() throws {
    try present(["some words"]) { stage, sheet, _ in
      stage.stage.set(LiveViewStage.Settings(appearance: .dark))
      defer { stage.stage.set(LiveViewStage.Settings()) }
      stage.advance(by: 0)
      let table = try table(of: sheet)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let traits = sheet.traitCollection
      #expect(traits.userInterfaceStyle == .dark)
      let page = try lightness(.systemGroupedBackground, root.traitCollection)
      let ground = try lightness(sheet.superview?.backgroundColor, traits)
      let row = try lightness(cell.backgroundColor ?? table.style.cellColor, traits)
      let words = try lightness(cell.textLabel?.textColor, traits)
      #expect(page < ground && ground < row && row < words)
      let controller = try #require(root.presentedViewController)
      let popover = ActivityPopover(presentedViewController: controller, presenting: root)
      #expect(try lightness(popover.usualColor, traits) == ground)
    }
  }

  /// Of a gray, or of one that is nearly gray.
  private func lightness(_ color: UIColor?, _ traits: UITraitCollection) throws -> CGFloat {
    var red: CGFloat = 0
    let resolved = try #require(color).resolvedColor(with: traits)
    try #require(resolved.getRed(&red, green: nil, blue: nil, alpha: nil))
    return red
  }

  @Test func whatCannotBeCopiedIsNotOffered() throws {
    try present([3]) { _, sheet, _ in
      let table = try table(of: sheet)
      #expect(sheet.tableView(table, numberOfRowsInSection: 0) == 0)
    }
  }
}
