import Foundation
import PageProtocol
import Testing
import UIKit

@testable import PageRuntime

@MainActor
@Suite("Values that are better seen than read")
final class QuickLookTests {
  private var sent: [Picture] = []
  private lazy var maker = QuickLookMaker { [unowned self] in sent.append($0) }

  private func look(_ value: Any) -> QuickLook? {
    QuickLookSeed(of: Presentation(of: value).shown).flatMap { maker.look(of: $0) }
  }

  private func size(_ value: Any) -> [Double]? {
    guard case .picture(_, let width, let height)? = look(value) else { return nil }
    return [width, height]
  }

  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func wordsAreXcodes() {
    #expect(ValueLine.text(of: UIColor.red) == "r 1.0 g 0.0 b 0.0 a 1.0")
    #expect(ValueLine.text(of: UIColor.systemBlue) == "r 0.0 g 0.478 b 1.0 a 1.0")
    #expect(ValueLine.text(of: UIColor.white.cgColor) == "r 1.0 g 1.0 b 1.0 a 1.0")
    #expect(ValueLine.text(of: picture) == "w 20.0 h 10.0")
    #expect(ValueLine.text(of: UIBezierPath(rect: .zero)) == "5 path elements")
    #expect(ValueLine.text(of: NSAttributedString(string: "a")) == #""a""#)
    #expect(ValueLine.text(of: [UIColor.red]) == "[r 1.0 g 0.0 b 0.0 a 1.0]")
  }

  @Test func colorsAreColors() {
    let red = QuickLook.color(LayerColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(look(UIColor.red) == red && look(UIColor.red.cgColor) == red)
    #expect(look(UIColor?.some(.red) as Any) == red)
    #expect(look(5) == nil && look("red") == nil && look([UIColor.red]) == nil)
  }

  @Test func picturesHaveTheirSizeInPoints() {
    #expect(size(picture) == [20, 10])
    #expect(size(picture.cgImage!) == [40, 20])
    #expect(size(UIImage()) == nil)
    #expect(size(UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))) == [30, 40])
    #expect(size(UIView()) == nil)
    #expect(size(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 10, height: 20))) == [13, 23])
    #expect(size(NSAttributedString(string: "Hello"))![0] > 20)
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 7, height: 8)
    #expect(size(layer) == [7, 8])
  }

  @Test func aLargePictureIsMadeSmallAndSentOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 1000))
    #expect(size(view) == [2000, 1000] && size(view) == [2000, 1000])
    #expect(sent.count == 1 && sent[0].width == 480 && sent[0].height == 240)
    #expect(sent[0].bytes.count == 480 * 240 * 4)
  }

  @Test func aSmallFileIsSentAsItIs() throws {
    let data = try #require(picture.pngData())
    #expect(size(try #require(UIImage(data: data, scale: 2))) == [20, 10])
    #expect(sent.count == 1 && sent[0].format == .file && sent[0].bytes == [UInt8](data))
  }

  private struct Shown: CustomPlaygroundDisplayConvertible {
    var playgroundDescription: Any { UIColor.green }
  }

  @Test func whatATypeGivesInItsPlaceIsShown() {
    #expect(look(Shown()) == .color(LayerColor(red: 0, green: 1, blue: 0, alpha: 1)))
  }

  @Test func aViewIsNotKeptAlive() {
    weak var gone: UIView?
    var seed: QuickLookSeed?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      gone = view
      seed = QuickLookSeed(of: view)
    }
    #expect(gone == nil && seed.flatMap { maker.look(of: $0) } == nil)
  }

  private final class Drawn: UIView {
    var times = 0
    override func draw(_ rect: CGRect) {
      times += 1
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test func aViewIsDrawnAgainWhenItIsShown() {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(size(view) == [4, 4])
    #expect(view.times == 1 && view.layer.needsDisplay())
  }

  private final class Arranged: UIView {
    var times = 0
    override func layoutSubviews() {
      times += 1
      subviews.first?.frame = bounds
    }
  }

  @Test func aViewIsLaidOutAgainWhenItIsShown() {
    let outer = Arranged(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let view = Arranged(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.addSubview(UIView())
    outer.addSubview(view)
    #expect(size(view) == [4, 4])
    #expect(view.times == 1)
    #expect(view.subviews[0].frame == view.bounds)
    #expect(outer.times == 0)
    #expect(view.layer.needsLayout())
  }

  @Test func aControllerIsSeenByItsViewOnceThatIsLoaded() {
    let controller = UIViewController()
    #expect(look(controller) == nil && !controller.isViewLoaded)
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(size(controller) == [20, 30])
  }

  @Test func aViewWithoutASizeIsSaidInWords() {
    #expect(ValueLine.text(of: UIView()) == "UIView, no size yet")
    let flat = UILabel(frame: CGRect(x: 0, y: 0, width: 7, height: 0))
    #expect(ValueLine.text(of: flat) == "UILabel, no size yet")
    #expect(
      !ValueLine.text(of: UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))).contains(","))
  }
}
