/// The label of a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let element: AxisElement

  private init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    let label = AxisLabel(
      content: content, anchor: anchor, collision: collision, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    element = AxisElement(kind: .label(label), centered: centered)
  }

  public static func _collectElements(
    _ mark: AxisValueLabel<Content>, into elements: inout _AxisElements
  ) {
    elements.elements.append(mark.element)
  }

  /// A view as the label. How several labels of one value are aligned, and whether marks make room
  /// for the label, has no effect.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  /// The value as the label. How several labels of one value are aligned, and whether marks make
  /// room for the label, has no effect.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// The value in a format as the label. How several labels of one value are aligned, and whether
  /// marks make room for the label, has no effect.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format { Format.FormatInput($0).map(format.format) }, centered, anchor, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// A text of the app's localized strings as the label. How several labels of one value are
  /// aligned, and whether marks make room for the label, has no effect.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// A string as the label. How several labels of one value are aligned, and whether marks make
  /// room for the label, has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(title))), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}
