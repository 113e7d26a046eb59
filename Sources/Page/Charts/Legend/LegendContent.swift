/// The legend of a chart.
@MainActor @preconcurrency
struct LegendContent {
  let view: AnyView
  /// The same for legends of the same size in the same width; nil if that is not known.
  private(set) var name: String?

  /// Nothing for a chart that has nothing to explain, or hides it.
  init?(_ model: ChartModel) {
    let settings = model.configuration.legend
    guard settings.visibility != .hidden else { return nil }
    if let content = settings.content {
      view = content
      return
    }
    if model.styles.isContinuous, let bounds = model.styles.bounds {
      view = AnyView(RampLegend(styles: model.styles, bounds: bounds))
      return
    }
    let entries = Self.entries(model)
    guard !entries.isEmpty else { return nil }
    name = entries.map(\.name).joined(separator: "\n") + "\n\(settings.position)"
    let isBeside = [.leading, .trailing].contains(settings.position)
    let layout =
      isBeside
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(FlowLayout(spacing: 12, lineSpacing: 4))
    view = AnyView(
      layout {
        ForEach(entries) { LegendEntryView(entry: $0) }
      }
      .font(.caption).foregroundStyle(.secondary))
  }

  private static func entries(_ model: ChartModel) -> [LegendEntry] {
    var data = model.styles.data
    for datum in model.symbols.data + model.lines.data where !data.contains(datum) {
      data.append(datum)
    }
    return data.map { datum in
      LegendEntry(
        datum: datum, style: model.styles.visual(datum),
        symbol: model.symbols.visual(datum), line: model.lines.visual(datum))
    }
  }
}

/// What a legend says of one value.
struct LegendEntry: Identifiable {
  let datum: Datum
  let style: AnyShapeStyle?
  let symbol: AnyChartSymbolShape?
  let line: StrokeStyle?

  var id: Datum { datum }

  /// What the size of the entry depends on.
  var name: String { "\(datum.category)\(line != nil && symbol == nil)" }
}

struct LegendEntryView: View {
  let entry: LegendEntry

  private var style: AnyShapeStyle { entry.style ?? AnyShapeStyle(.secondary) }

  var body: some View {
    HStack(spacing: 4) {
      if let line = entry.line, entry.symbol == nil {
        FigureShape(figure: .rules, vector: FigureVector([0], [0, 4, 20, 4]))
          .stroke(style, style: line).frame(width: 20, height: 8)
      } else {
        FigureShape(
          figure: .symbols(entry.symbol ?? ChartModel.symbols[0]),
          vector: FigureVector([0], [4, 4, 8, 8])
        )
        .fill(style).frame(width: 8, height: 8)
      }
      Text(verbatim: entry.datum.category)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The colors of numbers, with the numbers at their ends.
struct RampLegend: View {
  let styles: StyleScale<AnyShapeStyle>
  let bounds: ClosedRange<Double>
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 0) {
        ForEach(0..<32, id: \.self) { step in
          let share = Double(step) / 31
          let number = bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * share
          Rectangle().fill(styles.visual(.number(number)) ?? ChartModel.usualStyle)
        }
      }
      .frame(width: 128, height: 8).clipShape(Capsule())
      HStack {
        Text(bounds.lowerBound, format: .number.locale(locale))
        Spacer()
        Text(bounds.upperBound, format: .number.locale(locale))
      }
      .frame(width: 128).font(.caption).foregroundStyle(.secondary)
    }
  }
}
