import CoreGraphics
@testable import SwiftUI
import Testing

@testable import Charts

/// Bars and areas on one another.
@MainActor
struct StackingTests {
  private func ends(_ stacking: MarkStackingMethod, _ values: [Double]) -> [ClosedRange<Double>] {
    LaidOutChart.bare {
      ForEach(values.indices, id: \.self) { index in
        BarMark(x: .value("Name", "A"), y: .value("Count", values[index]), stacking: stacking)
      }
    }.model.stacks.compactMap { stack in
      stack.map { min($0.start, $0.end)...max($0.start, $0.end) }
    }
  }

  @Test func methods() {
    #expect(ends(.standard, [1, 2, -3, 1]) == [0...1, 1...3, -3...0, 3...4])
    #expect(ends(.unstacked, [1, 2]) == [0...1, 0...2])
    #expect(ends(.normalized, [1, 3]) == [0...0.25, 0.25...1])
    #expect(ends(.center, [1, 3]) == [-2 ... -1, -1...2])
  }

  @Test func onlyTheSamePlaceIsStacked() {
    let chart = LaidOutChart.bare {
      BarMark(x: .value("Name", "A"), y: .value("Count", 1))
      BarMark(x: .value("Name", "B"), y: .value("Count", 2))
      BarMark(x: .value("Name", "A"), y: .value("Count", 3)).position(by: .value("Group", "X"))
      AreaMark(x: .value("Name", "A"), y: .value("Count", 5))
    }
    #expect(chart.model.stacks.map { $0?.start } == [0, 0, 0, 0])
  }

  @Test func aBarWithOneValueLiesAlongItsAxis() {
    let chart = LaidOutChart.bare {
      BarMark(x: .value("Count", 1))
      BarMark(x: .value("Count", 3))
    }
    #expect(
      chart.rects == [
        CGRect(x: 0, y: 0, width: 75, height: 200), CGRect(x: 75, y: 0, width: 225, height: 200),
      ])
  }

  @Test func sharesArePercents() {
    let chart = LaidOutChart {
      AreaMark(x: .value("X", 1), y: .value("Y", 2), stacking: .normalized)
      AreaMark(x: .value("X", 1), y: .value("Y", 6), stacking: .normalized)
    }
    #expect(chart.model.yDomain.isNormalized)
    #expect(chart.yGrid.last == .number(1))
  }
}
