@_spi(Charts) import SwiftUI

/// Makes the labels of axes and measures them.
@MainActor @preconcurrency
final class LabelMeasure {
  /// A text in the usual font; its size depends on nothing else.
  private struct UsualText: Hashable {
    let string: String
    let size: DynamicTypeSize
  }

  private static var known: [UsualText: CGSize] = [:]
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  func label(
    _ element: AxisElement, _ datum: Datum, _ format: (Datum) -> String
  ) -> MeasuredAxis.Label? {
    guard case .label(let label) = element.kind else { return nil }
    var text: String?
    switch label.content {
    case .automatic: text = format(datum)
    case .format(let write): text = write(datum) ?? format(datum)
    case .view: break
    }
    let size: CGSize
    let view: AnyView
    if let text {
      view = styled(Text(verbatim: text).lineLimit(1), element)
      size = self.size(of: view, text: element.font == nil ? text : nil)
    } else if case .view(let content) = label.content {
      view = styled(content, element)
      size = self.size(of: view)
    } else {
      return nil
    }
    let isTurned = label.orientation.isVertical
    return MeasuredAxis.Label(
      view: view, size: isTurned ? CGSize(width: size.height, height: size.width) : size,
      label: label)
  }

  private func styled(_ view: some View, _ element: AxisElement) -> AnyView {
    AnyView(
      view.font(element.font ?? .caption)
        .foregroundStyle(element.style ?? AnyShapeStyle(.secondary)))
  }

  /// The size of a view; a text in the usual font is measured once.
  func size(of view: some View, text: String? = nil) -> CGSize {
    let key = text.map { UsualText(string: $0, size: environment.dynamicTypeSize) }
    if let key, let known = Self.known[key] { return known }
    let size = environment.size(of: view)
    let whole = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    guard let key else { return whole }
    if Self.known.count >= 1000 { Self.known = [:] }
    Self.known[key] = whole
    return whole
  }

  /// The size of a view in a width; what a name stands for is measured once.
  func size(of view: some View, width: CGFloat, named name: String?) -> CGSize {
    let key = name.map {
      UsualText(string: "\($0)\n\(width)", size: environment.dynamicTypeSize)
    }
    if let key, let known = Self.known[key] { return known }
    let size = environment.size(of: view, in: ProposedViewSize(width: width, height: nil))
    if let key { Self.known[key] = size }
    return size
  }
}
