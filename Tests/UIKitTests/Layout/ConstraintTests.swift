import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A view of a size that takes part by its frame, and subviews that constraints place.
@MainActor
struct LayoutStage {
  let outer: UIView
  init(_ width: CGFloat = 300, _ height: CGFloat = 200) {
    outer = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
  }

  func frames(_ views: UIView...) -> [CGRect] {
    outer.layoutIfNeeded()
    return views.map(\.frame)
  }
}

/// A view that says how large it wants to be.
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor
struct ConstraintTests {
  private let stage = LayoutStage()

  @Test func edgesCentersAndLengthsPlaceAView() {
    let view = stage.add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.outer.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: stage.outer.trailingAnchor, constant: -30),
      view.centerYAnchor.constraint(equalTo: stage.outer.centerYAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
    ])
    #expect(stage.frames(view) == [rect(20, 50, 250, 100)])
    stage.outer.frame.size = CGSize(width: 100, height: 60)
    #expect(stage.frames(view) == [rect(20, 20, 50, 20)])
  }

  @Test func cousinsMeetInTheViewThatHoldsBoth() {
    let (left, right) = (stage.add(UIView()), stage.add(UIView()))
    let (inLeft, inRight) = (UIView(), UIView())
    left.addSubview(inLeft)
    right.addSubview(inRight)
    for view in [inLeft, inRight] { view.translatesAutoresizingMaskIntoConstraints = false }
    let tie = inRight.topAnchor.constraint(equalTo: inLeft.bottomAnchor, constant: 5)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[l(100)]-10-[r(100)]", metrics: nil,
        views: ["l": left, "r": right])
        + [
          left.topAnchor.constraint(equalTo: stage.outer.topAnchor, constant: 30),
          right.topAnchor.constraint(equalTo: stage.outer.topAnchor, constant: 10),
          left.heightAnchor.constraint(equalToConstant: 50),
          right.heightAnchor.constraint(equalToConstant: 150),
          inLeft.topAnchor.constraint(equalTo: left.topAnchor, constant: 4),
          inLeft.heightAnchor.constraint(equalToConstant: 6), tie,
          inRight.heightAnchor.constraint(equalToConstant: 7),
        ])
    #expect(tie.isActive && stage.outer.constraints.contains { $0 === tie })
    #expect(stage.frames(left, right) == [rect(10, 30, 100, 50), rect(120, 10, 100, 150)])
    #expect(inLeft.frame.minY == 4 && inRight.frame.minY == 35)
  }

  @Test func prioritiesDecideWhoGivesWay() {
    let (one, other) = (stage.add(SizedView(200, 20)), stage.add(SizedView(200, 20)))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a]-20-[b]|", options: .alignAllTop, metrics: nil,
        views: ["a": one, "b": other]))
    one.topAnchor.constraint(equalTo: stage.outer.topAnchor).isActive = true
    one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    #expect(stage.frames(one, other) == [rect(0, 0, 200, 20), rect(220, 0, 80, 20)])
    one.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(stage.frames(one, other) == [rect(0, 0, 80, 20), rect(100, 0, 200, 20)])
    (one.size.width, other.size.width) = (50, 50)
    other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(stage.frames(one, other) == [rect(0, 0, 230, 20), rect(250, 0, 50, 20)])
  }

  @Test func theClassesHaveTheirOwnPriorities() {
    #expect(UIView().contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(UILabel().contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(UILabel().contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test func aViewThatLeavesTakesItsConstraintsAlong() {
    let (one, other) = (stage.add(SizedView(10, 10)), stage.add(SizedView(10, 10)))
    let own = one.widthAnchor.constraint(equalToConstant: 40)
    let tie = one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    NSLayoutConstraint.activate([own, tie])
    _ = stage.frames(one, other)
    one.removeFromSuperview()
    #expect(own.isActive && !tie.isActive && stage.outer.constraints.isEmpty)
    let second = LayoutStage()
    second.outer.addSubview(one)
    one.leadingAnchor.constraint(equalTo: second.outer.leadingAnchor, constant: 3).isActive = true
    #expect(second.frames(one) == [rect(3, 0, 40, 10)])
  }

  @Test func aViewByFrameTakesPart() {
    let (fixed, tied) = (UIView(frame: rect(50, 60, 70, 80)), stage.add(SizedView(10, 10)))
    stage.outer.addSubview(fixed)
    tied.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5).isActive = true
    tied.topAnchor.constraint(equalTo: fixed.topAnchor).isActive = true
    #expect(stage.frames(tied) == [rect(125, 60, 10, 10)])
    fixed.center.x += 10
    #expect(stage.frames(tied, fixed) == [rect(135, 60, 10, 10), rect(60, 60, 70, 80)])
    fixed.autoresizingMask = [.flexibleWidth]
    stage.outer.frame.size.width += 30
    #expect(stage.frames(tied) == [rect(165, 60, 10, 10)])
  }

  @Test func whatIsNotSaidIsAmbiguous() {
    let view = stage.add(SizedView(10, 10))
    view.leadingAnchor.constraint(equalTo: stage.outer.leadingAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    let top = view.topAnchor.constraint(equalTo: stage.outer.topAnchor)
    top.isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(view.topAnchor.constraintsAffectingLayout == [top])
  }

  @Test func leadingIsOnTheRightWhereTextRunsToTheLeft() {
    let (view, second) = (stage.add(SizedView(50, 10)), stage.add(SizedView(30, 10)))
    for side in [stage.outer, view, second] {
      side.semanticContentAttribute = .forceRightToLeft
    }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.outer.leadingAnchor, constant: 20),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 2),
    ])
    #expect(stage.frames(view, second) == [rect(230, 0, 50, 10), rect(184, 0, 30, 10)])
  }

  @Test func constraintsThatCanNotAllHoldGiveWayFromTheLast() {
    let view = stage.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    width.identifier = "wide"
    NSLayoutConstraint.activate([second, width])
    #expect(stage.frames(view)[0].width == 100)
    #expect(stage.outer.layoutEngine?.brokenRows.map(\.constraint) == [second])
    #expect(second.isActive)
    #expect(width.description.contains("'wide' UIView:0x"))
    #expect(width.description.hasSuffix(".width == 100   (active)>"))
    width.constant = 70
    #expect(stage.frames(view)[0].width == 70)
    width.isActive = false
    #expect(stage.frames(view)[0].width == 50)
    #expect(stage.outer.layoutEngine?.brokenRows.isEmpty == true)
  }

  @Test func distancesAreLengths() {
    let (one, other) = (stage.add(SizedView(40, 10)), stage.add(SizedView(40, 10)))
    let outer = stage.outer
    let before = outer.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
    let between = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let after = other.trailingAnchor.anchorWithOffset(to: outer.trailingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: between), between.constraint(equalTo: after, multiplier: 1),
    ])
    let places = stage.frames(one, other).map(\.minX)
    #expect(abs(places[0] - 220.0 / 3) <= 0.5 && abs(places[1] - 560.0 / 3) <= 0.5)
  }
}
