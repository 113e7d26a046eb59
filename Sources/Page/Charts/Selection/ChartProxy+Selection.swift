extension ChartProxy {
  /// Selects the value at a point along the x axis.
  public func selectXValue(at xPosition: CGFloat) {
    model.configuration.x.selectValue?(x.datum(at: xPosition + scrolled.x))
  }

  /// Selects the value at a point along the y axis.
  public func selectYValue(at yPosition: CGFloat) {
    model.configuration.y.selectValue?(y.datum(at: yPosition + scrolled.y))
  }

  /// Selects the values between two points along the x axis.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    select(from + scrolled.x, to + scrolled.x, x, model.configuration.x)
  }

  /// Selects the values between two points along the y axis.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    select(from + scrolled.y, to + scrolled.y, y, model.configuration.y)
  }

  private func select(
    _ from: CGFloat, _ to: CGFloat, _ scale: PositionScale, _ settings: AxisConfiguration
  ) {
    guard let start = scale.datum(at: from), let end = scale.datum(at: to) else { return }
    settings.selectRange((start, end))
  }

  /// Selects the value of the sectors at an angle, counted clockwise from the top.
  public func selectAngleValue(at angle: Angle) {
    model.configuration.selectAngle?(angleDatum(angle))
  }

  /// The angle of a point around the middle of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let radians = atan2(position.x - size.width / 2, size.height / 2 - position.y)
    return .radians(radians < 0 ? Double(radians) + 2 * .pi : Double(radians))
  }

  /// The value at an angle, counted clockwise from the top: between zero and the sum of all.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    angleDatum(angle).flatMap { P($0) }
  }

  private func angleDatum(_ angle: Angle) -> Datum? {
    let whole = SectorAngles(model.marks).whole
    guard whole > 0 else { return nil }
    let turns = angle.radians / (2 * .pi)
    return .number((turns - turns.rounded(.down)) * whole)
  }
}
