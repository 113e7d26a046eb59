public struct Distance: CustomPlaygroundQuickLookable {
  var metres: Int64

  public init(metres: Int64) { self.metres = metres }

  public var customPlaygroundQuickLook: PlaygroundQuickLook { return .int(metres) }
}
