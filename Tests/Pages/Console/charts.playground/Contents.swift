// Charts as pages write them; what is known of one when it is shown.
import Charts
import PlaygroundSupport
import SwiftUI

struct Sale: Identifiable {
  enum Place: String, Plottable { case paris, tokyo }
  let id: Int
  let day: Date
  let place: Place
  let count: Int
}

let sales = (0..<8).map { index in
  Sale(
    id: index, day: Date(timeIntervalSinceReferenceDate: 86_400 * Double(index / 2)),
    place: index.isMultiple(of: 2) ? .paris : .tokyo, count: index * 10)
}

struct Average: ChartContent {
  let value: Double

  var body: some ChartContent {
    RuleMark(y: .value("Average", value))
      .foregroundStyle(.red)
      .annotation(position: .top, alignment: .trailing) { Text("Average") }
  }
}

struct Lines: View {
  @State private var selected: Date?
  let showsAverage: Bool

  var body: some View {
    Chart {
      ForEach(sales) { sale in
        LineMark(
          x: .value("Day", sale.day, unit: .day), y: .value("Count", sale.count),
          series: .value("Place", sale.place)
        )
        .foregroundStyle(by: .value("Place", sale.place))
        .symbol(by: .value("Place", sale.place))
        .interpolationMethod(.catmullRom)
      }
      if showsAverage { Average(value: 35) }
      if let selected {
        RuleMark(x: .value("Selected", selected)).zIndex(-1)
      } else {
        Plot { PointMark(x: .value("Day", sales[0].day, unit: .day), y: .value("Count", 70)) }
          .accessibilityLabel("Top")
      }
    }
    .chartXSelection(value: $selected)
    .chartForegroundStyleScale([Sale.Place.paris: Color.blue, .tokyo: .orange])
    .chartYScale(domain: 0...100)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        if let date = value.as(Date.self), Calendar.current.component(.day, from: date) == 1 {
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
        } else {
          AxisTick()
        }
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 50, 100]) {
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let _ = tell(proxy, geometry)
        Color.clear
      }
    }
    .frame(width: 320, height: 200)
  }

  func tell(_ proxy: ChartProxy, _ geometry: GeometryProxy) {
    guard let anchor = proxy.plotFrame else { return }
    let frame = geometry[anchor]
    print("trailing edge", Int(frame.maxX), "as wide as", Int(proxy.plotSize.width) == Int(frame.width))
    print("y of 50 in the middle", proxy.position(forY: 50) == frame.height / 2)
    print("value", proxy.value(atY: frame.height / 4, as: Int.self) ?? -1)
    print("places", proxy.foregroundStyleDomain(dataType: Sale.Place.self))
  }
}

struct Pie: View {
  var body: some View {
    Chart(sales.filter { $0.count > 0 }) { sale in
      SectorMark(
        angle: .value("Count", sale.count), innerRadius: .ratio(0.6), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Day", sale.day.formatted(.iso8601.day())))
    }
    .chartLegend(position: .trailing)
    .frame(height: 120)
  }
}

let bins = NumberBins(data: [3, 14, 15, 92, 65, 35], desiredCount: 5)
print(bins.thresholds, bins.index(for: 35))

PlaygroundPage.current.setLiveView(
  VStack {
    Lines(showsAverage: true)
    Pie()
    Chart(Array(bins.enumerated()), id: \.offset) { index, bin in
      BarMark(x: .value("Range", bin), y: .value("Count", index))
    }
    .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
    .chartXAxisLabel("Range")
  })
