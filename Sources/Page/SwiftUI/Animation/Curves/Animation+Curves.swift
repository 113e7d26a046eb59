extension Animation {
  private static func curve(_ curve: UnitCurve, _ duration: Double = 0.35) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// An even pace.
  public static var linear: Animation { curve(.linear) }

  /// Begins slowly.
  public static var easeIn: Animation { curve(.easeIn) }

  /// Ends slowly.
  public static var easeOut: Animation { curve(.easeOut) }

  /// Begins and ends slowly.
  public static var easeInOut: Animation { curve(.easeInOut) }

  /// An even pace for a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }

  /// Begins slowly, and takes a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }

  /// Ends slowly, and takes a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }

  /// Begins and ends slowly, and takes a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

  /// The pace of a cubic curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration)
  }

  /// The pace of a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    self.curve(curve, duration)
  }
}
