import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What is presented lies above the page: in dark colors its backgrounds are lighter.
@MainActor
@Suite(.serialized)
struct ElevationTests {
  private let root = RecordingController("root")

  /// A controller that the root presents in dark colors.
  private func present(
    _ style: UIModalPresentationStyle, width: CGFloat = 375,
    _ test: (TestStage, UIViewController) throws -> Void
  ) rethrows {
    root.preferredContentSize = CGSize(width: width, height: 800)
    try TestStage.run(with: root) { stage in
      stage.stage.set(LiveViewStage.Settings(appearance: .dark))
      defer { stage.stage.set(LiveViewStage.Settings()) }
      let modal = UIViewController()
      modal.view.backgroundColor = .systemBackground
      modal.modalPresentationStyle = style
      modal.popoverPresentationController?.sourceView = root.view
      root.present(modal, animated: false)
      stage.play(1)
      try test(stage, modal)
    }
  }

  private func ground(_ modal: UIViewController) -> CGColor? { modal.view.layer.backgroundColor }

  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private let raised = CGColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1)

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover], [375, 1000.0])
  func sheetsAndPopoversAreElevated(style: UIModalPresentationStyle, width: CGFloat) {
    present(style, width: width) { stage, modal in
      #expect(modal.traitCollection.userInterfaceLevel == .elevated)
      #expect(modal.presentationController?.traitCollection.userInterfaceLevel == .elevated)
      #expect(root.traitCollection.userInterfaceLevel == .base)
      #expect(ground(modal) == raised)
      stage.stage.set(LiveViewStage.Settings())
      stage.advance(by: 0)
      #expect(ground(modal) == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
  func whatFillsTheScreenIsNot(style: UIModalPresentationStyle) {
    present(style) { _, modal in
      #expect(modal.traitCollection.userInterfaceLevel == .base && ground(modal) == black)
    }
  }

  @Test func aScreenThatASheetPresentsIsNotElevated() {
    present(.pageSheet) { stage, modal in
      let next = UIViewController()
      next.modalPresentationStyle = .fullScreen
      modal.present(next, animated: false)
      stage.play(1)
      #expect(next.traitCollection.userInterfaceLevel == .base)
      next.dismiss(animated: false)
      stage.play(1)
      #expect(modal.traitCollection.userInterfaceLevel == .elevated)
    }
  }

  @Test func thePageMayChooseAnotherLevel() {
    present(.pageSheet) { _, modal in
      modal.presentationController?.overrideTraitCollection =
        UITraitCollection(userInterfaceLevel: .base)
      #expect(modal.traitCollection.userInterfaceLevel == .base && ground(modal) == black)
      modal.presentationController?.overrideTraitCollection =
        UITraitCollection(userInterfaceStyle: .light)
      #expect(modal.traitCollection.userInterfaceLevel == .elevated)
    }
  }

  @Test func onlyBackgroundsHaveAnElevatedColor() {
    let base = UITraitCollection(userInterfaceStyle: .dark)
    let elevated = base.replacing(UITraitUserInterfaceLevel.self, value: .elevated)
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    let darks: [CGFloat] = [0, 28, 44, 0, 28, 44]
    let elevatedReds: [CGFloat] = [28, 44, 58, 28, 44, 58]
    func reds(_ traits: UITraitCollection) -> [CGFloat] {
      backgrounds.map { color in
        var red: CGFloat = 0
        color.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
        return (red * 255).rounded()
      }
    }
    #expect(reds(base) == darks)
    #expect(reds(elevated) == elevatedReds)
    for color: UIColor in [.systemGray6, .label, .separator, .systemFill, .systemBlue] {
      #expect(color.resolvedColor(with: base) == color.resolvedColor(with: elevated))
    }
  }
}
