@_spi(Charts) import SwiftUI
import UIKit

/// Tells assistive technology of each mark.
struct SpokenMarks: UIViewRepresentable {
  let drawing: Drawing
  let model: ChartModel

  func makeUIView(context: Context) -> SpokenMarksView {
    let view = SpokenMarksView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: SpokenMarksView, context: Context) {
    view.show(
      drawing.marks.filter { !$0.mark.spoken.isHidden && $0.mark.isSpoken }, model,
      isMirrored: context.environment.layoutDirection == .rightToLeft)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: SpokenMarksView, context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// An invisible view with an element for each mark. Elements are made when they are asked for.
final class SpokenMarksView: UIView {
  private var marks: [Drawing.PlacedMark] = []
  private var words: SpokenWords?
  private var elements: [UIAccessibilityElement]?
  private var isMirrored = false

  func show(_ marks: [Drawing.PlacedMark], _ model: ChartModel, isMirrored: Bool) {
    self.marks = marks
    self.isMirrored = isMirrored
    words = SpokenWords(model)
    elements = nil
  }

  override var accessibilityElements: [Any]? {
    get {
      let made = elements ?? marks.map(element)
      elements = made
      return made
    }
    set {}
  }

  private func element(_ placed: Drawing.PlacedMark) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = words?.label(placed.mark)
    element.accessibilityValue = words?.value(placed.mark)
    element.accessibilityIdentifier = placed.mark.spoken.identifier
    element.accessibilityTraits = .image
    var rect = placed.rect
    if isMirrored { rect.origin.x = bounds.width - rect.maxX }
    // A line has no width.
    element.accessibilityFrameInContainerSpace = CGRect(
      around: CGPoint(x: rect.midX, y: rect.midY),
      CGSize(width: max(rect.width, 8), height: max(rect.height, 8)))
    return element
  }
}

extension Mark {
  /// Whether a mark shows data.
  fileprivate var isSpoken: Bool {
    x.first != nil || y.first != nil || spoken.label != nil || spoken.value != nil
  }
}

/// What is said of marks.
@MainActor @preconcurrency
struct SpokenWords {
  private let model: ChartModel

  init(_ model: ChartModel) {
    self.model = model
  }

  /// The place of the mark and its group.
  func label(_ mark: Mark) -> String {
    if let label = mark.spoken.label { return label.words(in: model.environment) }
    let groups = [mark.look.styleValue, mark.look.symbolValue, mark.series].compactMap {
      $0.map { describe($0) }
    }
    var words: [String] = []
    let axis = valueAxis(mark)
    if mark.kind != .sector, let value = mark[axis.other].first { words.append(describe(value)) }
    for group in groups where !words.contains(group) { words.append(group) }
    if words.isEmpty, let value = mark[axis].first {
      words.append(value.label.words(in: model.environment))
    }
    return words.joined(separator: ", ")
  }

  /// The value of the mark.
  func value(_ mark: Mark) -> String {
    if let value = mark.spoken.value { return value.words(in: model.environment) }
    switch mark[valueAxis(mark)] {
    case .value(let value): return describe(value)
    case .range(let start, let end): return "\(describe(start)) – \(describe(end))"
    case .fixed, .none: return ""
    }
  }

  private func valueAxis(_ mark: Mark) -> Axis {
    if mark.kind == .sector { return .horizontal }
    if let axis = mark.valueAxis { return axis }
    if case .range = mark.x { return .horizontal }
    if mark.y.first == nil { return .horizontal }
    return mark.y.first?.kind == .text && mark.x.first?.kind == .number ? .horizontal : .vertical
  }

  private func describe(_ value: ChartValue) -> String {
    guard let end = value.end else { return describe(value.start, unit: nil) }
    if let unit = value.unit { return describe(value.start, unit: unit) }
    return "\(describe(value.start, unit: nil)) – \(describe(end, unit: nil))"
  }

  private func describe(_ datum: Datum, unit: Calendar.Component?) -> String {
    let locale = model.environment.locale
    switch datum {
    case .text(let text): return text
    case .number(let number): return number.formatted(.number.locale(locale))
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      guard let unit else {
        return date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened).locale(locale))
      }
      return date.formatted(Self.format(unit).locale(locale))
    }
  }

  private static func format(_ unit: Calendar.Component) -> Date.FormatStyle {
    switch unit {
    case .month, .quarter: .dateTime.month(.wide).year()
    case .hour, .minute, .second: .dateTime.month().day().hour().minute()
    default: DateTicks.format(unit)
    }
  }
}
