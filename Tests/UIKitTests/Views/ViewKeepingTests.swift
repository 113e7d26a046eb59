import CoreGraphics
import Foundation
import Testing

@testable import UIKit

private final class Noted: NSObject, UIInteraction {
  weak var view: UIView?
  var heard: [String] = []

  func willMove(to view: UIView?) { heard.append(view == nil ? "willLeave" : "willMove") }

  func didMove(to view: UIView?) {
    self.view = view
    heard.append(view == nil ? "left" : "moved")
  }
}

/// What a view keeps for others: archives, interactions, effects, what is spoken.
@MainActor
struct ViewKeepingTests {
  @Test func aViewComesBackFromAnArchive() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    view.backgroundColor = .red
    view.tag = 7
    view.alpha = 0.5
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.contentMode = .bottomLeft
    view.isUserInteractionEnabled = false
    let child = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    child.isHidden = true
    view.addSubview(child)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: view, requiringSecureCoding: false)
    let root = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    let back = try #require(root as? UIView)
    #expect(back.bounds == view.bounds && back.center == view.center)
    #expect(back.transform == view.transform && back.tag == 7 && back.alpha == 0.5)
    #expect(back.backgroundColor?.cgColor == UIColor.red.cgColor)
    #expect(back.autoresizingMask == view.autoresizingMask && back.contentMode == .bottomLeft)
    #expect(!back.isUserInteractionEnabled && back.subviews.count == 1)
    #expect(back.subviews[0].frame == child.frame && back.subviews[0].isHidden)
  }

  @Test func anImageViewComesBackWithItsPicture() throws {
    let view = UIImageView(image: PixelProbe.picture("rg", "bw"))
    view.frame = CGRect(x: 1, y: 1, width: 8, height: 8)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: view, requiringSecureCoding: false)
    let root = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    let back = try #require(root as? UIImageView)
    #expect(back.frame == view.frame && !back.isUserInteractionEnabled)
    #expect(try PixelProbe.letters(back.image) == ["rg", "bw"])
  }

  @Test func anInteractionBelongsToOneView() {
    let (first, second, noted) = (UIView(), UIView(), Noted())
    first.addInteraction(noted)
    #expect(noted.heard == ["willMove", "moved"] && noted.view === first)
    second.addInteraction(noted)
    #expect(noted.view === second && first.interactions.isEmpty)
    #expect(noted.heard.suffix(4) == ["willLeave", "left", "willMove", "moved"])
    second.interactions = []
    #expect(noted.view == nil)
  }

  @Test func motionEffectsAreKeptAndSayWhatTheyWouldDo() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30.0
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let view = UIView()
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0, vertical: 1))
    #expect(values?["center.x"] as? CGFloat == 10)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func whatIsSpokenIsWhatWasSaidOrWhatAViewIs() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityIdentifier = "card"
    #expect(view.accessibilityLabel == "Card" && view.accessibilityTraits.rawValue == 9)
    #expect(view.accessibilityIdentifier == "card" && view.accessibilityHint == nil)
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
    #expect(UIImageView().accessibilityTraits == .image)
  }

  @Test func whatIsSpokenHasAPlaceOnTheScreen() {
    let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 15, width: 20, height: 20))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 25))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(element.accessibilityFrame == CGRect(x: 16, y: 16, width: 2, height: 2))
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(element.next === view)
  }

  @Test func aNewScaleIsDrawnAnew() {
    final class Painted: UIView {
      var drawn = 0
      override func draw(_ rect: CGRect) {
        drawn += 1
        UIRectFill(bounds)
      }
    }
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.displayIfNeeded()
    view.contentScaleFactor = 3
    view.layer.displayIfNeeded()
    #expect(view.drawn == 2)
    #expect((view.layer.contents as? CGImage)?.width == 12)
  }
}
