import CoreGraphics
import Foundation
@testable import SwiftUI
import Testing
@testable @_spi(PageRuntime) import UIKit

@testable import Charts

/// What charts draw.
@MainActor
@Suite(.serialized)
struct ChartLookTests {
  private func bare(_ chart: some View) -> some View {
    chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test func marksOfOneLookAreOneShape() {
    let chart = LaidOutChart.bare(width: 1000) {
      ForEach(0..<1000, id: \.self) { index in
        PointMark(x: .value("X", index), y: .value("Y", index % 7))
          .foregroundStyle(by: .value("Kind", index % 2 == 0 ? "A" : "B"))
      }
    }
    #expect(chart.drawing.groups.map { $0.ids.count } == [500, 500])
  }

  @Test func seriesAreLinesOfTheirOwn() {
    let chart = LaidOutChart.bare {
      ForEach(["A", "B"], id: \.self) { name in
        ForEach(0..<3, id: \.self) { index in
          LineMark(
            x: .value("X", index), y: .value("Y", index), series: .value("Series", name))
          PointMark(x: .value("X", index), y: .value("Y", index))
        }
      }
    }
    let kinds: [Mark.Kind] = chart.drawing.groups.map { $0.id.kind }
    #expect(kinds == [.line, .point, .line])
    #expect(chart.drawing.groups.map { $0.ids.count } == [3, 6, 3])
  }

  @Test func categoriesHaveTheSystemColorsInTheirOrder() {
    let chart = LaidOutChart.bare {
      ForEach(["A", "B", "C"], id: \.self) { name in
        BarMark(x: .value("X", name), y: .value("Y", 1)).foregroundStyle(by: .value("Name", name))
      }
    }
    let traits = UITraitCollection.current
    #expect(
      chart.drawing.groups.map(\.id.color)
        == [UIColor.systemBlue, .systemGreen, .systemOrange].map { $0.resolvedColor(with: traits) })
  }

  @Test func aGradientFitsEachBar() {
    let chart = LaidOutChart.bare {
      ForEach(["A", "B"], id: \.self) { name in
        BarMark(x: .value("X", name), y: .value("Y", 1), width: 10)
          .foregroundStyle(Color.red.gradient)
      }
    }
    #expect(
      chart.drawing.groups.map { $0.frame(in: chart.frames.content) } == [
        CGRect(x: 70, y: 0, width: 10, height: 200), CGRect(x: 220, y: 0, width: 10, height: 200),
      ])
  }

  private struct Growing: View {
    @ObservedObject var driver: Driver
    final class Driver: ObservableObject {
      @Published var height = 1.0
    }

    var body: some View {
      Chart {
        BarMark(x: .value("X", "A"), y: .value("Y", driver.height), width: 100)
          .foregroundStyle(.red)
      }
      .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func barsGrowWhenDataChange() {
    let driver = Growing.Driver()
    ChartStage.run(Growing(driver: driver)) { stage in
      #expect(
        stage.outlines(filled: .systemRed) == [CGRect(x: 100, y: 150, width: 100, height: 50)])
      withAnimation(.linear(duration: 1)) { driver.height = 3 }
      stage.advance(by: 0.5)
      let half = stage.outlines(filled: .systemRed).first?.height ?? 0
      #expect(half > 90 && half < 110)
      stage.advance(by: 1)
      #expect(
        stage.outlines(filled: .systemRed) == [CGRect(x: 100, y: 50, width: 100, height: 150)])
    }
  }

  @Test func newMarksAreWhereTheyBelong() {
    let (before, after) = (
      FigureVector([1, 2], [0, 0, 10, 10]), FigureVector([2, 3], [20, 20, 30, 30])
    )
    let way = after - before
    #expect(way.values == [10, 10, 0, 0])
    var half = way
    half.scale(by: 0.5)
    #expect((after - way + half).values == [15, 15, 30, 30])
  }

  @Test func anAnnotationIsAboveItsBar() {
    let chart = Chart {
      BarMark(x: .value("X", "A"), y: .value("Y", 1), width: 100)
        .annotation(spacing: 10) { Color.green.frame(width: 20, height: 30) }
    }
    .chartYScale(domain: 0...2)
    ChartStage.run(bare(chart)) { stage in
      let found = descendants(of: stage.host).first {
        $0.backgroundColor == UIColor.systemGreen.resolvedColor(with: $0.traitCollection)
      }
      #expect(
        found.map { $0.convert($0.bounds, to: stage.host) }
          == CGRect(x: 140, y: 60, width: 20, height: 30))
    }
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }
}
