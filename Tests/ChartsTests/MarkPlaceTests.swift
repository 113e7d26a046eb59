import CoreGraphics
import Foundation
@testable import SwiftUI
import Testing

@testable import Charts

/// Where marks are in a plot of 300 by 200 points.
@MainActor
struct MarkPlaceTests {
  @Test func barsShareTheWidth() {
    let chart = LaidOutChart.bare {
      BarMark(x: .value("Name", "A"), y: .value("Count", 4))
      BarMark(x: .value("Name", "B"), y: .value("Count", 2))
      BarMark(x: .value("Name", "C"), y: .value("Count", -4))
    }
    #expect(
      chart.rects == [
        CGRect(x: 15, y: 0, width: 70, height: 100), CGRect(x: 115, y: 50, width: 70, height: 50),
        CGRect(x: 215, y: 100, width: 70, height: 100),
      ])
  }

  @Test func barsAreHorizontalWhereTheXAxisHasNumbers() {
    let chart = LaidOutChart.bare {
      BarMark(x: .value("Count", 4), y: .value("Name", "A"), height: 20)
      BarMark(x: .value("Count", 1), y: .value("Name", "B"), height: .ratio(0.5))
    }
    // The first category is at the top.
    #expect(
      chart.rects == [
        CGRect(x: 0, y: 40, width: 300, height: 20), CGRect(x: 0, y: 125, width: 75, height: 50),
      ])
  }

  @Test func barsOfCalendarUnits() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    func day(_ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2024, month: 5, day: day, hour: 15)))
    }
    let days = try (1...3).map(day)
    let chart = LaidOutChart.bare {
      ForEach(days, id: \.self) {
        BarMark(
          x: .value("Day", $0, unit: .day, calendar: calendar), y: .value("Count", 1),
          width: .inset(10))
      }
    }
    #expect(chart.rects.map(\.minX) == [10, 110, 210])
    #expect(chart.rects.map(\.width) == [80, 80, 80])
  }

  @Test func groupsAreBesideEachOther() {
    let chart = LaidOutChart.bare(width: 100) {
      ForEach(["A", "B"], id: \.self) { name in
        BarMark(x: .value("Name", "X"), y: .value("Count", 1), width: 20)
          .position(by: .value("Group", name))
      }
    }
    #expect(chart.rects.map(\.minX) == [20, 60])
  }

  @Test func pointsAndRules() {
    let chart = LaidOutChart.bare {
      PointMark(x: .value("X", 0), y: .value("Y", 0))
      PointMark(x: .value("X", 10), y: .value("Y", 20)).offset(x: 3, y: -2).symbolSize(100)
      RuleMark(y: .value("Y", 5))
      RuleMark(x: .value("X", 5), yStart: 10, yEnd: 30)
    }
    #expect(
      chart.rects == [
        CGRect(x: -4, y: 196, width: 7, height: 7), CGRect(x: 298, y: -7, width: 10, height: 10),
        CGRect(x: 0, y: 150, width: 300, height: 0), CGRect(x: 150, y: 10, width: 0, height: 20),
      ])
  }

  @Test func scalesOfRootsAndPowersOfTen() {
    let roots = LaidOutChart.bare(configuration: { $0.x.type = .squareRoot }) {
      PointMark(x: .value("X", 100), y: .value("Y", 1))
      PointMark(x: .value("X", 25), y: .value("Y", 1))
    }
    #expect(roots.drawing.marks.map(\.rect.midX) == [300, 150])
    let powers = LaidOutChart.bare(configuration: { $0.y.type = .log }) {
      BarMark(x: .value("X", "A"), y: .value("Y", 10))
      BarMark(x: .value("X", "B"), y: .value("Y", 1000))
      PointMark(x: .value("X", "B"), y: .value("Y", 1))
    }
    #expect(powers.rects[0].maxY == 200 && powers.rects[0].height == 67)
  }

  @Test func reversedDomains() {
    let chart = LaidOutChart.bare(
      configuration: {
        $0.x.domain = ["B", "A"]._makeScaleDomain()
        $0.y.domain = AutomaticScaleDomain.automatic(reversed: true)._makeScaleDomain()
      }
    ) {
      BarMark(x: .value("Name", "A"), y: .value("Count", 4), width: 10)
      BarMark(x: .value("Name", "B"), y: .value("Count", 2), width: 10)
      BarMark(x: .value("Name", "C"), y: .value("Count", 2), width: 10)
    }
    #expect(
      chart.rects == [
        CGRect(x: 220, y: 0, width: 10, height: 200), CGRect(x: 70, y: 0, width: 10, height: 100),
      ])
  }

  @Test func sectorsShareTheCircle() throws {
    let angles = SectorAngles(
      LaidOutChart.bare {
        SectorMark(angle: .value("Count", 1))
        SectorMark(angle: .value("Count", 3))
      }.model.marks)
    #expect(angles[0] == -Double.pi / 2...0)
    #expect(angles[1] == 0...1.5 * .pi)
    let donut = LaidOutChart.bare(width: 200, height: 100) {
      SectorMark(
        angle: .value("Count", 1), innerRadius: .ratio(0.5), outerRadius: .inset(10))
    }
    #expect(donut.drawing.groups.first?.values[2...] == [25, 40, 100, 50])
  }
}
