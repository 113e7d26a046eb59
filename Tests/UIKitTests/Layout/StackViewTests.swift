import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct StackViewTests {
  private let views = [SizedView(30, 10), SizedView(60, 20), SizedView(90, 40)]

  private func stack(
    _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill,
    size: CGSize = CGSize(width: 300, height: 100)
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.distribution, stack.alignment) = (distribution, alignment)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.spacing = 15
    return stack
  }

  private func places(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  private func heights(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
  }

  @Test func fillStretchesTheFirst() {
    #expect(places(stack()) == [[0, 120], [135, 60], [210, 90]])
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    #expect(places(stack()) == [[0, 30], [45, 60], [120, 180]])
  }

  @Test func allDistributions() {
    #expect(places(stack(.fillEqually)) == [[0, 90], [105, 90], [210, 90]])
    #expect(places(stack(.fillProportionally)) == [[0, 45], [60, 90], [165, 135]])
    #expect(places(stack(.equalSpacing)) == [[0, 30], [90, 60], [210, 90]])
    // The middles are 15, 135 and 255.
    #expect(places(stack(.equalCentering)) == [[0, 30], [105, 60], [210, 90]])
  }

  @Test func allAlignments() {
    #expect(heights(stack(.fill, .fill)) == [[0, 100], [0, 100], [0, 100]])
    #expect(heights(stack(.fill, .top)) == [[0, 10], [0, 20], [0, 40]])
    #expect(heights(stack(.fill, .bottom)) == [[90, 10], [80, 20], [60, 40]])
    #expect(heights(stack(.fill, .center)) == [[45, 10], [40, 20], [30, 40]])
    #expect(heights(stack(.fill, .lastBaseline)) == [[90, 10], [80, 20], [60, 40]])
  }

  @Test func aColumnIsAsLargeAsWhatItHolds() {
    let stack = stack(.fill, .center)
    stack.axis = .vertical
    stack.setCustomSpacing(40, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 40)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 90, height: 10 + 40 + 20 + 15 + 40))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.spacing = UIStackView.spacingUseSystem
    let larger = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(larger == CGSize(width: 96, height: 4 + 10 + 40 + 20 + 8 + 40))
  }

  @Test func hiddenViewsMakeRoom() {
    let stack = stack(.fillEqually)
    views[1].isHidden = true
    #expect(places(stack)[0] == [0, 142.5] && places(stack)[2] == [157.5, 142.5])
    #expect(views[1].frame.width == 0)
    views[1].isHidden = false
    #expect(places(stack)[1] == [105, 90])
  }

  @Test func hidingAnimatesInABlock() {
    let stack = stack(.fillEqually)
    TestStage.run(showing: stack) { stage in
      UIView.animate(withDuration: 1) { views[0].isHidden = true }
      #expect(views[1].frame == rect(0, 0, 142.5, 100))
      #expect(views[1].layer.animationKeys()?.contains("position") == true)
    }
  }

  @Test func viewsComeAndGo() {
    let stack = stack(.equalSpacing)
    let extra = SizedView(10, 10)
    stack.insertArrangedSubview(extra, at: 1)
    #expect(stack.arrangedSubviews == [views[0], extra, views[1], views[2]])
    _ = places(stack)
    stack.removeArrangedSubview(views[0])
    #expect(stack.subviews.contains(views[0]) && stack.arrangedSubviews.first === extra)
    views[2].removeFromSuperview()
    #expect(places(stack) == [[0, 10], [240, 60]])
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(places(stack) == [[0, 60], [290, 10]])
  }

  @Test func stacksNest() {
    let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
    inner.axis = .vertical
    inner.spacing = 5
    let outer = UIStackView(arrangedSubviews: [inner, views[2]])
    outer.alignment = .center
    outer.spacing = 10
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 160, height: 40))
    outer.frame = rect(0, 0, 160, 60)
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 12.5, 60, 35) && views[2].frame == rect(70, 10, 90, 40))
    #expect(views[0].frame == rect(0, 0, 60, 10) && views[1].frame == rect(0, 15, 60, 20))
  }

  @Test func aRowMirrorsWhereTextRunsToTheLeft() {
    let stack = stack(.equalSpacing)
    for view in [stack] + views { view.semanticContentAttribute = .forceRightToLeft }
    #expect(places(stack) == [[270, 30], [150, 60], [0, 90]])
  }
}
