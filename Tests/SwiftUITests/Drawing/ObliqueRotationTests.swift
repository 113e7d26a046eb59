import QuartzCore
import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor
@Suite(.serialized)
struct ObliqueRotationTests {
  final class Log {
    var turn: () -> Void = {}
  }

  /// A square that makes a whole turn about the diagonal.
  private struct Turned: View {
    let log: Log
    @State private var isTurned = false

    var body: some View {
      let _ = log.turn = { isTurned = true }
      Color.red.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(isTurned ? 360 : 0), axis: (x: 1, y: 1, z: 0))
    }
  }

  /// The transforms of all layers that are not upright.
  private func turned(_ view: UIView) -> [CATransform3D] {
    let own = view.layer.transform
    let isUpright = CATransform3DEqualToTransform(own, CATransform3DIdentity)
    return (isUpright ? [] : [own]) + view.subviews.flatMap(turned)
  }

  // Rests on: Apple documentation, rotation3DEffect(_:axis:anchor:anchorZ:perspective:): the angle
  // is animated, not the matrix.
  @Test func aWholeTurnAboutADiagonalIsATurn() throws {
    let log = Log()
    try AnimatedStage.run(Turned(log: log)) { stage in
      #expect(turned(stage.host).isEmpty)
      withAnimation(.linear(duration: 1)) { log.turn() }
      stage.turn()
      for _ in 0..<5 { stage.advance(by: 0.05) }
      // A quarter of the turn: about (1, 1, 0) by 90 degrees.
      let quarter = try #require(turned(stage.host).first)
      #expect(abs(quarter.m11 - 0.5) < 0.08 && abs(quarter.m33) < 0.16)
      for _ in 0..<20 { stage.advance(by: 0.05) }
      #expect(abs((turned(stage.host).first ?? CATransform3DIdentity).m11 - 1) < 1e-6)
    }
  }
}
