import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
private final class Counts {
  var bodies = 0
  var isEndless = true
}

/// Its body changes what it has read.
private struct Endless: View {
  @State private var value = 0
  let counts: Counts

  var body: some View {
    counts.bodies += 1
    let shown = value
    if counts.isEndless { value += 1 }
    return Text(verbatim: "\(shown)")
  }
}

/// What runs after each change makes the next one.
private struct Chain: View {
  @State private var value = 0
  let counts: Counts

  var body: some View {
    counts.bodies += 1
    return Text(verbatim: "\(value)")
      .onChange(of: value, initial: true) { if counts.isEndless { value += 1 } }
  }
}

/// Views that change without end run as often as the screen shows them, and no more.
@MainActor
@Suite(.serialized)
struct EndlessTests {
  private func frames<V: View>(_ view: V, _ counts: Counts, _ wanted: Int) -> [Int] {
    var result: [Int] = []
    AnimatedStage.run(view) { stage in
      for _ in 0..<wanted {
        counts.bodies = 0
        stage.turn()
        let still = counts.bodies
        stage.advance(by: 1.0 / 60)
        result += [still, counts.bodies]
      }
      counts.isEndless = false
      stage.advance(by: 0.1)
      counts.bodies = 0
      stage.advance(by: 0.1)
      #expect(counts.bodies == 0)
    }
    return result
  }

  @Test func aBodyThatChangesItselfRunsOnceInAFrame() {
    let counts = Counts()
    let bodies = frames(Endless(counts: counts), counts, 3)
    // Nothing in further turns of the same frame, and once or twice when the next one comes.
    #expect(bodies.enumerated().filter { $0.offset % 2 == 0 }.allSatisfy { $0.element == 0 })
    #expect(
      bodies.enumerated().filter { $0.offset % 2 == 1 }.allSatisfy { 1...2 ~= $0.element },
      "\(bodies)")
  }

  @Test func aChainOfActionsGoesOnWithTheNextFrame() {
    let counts = Counts()
    let bodies = frames(Chain(counts: counts), counts, 2)
    #expect(bodies[0] == 0 && bodies[2] == 0)
    #expect(1...Graph.longestChain ~= bodies[1])
  }
}
