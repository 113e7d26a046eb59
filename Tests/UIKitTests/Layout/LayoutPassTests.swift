import CoreGraphics
import Foundation
import Testing

@testable @_spi(AppKit) @_spi(PageRuntime) import UIKit

private final class Updating: UIView {
  static var log: [String] = []
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  required init?(coder: NSCoder) { nil }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    Self.log.append("update \(name)")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    Self.log.append("layout \(name)")
    super.layoutSubviews()
  }
}

private final class Keeper: UIViewController {
  var updates = 0
  let box = UIView()
  override func viewDidLoad() {
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    view.setNeedsUpdateConstraints()
  }
  override func updateViewConstraints() {
    updates += 1
    if box.constraints.isEmpty {
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 30),
        box.heightAnchor.constraint(equalToConstant: 20),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      ])
    }
    super.updateViewConstraints()
  }
}

@MainActor
@Suite(.serialized)
struct LayoutPassTests {
  @Test func constraintsAreUpdatedUpwardsAndViewsLaidOutDownwards() {
    let (outer, inner) = (Updating("outer"), Updating("inner"))
    outer.addSubview(inner)
    Updating.log = []
    outer.layoutIfNeeded()
    #expect(Updating.log == ["update inner", "update outer", "layout outer", "layout inner"])
    Updating.log = []
    outer.layoutIfNeeded()
    #expect(Updating.log.isEmpty && !inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(Updating.log == ["update inner"])
  }

  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    let keeper = Keeper()
    keeper.additionalSafeAreaInsets.top = 40
    TestStage.run { stage in
      stage.stage.show(keeper)
      stage.begin()
      #expect(keeper.updates == 1)
      #expect(keeper.box.frame == rect(16, 40, 30, 20))
      keeper.additionalSafeAreaInsets.top = 10
      stage.stage.turnEnded()
      #expect(keeper.box.frame == rect(16, 10, 30, 20) && keeper.updates == 1)
    }
  }

  @Test func aConstantAnimatesWithLayoutInABlock() {
    let outer = UIView(frame: rect(0, 0, 200, 200))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
    let left = box.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: outer.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 20),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    TestStage.run(showing: outer) { stage in
      left.constant = 110
      #expect(box.frame.minX == 10)
      UIView.animate(withDuration: 1) { outer.layoutIfNeeded() }
      #expect(box.frame.minX == 110)
      #expect(box.layer.animationKeys() == ["position"])
      stage.advance(by: 2)
      #expect(box.layer.animationKeys()?.isEmpty ?? true)
      left.constant = 50
      stage.stage.turnEnded()
      #expect(box.frame.minX == 50 && box.layer.animationKeys()?.isEmpty ?? true)
    }
  }

  @Test func theHeightOfTextFollowsTheWidthTheLayoutGives() {
    let outer = UIView(frame: rect(0, 0, 200, 400))
    let (text, below) = (UILabel(), UIView())
    text.text = "Text that is far too long for a single line of two hundred points, as texts are."
    text.numberOfLines = 0
    for view in [text, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[t]-10-|", metrics: nil, views: ["t": text])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[t]-4-[b(9)]", options: [.alignAllLeft, .alignAllRight],
          metrics: nil, views: ["t": text, "b": below]))
    outer.layoutIfNeeded()
    let high = text.sizeThatFits(CGSize(width: 180, height: 0)).height
    #expect(high > 2 * text.font.lineHeight)
    #expect(text.frame == rect(10, 0, 180, high) && below.frame.minY == high + 4)
    outer.frame.size.width = 120
    outer.layoutIfNeeded()
    let higher = text.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(higher > high && below.frame == rect(10, higher + 4, 100, 9))
    text.text = "Short"
    outer.layoutIfNeeded()
    #expect(text.frame.height < 2 * text.font.lineHeight && text.frame.width == 100)
  }

  @Test func aViewSaysHowLargeItsConstraintsMakeIt() {
    let cell = UIView(frame: rect(0, 0, 320, 44))
    let content = UIView(frame: cell.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(content)
    let text = UILabel()
    text.numberOfLines = 0
    text.text =
      "A text of several lines in a cell that is as high as it needs to be, and no higher."
    text.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(text)
    NSLayoutConstraint.activate(
      ["H:|-20-[t]-20-|", "V:|-10-[t]-10-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["t": text])
      })
    for width in [320.0, 160] {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let wanted = text.sizeThatFits(CGSize(width: width - 40, height: 0)).height + 20
      #expect(size == CGSize(width: width, height: wanted))
    }
    let compressed = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed.width == text.intrinsicContentSize.width + 40)
    #expect(content.frame == rect(0, 0, 320, 44))
  }

  @Test func guidesStandForViewsThatAreNotThere() {
    let outer = UIView(frame: rect(0, 0, 200, 100))
    let (guide, view) = (UILayoutGuide(), SizedView(40, 10))
    outer.addLayoutGuide(guide)
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      guide.heightAnchor.constraint(equalToConstant: 30),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(8, 5, 50, 30) && view.frame == rect(58, 25, 40, 10))
    outer.layoutMargins.left = 20
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 70)
    outer.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && outer.layoutGuides.count == 1 && view.constraints.isEmpty)
  }

  @Test func baselinesOfLargeAndSmallTextMeet() {
    let outer = UIView(frame: rect(0, 0, 300, 100))
    let (large, small) = (UILabel(), UILabel())
    for (label, size) in [(large, 40.0), (small, 13)] {
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: outer.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    let lines = [large, small].map { $0.frame.midY + ($0.baselineFromMiddle(.first) ?? 0) }
    #expect(abs(lines[0] - lines[1]) <= 0.5 && small.frame.minY > 10)
  }

  @Test func whatIsInTheMiddleOfAScrollingViewIsAsWideAsThat() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 0, width: 280, height: 900))
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
  }

  @Test func enormousNumbersAreFarAwayAndNoMore() {
    let stage = LayoutStage()
    let (one, other) = (stage.add(UIView()), stage.add(SizedView(1e300, .infinity)))
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalToConstant: 1e300),
      one.heightAnchor.constraint(equalTo: stage.outer.heightAnchor, multiplier: 1e300),
      one.leadingAnchor.constraint(equalTo: stage.outer.leadingAnchor, constant: -1e308),
      other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 1e308),
    ])
    for frame in stage.frames(one, other) {
      for number in [frame.minX, frame.minY, frame.maxX, frame.maxY] { #expect(number.isFinite) }
    }
    #expect(one.frame.width == 1e9)
  }
}
