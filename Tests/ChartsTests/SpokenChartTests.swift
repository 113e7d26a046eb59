import CoreGraphics
import Foundation
@testable import SwiftUI
import Testing
@testable @_spi(PageRuntime) import UIKit

@testable import Charts

/// What assistive technology is told of charts.
@MainActor
@Suite(.serialized)
struct SpokenChartTests {
  private func said<V: View>(of view: V) -> [String] {
    var said: [String] = []
    ChartStage.run(view.environment(\.locale, Locale(identifier: "en_US"))) { stage in
      said = stage.stage.spokenElements().map { [$0.label, $0.value].joined(separator: ": ") }
    }
    return said
  }

  private func bare(_ chart: some View) -> some View {
    chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test func marksSayTheirPlaceAndTheirValue() {
    let chart = Chart {
      BarMark(x: .value("Name", "A"), y: .value("Count", 1200))
      BarMark(x: .value("Name", "B"), y: .value("Count", 3))
        .foregroundStyle(by: .value("Kind", "Green"))
      BarMark(x: .value("Name", "C"), y: .value("Count", 3)).accessibilityHidden(true)
      RuleMark(y: .value("Mean", 2))
      SectorMark(angle: .value("Share", 7)).foregroundStyle(by: .value("Kind", "Red"))
    }
    #expect(
      Set(said(of: bare(chart))) == [
        "A: 1,200", "B, Green: 3", "Mean: 2", "Red: 7",
      ])
  }

  @Test func wordsCanBeSet() {
    let chart = Chart(["A"], id: \.self) {
      PointMark(x: .value("Name", $0), y: .value("Count", 3))
        .accessibilityLabel("Point \($0)").accessibilityValue("three")
    }
    #expect(said(of: bare(chart)) == ["Point A: three"])
  }

  @Test func labelsOfAxesAndTheLegendAreRead() {
    let chart = Chart {
      BarMark(x: .value("Name", "A"), y: .value("Count", 2))
        .foregroundStyle(by: .value("Kind", "Green"))
    }
    let said = said(of: chart)
    #expect(said.contains("A, Green: 2"))
    #expect(said.contains("Green: "))
    #expect(said.contains("2: "))
  }
}
