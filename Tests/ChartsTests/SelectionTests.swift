import CoreGraphics
import Foundation
@testable import SwiftUI
import Testing
@testable @_spi(PageRuntime) import UIKit

@testable import Charts

/// Touches that select values.
@MainActor
@Suite(.serialized)
struct SelectionTests {
  private final class Selected<Value> {
    var values: [Value?] = []
    var binding: Binding<Value?> {
      Binding(get: { self.values.last ?? nil }, set: { self.values.append($0) })
    }
  }

  private func bars() -> some View {
    Chart(["A", "B", "C"], id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Count", 3))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test func aTouchSelectsACategory() {
    let selected = Selected<String>()
    ChartStage.run(bars().chartXSelection(value: selected.binding)) { stage in
      stage.touch(.began, 50, 100)
      stage.touch(.moved, 150, 100)
      stage.touch(.moved, 290, 100)
      stage.touch(.ended, 290, 100)
    }
    #expect(selected.values == ["A", "B", "C", nil])
  }

  @Test func aDragSelectsARange() {
    let selected = Selected<ClosedRange<Int>>()
    let chart = Chart {
      PointMark(x: .value("X", 0), y: .value("Y", 1))
      PointMark(x: .value("X", 30), y: .value("Y", 1))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    ChartStage.run(chart.chartXSelection(range: selected.binding)) { stage in
      stage.touch(.began, 200, 100)
      stage.touch(.moved, 101, 100)
      stage.touch(.ended, 101, 100)
    }
    #expect(selected.values.last == 10...20)
  }

  @Test func aTouchSelectsAnAngle() {
    let selected = Selected<Double>()
    let chart = Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("Count", $0)) }
    ChartStage.run(chart.chartAngleSelection(value: selected.binding)) { stage in
      stage.touch(.began, 200, 100)
      stage.touch(.ended, 200, 100)
    }
    #expect(selected.values == [1, nil])
  }

  @Test func anOverlayReadsValuesAndPlaces() {
    var read: (String, Double)?
    var place: CGPoint?
    var frame: CGRect?
    let chart = bars().chartOverlay { proxy in
      GeometryReader { geometry in
        let _ = frame = proxy.plotFrame.map { geometry[$0] }
        let _ = place = proxy.position(for: (x: "B", y: 1.5))
        Color.clear.contentShape(Rectangle()).onTapGesture { point in
          read = proxy.value(at: point, as: (String, Double).self)
        }
      }
    }
    ChartStage.run(chart) { stage in
      stage.touch(.began, 250, 50)
      stage.touch(.ended, 250, 50)
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(place == CGPoint(x: 150, y: 100))
    #expect(read?.0 == "C" && abs((read?.1 ?? 0) - 2.25) < 0.01)
  }
}
