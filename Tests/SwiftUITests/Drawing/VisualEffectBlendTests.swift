import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct VisualEffectBlendTests {
  // Rests on: Apple documentation, VisualEffect, blendMode(_:).
  @Test func anEffectMixesTheViewWithWhatIsBehind() {
    let hosted = HostedView(
      Color.red.visualEffect { content, geometry in
        content.blendMode(geometry.size.width > 100 ? .multiply : .normal)
      })
    func filter() -> String? {
      var view = hosted.views(of: .systemRed).first as UIView?
      while let current = view {
        if let filter = current.layer.compositingFilter as? String { return filter }
        view = current.superview
      }
      return nil
    }
    #expect(filter() == "multiplyBlendMode")
    hosted.host.frame.size.width = 80
    hosted.update()
    #expect(filter() == nil)
  }
}
