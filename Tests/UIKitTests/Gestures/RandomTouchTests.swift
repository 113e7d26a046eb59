import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A hand that does anything: ten thousand touches, with views that come and go meanwhile.
@MainActor
@Suite(.serialized)
struct RandomTouchTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private struct Seen {
    weak var object: NSObject?
  }

  /// Each recognizer hears a beginning before a change, and an end after it.
  @MainActor private final class Grammar {
    var broken: [String] = []
    private var running: Set<ObjectIdentifier> = []
    private(set) var told = 0

    func told(_ recognizer: UIGestureRecognizer) {
      told += 1
      let identifier = ObjectIdentifier(recognizer)
      let isDiscrete =
        recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      switch recognizer.state {
      case .began:
        if !running.insert(identifier).inserted {
          broken.append("\(type(of: recognizer)) began twice")
        }
      case .changed:
        if !running.contains(identifier) {
          broken.append("\(type(of: recognizer)) changed without a beginning")
        }
      case .ended where isDiscrete: break
      case .ended, .cancelled:
        if running.remove(identifier) == nil {
          broken.append("\(type(of: recognizer)) \(recognizer.state) without a beginning")
        }
      case .possible, .failed: broken.append("told of \(recognizer.state)")
      }
    }

    var unfinished: Int { running.count }
  }

  private func recognizers() -> [UIGestureRecognizer] {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    let swipe = UISwipeGestureRecognizer()
    swipe.delaysTouchesBegan = true
    let pan = UIPanGestureRecognizer()
    pan.require(toFail: swipe)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .all
    let pressing = UILongPressGestureRecognizer()
    pressing.numberOfTapsRequired = 1
    return [
      double, single, swipe, pan, edge, pressing, UILongPressGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIHoverGestureRecognizer(),
    ]
  }

  private func tree(_ grammar: Grammar, _ seen: inout [Seen]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var views = [root]
    for index in 0..<8 {
      let view = UIView(
        frame: CGRect(x: 20 * (index % 3), y: 15 * index, width: 120, height: 90))
      view.isMultipleTouchEnabled = index.isMultiple(of: 2)
      view.isExclusiveTouch = index == 5
      view.transform = CGAffineTransform(rotationAngle: CGFloat(index) / 5)
      views[index / 2].addSubview(view)
      views.append(view)
    }
    for view in views {
      for recognizer in recognizers() {
        recognizer.addTarget(grammar, action: Selector(Grammar.told(_:)))
        view.addGestureRecognizer(recognizer)
        seen.append(Seen(object: recognizer))
      }
      seen.append(Seen(object: view))
    }
    return root
  }

  private func play(_ stage: TestStage, _ root: UIView, _ random: inout Random) {
    var down: Set<UInt32> = []
    var removed: [(view: UIView, parent: UIView)] = []
    for _ in 0..<10_000 {
      let finger = UInt32.random(in: 1...4, using: &random)
      let x = Double.random(in: -5...205, using: &random)
      let y = Double.random(in: -5...205, using: &random)
      let phase: LiveViewStage.TouchPhase
      switch (down.contains(finger), Int.random(in: 0..<8, using: &random)) {
      case (false, _): phase = .began
      case (true, 0...2): phase = .ended
      case (true, 3): phase = .cancelled
      case (true, _): phase = .moved
      }
      if phase == .began { down.insert(finger) } else if phase != .moved { down.remove(finger) }
      stage.stage.deliver(phase: phase, identifier: finger, x: x, y: y)
      switch Int.random(in: 0..<60, using: &random) {
      case 0...5: stage.advance(by: Double.random(in: 0...1, using: &random))
      case 6: stage.stage.hover(at: CGPoint(x: x, y: y))
      case 7:
        let views = root.subviews.flatMap { [$0] + $0.subviews }
        if let view = views.randomElement(using: &random), let parent = view.superview {
          removed.append((view, parent))
          view.removeFromSuperview()
        }
      case 8, 9:
        if let (view, parent) = removed.popLast() { parent.addSubview(view) }
      case 10:
        let view = stage.stage.window?.hitTest(CGPoint(x: x, y: y), with: nil)
        let recognizer = view?.gestureRecognizers?.randomElement(using: &random)
        recognizer?.isEnabled.toggle()
        stage.advance(by: 0)
        recognizer?.isEnabled = true
      default: break
      }
    }
    stage.stage.deliver(
      (1...4).map { LiveViewStage.Finger(phase: .cancelled, identifier: $0, x: 0, y: 0) })
    stage.stage.hover(at: nil)
    while let (view, parent) = removed.popLast() { parent.addSubview(view) }
    stage.advance(by: 5)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func tenThousandTouchesLeaveNothingBehind(seed: UInt64) {
    var seen: [Seen] = []
    let grammar = Grammar()
    TestStage.run { stage in
      var random = Random(state: seed)
      var root: UIView? = tree(grammar, &seen)
      stage.stage.show(root!)
      stage.begin()
      play(stage, root!, &random)
      let stuck = seen.compactMap { $0.object as? UIGestureRecognizer }.filter {
        $0.state != .possible || !$0.live.isEmpty || !$0.sequence.isEmpty || !$0.wishes.isEmpty
      }
      #expect(stuck.isEmpty)
      #expect(grammar.broken == [])
      #expect(grammar.unfinished == 0)
      #expect(grammar.told > 500)
      stage.stage.dismiss()
      root = nil
      stage.advance(by: 1)
    }
    #expect(seen.count { $0.object != nil } == 0)
  }
}
