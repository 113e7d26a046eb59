import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ButtonLooksTests {
  private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // MARK: Looks by state

  @Test func systemButtonsDimAtOnceAndComeBackSoftly() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.addSubview(button)
    TestStage.run(showing: root) { stage in
      stage.stage.deliver(phase: .began, identifier: 1, x: 10, y: 10)
      #expect(button.titleLabel?.layer.opacity == 0.2 && stage.stage.runningAnimations == 0)
      stage.stage.deliver(phase: .ended, identifier: 1, x: 10, y: 10)
      #expect(button.titleLabel?.alpha == 1 && stage.stage.runningAnimations == 1)
      stage.advance(by: 1)
      #expect(stage.stage.runningAnimations == 0)
    }
  }

  @Test func picturesOfCustomButtonsAreDarkerUnderAFingerAndFainterWhenDisabled() throws {
    let button = UIButton()
    let image = picture(4, 4, .white)
    button.setImage(image, for: .normal)
    #expect(button.imageView?.image === image)
    button.isHighlighted = true
    let dark = try #require(button.imageView?.image?.cgImage)
    #expect(try PixelProbe(dark)[1, 1] == [140, 140, 140, 255])
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.image === image)
    button.isHighlighted = false
    button.isEnabled = false
    let faint = try #require(button.imageView?.image?.cgImage)
    #expect(try abs(Int(PixelProbe(faint)[1, 1][3]) - 128) <= 1)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.image === image)
    let own = picture(4, 4, .blue)
    button.adjustsImageWhenDisabled = true
    button.setImage(own, for: .disabled)
    #expect(button.imageView?.image === own)
  }

  @Test func picturesOfSystemButtonsTakeTheTint() {
    let button = UIButton(type: .system)
    button.setImage(picture(4, 4), for: .normal)
    #expect(button.imageView?.image?.isTemplate == true)
    button.setImage(picture(4, 4).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(button.imageView?.image?.isTemplate == false)
    #expect(button.image(for: .normal)?.renderingMode == .alwaysOriginal)
  }

  @Test func aSelectedSystemButtonStandsOnAPlate() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 1)
    button.isSelected = true
    button.layoutIfNeeded()
    let plate = button.subviews[0]
    #expect(plate.backgroundColor == .systemBlue && !plate.isHidden)
    #expect(button.titleLabel?.textColor == .systemBackground)
    #expect(plate.frame.contains(button.titleLabel?.frame ?? .zero))
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(plate.isHidden && button.titleLabel?.textColor == .systemBlue)
    button.setTitle("Chosen", for: .selected)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(plate.isHidden && button.titleLabel?.text == "Chosen")
  }

  @Test func symbolsFollowThePreferredConfiguration() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let small = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
    #expect(button.intrinsicContentSize.width > small.width * 1.5)
    #expect(button.currentPreferredSymbolConfiguration?.symbolStyle?.pointSize == 40)
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ])
  func kindsBringTheirPicture(_ type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.buttonType == type && button.currentImage != nil)
    let size = button.intrinsicContentSize
    #expect(size.width >= 20 && size.width == size.height)
  }

  @Test func aTouchShinesWhereItIsAskedFor() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.showsTouchWhenHighlighted = true
    root.addSubview(button)
    TestStage.run(showing: root) { stage in
      stage.stage.deliver(phase: .began, identifier: 1, x: 10, y: 10)
      let glow = button.subviews.last
      #expect(glow?.alpha == 1 && glow?.center == CGPoint(x: 25, y: 25))
      stage.stage.deliver(phase: .ended, identifier: 1, x: 10, y: 10)
      #expect(glow?.alpha == 0)
    }
  }

  // MARK: Actions

  @Test func aTapIsTheTouchUpInsideAndThePrimaryAction() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(button)
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: button)
      stage.tap(20, 20)
      #expect(log.take() == ["down", "upInside", "primary"])
    }
  }

  @Test func aPrimaryActionSaysTitleAndPicture() {
    var count = 0
    let action = UIAction(title: "Send", image: picture(4, 4)) { _ in count += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Send" && button.currentImage != nil)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(UIButton(frame: .zero, primaryAction: action).titleLabel?.text == "Send")
    let configured = UIButton(configuration: .filled(), primaryAction: action)
    #expect(configured.titleLabel?.text == "Send" && configured.imageView?.image != nil)
  }

  @Test func aButtonThatChangesItsSelectionIsOnAndOffInTurn() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    button.addAction(
      UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) },
      for: .primaryActionTriggered)
    button.performPrimaryAction()
    button.performPrimaryAction()
    #expect(seen == [true, false])
  }

  @Test func treesSayTitleAndPicture() {
    let button = UIButton()
    #expect(button.treeDetails.isEmpty)
    button.setTitle("Say \"hi\"", for: .normal)
    button.setImage(picture(3, 4), for: .normal)
    #expect(button.treeDetails == ["text=\"Say \\\"hi\\\"\"", "image=6x8"])
  }
}
