import CoreGraphics
import Foundation
@testable import SwiftUI
import Testing

@testable import Charts

/// What axes show, and the room that they take.
@MainActor
struct AxisTests {
  private func numbers(_ data: [Datum]) -> [Double] { data.compactMap(\.number) }

  private func date(_ year: Int, _ month: Int, _ day: Int = 1) throws -> Date {
    try #require(
      Calendar.current.date(from: DateComponents(year: year, month: month, day: day)))
  }

  @Test func numbersBeginAtZeroAndEndRound() {
    let chart = LaidOutChart(height: 300) {
      LineMark(x: .value("X", "A"), y: .value("Y", 40))
      LineMark(x: .value("X", "B"), y: .value("Y", 178))
    }
    #expect(numbers(chart.yGrid) == [0, 50, 100, 150, 200])
    #expect(chart.model.yDomain.range == 0...178)
    #expect(chart.frames.y.domain == 0...200)
  }

  @Test func zeroCanBeLeftOut() {
    let chart = LaidOutChart(
      height: 300,
      configuration: {
        $0.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._makeScaleDomain()
      }
    ) {
      PointMark(x: .value("X", "A"), y: .value("Y", 140))
      PointMark(x: .value("X", "B"), y: .value("Y", 178))
    }
    #expect(numbers(chart.yGrid) == [140, 150, 160, 170, 180])
  }

  @Test func aGivenDomainStays() {
    let chart = LaidOutChart(configuration: { $0.y.domain = (0...45)._makeScaleDomain() }) {
      PointMark(x: .value("X", "A"), y: .value("Y", 140))
    }
    #expect(chart.frames.y.domain == 0...45)
    #expect(numbers(chart.yGrid) == [0, 20, 40])
  }

  @Test func theDomainCoversValuesOfTheAxis() {
    let chart = LaidOutChart(
      configuration: { settings in
        var collector = _AxisMarksCollector()
        AxisMarks<Never>._collectMarks(AxisMarks(values: [0, 50, 250]), into: &collector)
        settings.y.marks = collector.marks
      }
    ) {
      BarMark(x: .value("X", "A"), y: .value("Y", 140))
    }
    #expect(chart.frames.y.domain == 0...250)
    #expect(numbers(chart.yGrid) == [0, 50, 250])
  }

  @Test func numbersAreAtTheTrailingEdgeAndCategoriesAtTheLeading() {
    let vertical = LaidOutChart {
      BarMark(x: .value("X", "A"), y: .value("Y", 140))
    }
    #expect(vertical.frames.plot.minX == 0)
    #expect(vertical.frames.plot.maxX < 290 && vertical.frames.plot.maxY < 190)
    #expect(vertical.frames.xItems.grid.isEmpty && vertical.frames.xItems.labels.count == 1)
    let horizontal = LaidOutChart {
      BarMark(x: .value("Y", 140), y: .value("X", "A"))
    }
    let plot = horizontal.frames.plot
    #expect(plot.minX > 5)
    // The last label stands beside the line at the edge of the plot, and within the chart.
    let end = horizontal.frames.xItems.labels.map(\.rect.maxX).max() ?? 0
    #expect(end > plot.width && plot.minX + end <= 300.5)
    #expect(horizontal.frames.xItems.grid.allSatisfy { $0.stroke.dash == [2, 2] })
  }

  @Test func aHiddenAxisTakesNoRoom() {
    let chart = LaidOutChart.bare { PointMark(x: .value("X", 3), y: .value("Y", 140)) }
    #expect(chart.frames.plot == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(chart.frames.y.domain == 0...140)
  }

  @Test func monthsOfAYear() throws {
    let dates = try (1...12).map { try date(2022, $0) }
    let chart = LaidOutChart(width: 340) {
      ForEach(dates, id: \.self) { LineMark(x: .value("Month", $0), y: .value("Y", 1)) }
    }
    let months = numbers(chart.xGrid).map {
      Calendar.current.component(.month, from: Date(timeIntervalSinceReferenceDate: $0))
    }
    #expect(months == [1, 4, 7, 10])
    #expect(chart.frames.x.domain.lowerBound == dates[0].timeIntervalSinceReferenceDate)
  }

  @Test func datesAreWrittenByTheirUnits() throws {
    func written(_ from: Date, _ to: Date, count: Int) -> [String] {
      var settings = AxisConfiguration()
      settings.marks = [AxisMarksSpecification(values: .automatic(desiredCount: count))]
      let marks = [from, to].map { Mark(.point, x: .value(PlottableValue.value("", $0).erased)) }
      let domain = AxisDomain(.horizontal, marks, [nil, nil], settings)
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "en_US")
      let plan = AxisPlan(domain, .horizontal, length: 300, settings, environment)
      return plan.rows.flatMap { row in row.data.map(row.format) }
    }
    #expect(
      try written(date(2020, 1), date(2024, 1), count: 4) == [
        "2020", "2021", "2022", "2023", "2024",
      ])
    #expect(try written(date(2020, 1), date(2020, 4), count: 3) == ["Jan", "Feb", "Mar", "Apr"])
    #expect(
      try written(date(2020, 1, 1), date(2020, 1, 3), count: 2) == ["Jan 1", "Jan 2", "Jan 3"])
  }

  @Test func stridesOfUnits() throws {
    let ticks = DateTicks(unit: .month, count: 3)
    let dates = try ticks.dates(in: date(2021, 2)...date(2021, 12))
    #expect(try dates == [date(2021, 4), date(2021, 7), date(2021, 10)])
    let days = try DateTicks(unit: .day).dates(in: date(2021, 2, 1)...date(2021, 2, 3))
    #expect(days.count == 3)
  }

  @Test func labelsThatOverlapAreLeftOut() {
    let settings: (inout ChartConfiguration) -> Void = { settings in
      var collector = _AxisMarksCollector()
      let marks = AxisMarks(values: [0, 1, 2, 3]) { value in
        AxisGridLine()
        AxisValueLabel("label of \(value.index)")
      }
      type(of: marks)._collectMarks(marks, into: &collector)
      settings.x.marks = collector.marks
    }
    let chart = LaidOutChart(width: 150, configuration: settings) {
      PointMark(x: .value("X", 3), y: .value("Y", 1))
    }
    #expect(chart.xGrid.count == 4)
    #expect(chart.frames.xItems.labels.count == 2)
    #expect(chart.frames.xItems.labels.map(\.id.datum) == [.number(0), .number(2)])
  }

  @Test func titlesAndLegendTakeRoom() {
    let plain = LaidOutChart.bare { PointMark(x: .value("X", 3), y: .value("Y", 140)) }
    let chart = LaidOutChart.bare(configuration: {
      $0.legend.visibility = .automatic
      $0.x.titles = [AxisTitle(position: .automatic, content: AnyView(Text("X")))]
      $0.y.titles = [AxisTitle(position: .leading, content: AnyView(Text("Y title")))]
    }) {
      PointMark(x: .value("X", 3), y: .value("Y", 140)).foregroundStyle(by: .value("Kind", "A"))
    }
    let (before, after) = (plain.frames.plot, chart.frames.plot)
    #expect(after.minX > 10 && after.maxX == before.maxX)
    #expect(before.maxY - after.maxY > 35 && after.minY == 0)
    #expect(chart.frames.titles.map(\.angle) == [.zero, .degrees(-90)])
  }
}
