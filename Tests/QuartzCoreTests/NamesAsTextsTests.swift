import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct NamesAsTextsTests {
  @Test func namesAreWrittenAsTextsToo() {
    let shape = CAShapeLayer()
    (shape.lineCap, shape.lineJoin, shape.fillRule) = ("round", "bevel", "even-odd")
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    let transition = CATransition()
    (transition.type, transition.subtype) = ("push", "fromTop")
    #expect(transition.type == .push && transition.subtype == .fromTop)
    shape.contentsGravity = "resizeAspectFill"
    #expect(shape.contentsGravity == .resizeAspectFill)
    #expect(CAMediaTimingFunction(name: "linear").isLinear)
  }
}
