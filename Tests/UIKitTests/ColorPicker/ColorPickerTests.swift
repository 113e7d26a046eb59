import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ColorPickerTests {
  @MainActor
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var heard: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      heard.append("\(PickedColor(color).hex)\(continuously ? "…" : "")")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      heard.append("finished")
    }
  }

  private func part<Kind: UIView>(_ kind: Kind.Type, of view: UIView) -> Kind? {
    view as? Kind ?? view.subviews.lazy.compactMap { part(kind, of: $0) }.first
  }

  @Test func aTouchOfTheGridPicksAndTheOpacityStays() throws {
    let picker = UIColorPickerViewController()
    let listener = Listener()
    picker.delegate = listener
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    try TestStage.run { stage in
      stage.stage.show(picker)
      stage.begin()
      stage.advance(by: 0.1)
      let grid = try #require(part(ColorGrid.self, of: picker.view))
      let corner = grid.convert(CGPoint(x: 4, y: 4), to: nil)
      stage.tap(corner.x, corner.y)
      #expect(listener.heard == ["FFFFFF…", "FFFFFF"])
      #expect(picker.selectedColor == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    }
  }

  @Test func hexadecimalDigitsAreReadAndWritten() {
    var color = PickedColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color.hex == "FF8000")
    let isRead = color.take(hex: "#00ff7F")
    #expect(isRead)
    #expect(color.hex == "00FF7F")
    let isWordRead = color.take(hex: "green!")
    #expect(!isWordRead)
    #expect(color.hex == "00FF7F")
  }

  @Test func aWellShowsAPickerAndTakesItsColour() throws {
    let root = UIViewController()
    let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
    well.title = "Ink"
    root.view.addSubview(well)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    try TestStage.run { stage in
      stage.stage.show(root)
      stage.begin()
      stage.tap(34, 34)
      stage.play(1)
      let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
      #expect(picker.title == "Ink")
      let grid = try #require(part(ColorGrid.self, of: picker.view))
      let corner = grid.convert(CGPoint(x: 4, y: 4), to: nil)
      stage.tap(corner.x, corner.y)
      #expect(changes == 2 && well.selectedColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
  }
}
