struct Card {
  init() {}
}

public struct Point {
  public var x: Int
  public var y = 0
}
