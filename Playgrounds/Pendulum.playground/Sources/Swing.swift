/// How the cradle swings at one moment.
public struct Swing {
  /// How far the ball at the left end hangs aside, in degrees; to the left is less than 0.
  public var left: Double
  /// The same of the ball at the right end.
  public var right: Double
  /// What all balls have of height and speed, in parts of what they had at first.
  public var energy: Double
}
