import Testing

@testable import SwiftUI
@testable @_spi(SwiftUI) import UIKit

@MainActor
@Suite(.serialized)
struct FilledScreenTests {
  /// A view that is as wide as half the screen.
  private struct Half: View {
    let note: (CGFloat) -> Void

    var body: some View {
      let width = UIScreen.main.bounds.width / 2
      let _ = note(width)
      Color.red.frame(width: width)
    }
  }

  @Test(arguments: [true, false])
  func aScreenThatTheLiveViewFillsHasItsSize(isFilled: Bool) {
    let before = (UIScreen.isFilled, UIScreen.stageSize)
    defer { (UIScreen.isFilled, UIScreen.stageSize) = before }
    UIScreen.isFilled = isFilled
    UIScreen.stageSize = CGSize(width: 200, height: 300)
    var width: CGFloat = 0
    AnimatedStage.run(Half { width = $0 }) { _ in
      let half: CGFloat = isFilled ? 100 : 384
      #expect(width == half)
      #expect(UIScreen.main.nativeBounds.width == half * 4)
    }
  }

}
