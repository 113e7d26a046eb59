import CoreGraphics
import Foundation
@testable import SwiftUI

@testable import Charts

/// A chart that was laid out without being shown.
@MainActor
struct LaidOutChart {
  let model: ChartModel
  let frames: ChartFrames
  let drawing: Drawing

  /// Lays out marks for a size, after a closure changed what modifiers say.
  init<Content: ChartContent>(
    width: CGFloat = 300, height: CGFloat = 200,
    configuration: (inout ChartConfiguration) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> Content
  ) {
    var collector = _MarkCollector()
    Content._collectMarks(content(), into: &collector)
    var settings = ChartConfiguration()
    configuration(&settings)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    model = ChartModel(collector.marks, settings, environment)
    frames = ChartFrames(model, CGSize(width: width, height: height))
    drawing = Drawing(MarkPlacer(model, x: frames.x, y: frames.y, size: frames.content))
  }

  /// A chart without axes and legend, whose plot is as large as the chart.
  static func bare<Content: ChartContent>(
    width: CGFloat = 300, height: CGFloat = 200,
    configuration: (inout ChartConfiguration) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> Content
  ) -> LaidOutChart {
    LaidOutChart(
      width: width, height: height,
      configuration: {
        $0.x.visibility = .hidden
        $0.y.visibility = .hidden
        $0.legend.visibility = .hidden
        configuration(&$0)
      }, content)
  }

  /// The rectangles of all marks, in whole points.
  var rects: [CGRect] {
    drawing.marks.map {
      CGRect(
        x: $0.rect.minX.rounded(), y: $0.rect.minY.rounded(), width: $0.rect.width.rounded(),
        height: $0.rect.height.rounded())
    }
  }

  /// The values of an axis that have grid lines.
  var xGrid: [Datum] { frames.xItems.grid.map(\.id.datum) }
  var yGrid: [Datum] { frames.yItems.grid.map(\.id.datum) }
}
