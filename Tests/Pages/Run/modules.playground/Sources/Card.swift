public struct Card {
  public var value: Int

  public init(value: Int) {
    self.value = value
  }
}

public struct Shadowed {
  public static let place = "Sources"
}

public func shadowedPlace() -> String { Shadowed.place }
