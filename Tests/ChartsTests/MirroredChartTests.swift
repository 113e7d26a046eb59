import CoreGraphics
@testable import SwiftUI
import Testing
@testable @_spi(PageRuntime) import UIKit

@testable import Charts

/// Charts where text is read from right to left.
@MainActor
@Suite(.serialized)
struct MirroredChartTests {
  private func bars(_ direction: LayoutDirection) -> some View {
    Chart {
      BarMark(x: .value("Name", "A"), y: .value("Count", 3)).foregroundStyle(Color.red)
      BarMark(x: .value("Name", "B"), y: .value("Count", 6)).foregroundStyle(Color.blue)
      RuleMark(x: .value("Name", "B")).foregroundStyle(.clear)
        .annotation(position: .leading) { Color.green.frame(width: 10, height: 10) }
    }
    .environment(\.layoutDirection, direction)
  }

  private func places(_ direction: LayoutDirection) throws -> [String: CGRect] {
    var places: [String: CGRect] = [:]
    try ChartStage.run(bars(direction)) { stage in
      places["red"] = try #require(stage.outlines(filled: .systemRed).first)
      places["blue"] = try #require(stage.outlines(filled: .systemBlue).first)
      for label in stage.views(of: UILabel.self) {
        places[label.text ?? ""] = label.convert(label.bounds, to: stage.host)
      }
      let green = UIColor.systemGreen.resolvedColor(with: stage.host.traitCollection)
      let note = stage.views(of: UIView.self).first { $0.backgroundColor == green }
      places["note"] = note.map { $0.convert($0.bounds, to: stage.host) }
    }
    return places
  }

  @Test func theAxesAreMirrored() throws {
    let (usual, mirrored) = (try places(.leftToRight), try places(.rightToLeft))
    for name in ["A", "B", "0", "6", "note"] {
      let (one, other) = (try #require(usual[name]), try #require(mirrored[name]))
      #expect(abs(one.minX + other.maxX - 300) < 0.5 && abs(one.minY - other.minY) < 0.01)
    }
    let (red, blue) = (try #require(mirrored["red"]), try #require(mirrored["blue"]))
    #expect(red.minX > blue.maxX)
    #expect(try #require(usual["red"]).maxX < (try #require(usual["blue"])).minX)
    #expect(try #require(mirrored["0"]).maxX < 30)
  }

  @Test func aTouchSelectsWhatItSees() {
    var selected: [String?] = []
    let binding = Binding<String?>(get: { nil }, set: { selected.append($0) })
    let chart = bars(.rightToLeft).chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXSelection(value: binding)
    ChartStage.run(chart) { stage in
      stage.touch(.began, 290, 100)
      stage.touch(.moved, 20, 100)
      stage.touch(.ended, 20, 100)
    }
    #expect(selected == ["A", "B", nil])
  }

  @Test func elementsAreWhereTheMarksAre() throws {
    try ChartStage.run(bars(.rightToLeft)) { stage in
      let view = try #require(stage.views(of: SpokenMarksView.self).first)
      let elements = (view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
      let first = try #require(elements.first { $0.accessibilityLabel == "A" })
      let red = try #require(stage.outlines(filled: .systemRed).first)
      #expect(abs(first.accessibilityFrameInContainerSpace.midX - red.midX) < 0.5)
    }
  }
}
