import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct StateTests {
  /// What bodies ran, in their order, and a way to change the state from outside.
  final class Log {
    var bodies: [String] = []
    var change: (Int) -> Void = { _ in }
  }

  struct Counter: View {
    let log: Log
    @State private var count = 0
    @State private var unread = 0

    var body: some View {
      let _ = log.bodies.append("counter \(count)")
      let _ = log.change = { count = $0 }
      VStack {
        Leaf(log: log, number: count)
        Leaf(log: log, number: 7)
      }
    }
  }

  struct Leaf: View {
    let log: Log
    let number: Int

    var body: some View {
      let _ = log.bodies.append("leaf \(number)")
      Color.red.frame(width: CGFloat(number), height: 10)
    }
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Dependencies: value comparison.
  @Test func onlyBodiesRunWhoseInputChanged() {
    let log = Log()
    let hosted = HostedView(Counter(log: log))
    #expect(log.bodies == ["counter 0", "leaf 0", "leaf 7"])
    log.bodies = []
    log.change(3)
    hosted.update()
    #expect(log.bodies == ["counter 3", "leaf 3"])
    log.bodies = []
    log.change(3)
    hosted.update()
    #expect(log.bodies == [])
  }

  struct Restless: View {
    @State private var count = 0

    var body: some View {
      let _ = (count += 1)
      Color(uiColor: .brown).frame(width: CGFloat(count % 50), height: 10)
    }
  }

  // Rests on: swiftui-lab.com, "Safely Updating The View State": endless loops.
  @Test func aViewThatChangesWhatItReadsDoesNotStopThePage() {
    let hosted = HostedView(Restless())
    #expect(hosted.frames(of: .brown).count == 1)
  }

  /// A value that counts how often it is compared.
  private struct Weighed: Equatable {
    final class Scale { var comparisons = 0 }

    let number: Int
    let scale: Scale

    static func == (one: Weighed, other: Weighed) -> Bool {
      one.scale.comparisons += 1
      return one.number == other.number
    }
  }

  @Test func aWrittenValueIsComparedOnce() {
    let scale = Weighed.Scale()
    let box = StateBox(Weighed(number: 1, scale: scale))
    box.write(Weighed(number: 2, scale: scale))
    #expect(scale.comparisons == 1)
    box.write(Weighed(number: 2, scale: scale))
    #expect(scale.comparisons == 2)
    #expect(box.value.number == 2)
  }
}
