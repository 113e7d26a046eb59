import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Where the keyboard's guide lies while no keyboard stands on the screen.
@MainActor
struct KeyboardGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 150))

  @Test func itReachesFromTheSafeAreasEndToTheWindows() {
    window.addSubview(view)
    #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 150, 200, 330))
    #expect(window.keyboardLayoutGuide.layoutFrame == rect(0, 500, 300, 0))
    view.frame = rect(0, 350, 300, 150)
    #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 150, 300, 0))
    view.frame.origin.y = 400
    #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 150, 300, 0))
  }

  @Test func theReadableAreaIsTheViewWithoutItsMargins() {
    window.addSubview(view)
    #expect(view.readableContentGuide.layoutFrame == rect(8, 8, 184, 134))
    view.frame.size.width = 1000
    #expect(view.readableContentGuide.layoutFrame.width == 672)
  }

  @Test func withoutAWindowItIsEmpty() {
    #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 150, 200, 0))
  }

  @Test func constraintsHoldOnToIt() {
    window.addSubview(view)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let guide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: guide.topAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.1),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == rect(0, 117, 40, 33))
    #expect(guide.layoutFrame == rect(0, 150, 200, 330))
  }
}
