import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

/// Whoever plays all messages has the tree: after each commit, for trees changed in every way.
@MainActor
struct ReplayTests {
  private let firstValues: [LayerKind: [LayerProperty.Key: LayerProperty]] = [
    .plain: LayerPortrait.of(CALayer()), .transform: LayerPortrait.of(CATransformLayer()),
    .shape: LayerPortrait.of(CAShapeLayer()), .gradient: LayerPortrait.of(CAGradientLayer()),
    .replicator: LayerPortrait.of(CAReplicatorLayer()),
    .emitter: LayerPortrait.of(CAEmitterLayer()),
  ]

  private func expectSame(
    _ layer: CALayer, _ identifier: LayerIdentifier, in replay: Replay, _ place: String
  ) {
    guard let played = replay.layers[identifier] else {
      Issue.record("\(place): no layer \(identifier)")
      return
    }
    #expect(played.kind == layer.kind)
    for (key, wanted) in LayerPortrait.of(layer) {
      let found = played.values[key] ?? firstValues[played.kind]?[key]
      #expect(found == wanted, "\(place)")
    }
    // A transition is played once, and nothing of it is there to be replayed.
    let running = (layer.animationKeys() ?? []).filter {
      !(layer.animation(forKey: $0) is CATransition)
    }
    #expect(Set(played.animations.keys) == Set(running), "\(place)")
    let sublayers = layer.sublayers ?? []
    #expect(played.sublayers.count == sublayers.count, "\(place)")
    for (index, pair) in zip(sublayers, played.sublayers).enumerated() {
      expectSame(pair.0, pair.1, in: replay, "\(place).\(index)")
    }
    #expect((played.mask == nil) == (layer.mask == nil), "\(place)")
    if let mask = layer.mask, let number = played.mask {
      expectSame(mask, number, in: replay, "\(place).mask")
    }
  }

  private func play(seed: Int, turns: Int) {
    TestClock.run { clock in
      let tree = RandomTree(seed: seed)
      var replay = Replay()
      let recorder = LayerTreeRecorder { _ in }
      for turn in 0..<turns {
        tree.change()
        CATransaction.flush()
        let now = CACurrentMediaTime()
        if let commit = recorder.commit(root: tree.root, time: now) {
          // What is written and read again is what was meant.
          let frame = PageEvent.commit(commit).encoded()
          guard
            case .commit(let read)? = try? PageEvent(
              frame: Array(frame.dropFirst(Frame.lengthSize)))
          else {
            Issue.record("a commit cannot be read")
            return
          }
          replay.apply(read)
        }
        replay.removeEnded(at: now)
        #expect(replay.faults.isEmpty)
        guard let root = replay.root else { continue }
        expectSame(tree.root, root, in: replay, "seed \(seed) turn \(turn): root")
        #expect(recorder.commit(root: tree.root, time: now) == nil)
        clock.advance(by: turn % 3 == 0 ? 0.7 : 0.1)
      }
    }
  }

  @Test(arguments: 1...24)
  func aReplayOfAllMessagesIsTheTree(seed: Int) {
    play(seed: seed, turns: 25)
  }

  @Test func theSameSeedGivesTheSameBytes() {
    func bytes() -> [UInt8] {
      var all: [UInt8] = []
      TestClock.run { clock in
        let tree = RandomTree(seed: 99)
        let recorder = LayerTreeRecorder { all += $0.bytes }
        for _ in 0..<20 {
          tree.change()
          CATransaction.flush()
          recorder.commit(root: tree.root, time: CACurrentMediaTime()).map {
            all += PageEvent.commit($0).encoded()
          }
          clock.advance(by: 0.3)
        }
      }
      return all
    }
    let first = bytes()
    #expect(first.count > 1000)
    #expect(first == bytes())
  }

  @Test func aReplayNoticesWhatIsMissing() {
    TestClock.run { _ in
      let (root, child) = (CALayer(), CALayer())
      root.addSublayer(child)
      CATransaction.flush()
      let recorder = LayerTreeRecorder { _ in }
      guard var commit = recorder.commit(root: root, time: 0) else { return }
      commit.operations.removeAll { $0 == .create(2) }
      var replay = Replay()
      replay.apply(commit)
      #expect(!replay.faults.isEmpty)
    }
  }
}
