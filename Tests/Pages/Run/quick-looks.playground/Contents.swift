struct Temperature: CustomPlaygroundQuickLookable {
  var degrees: Double
  var customPlaygroundQuickLook: PlaygroundQuickLook { return .text("\(degrees)°") }
}
class Shape: CustomPlaygroundQuickLookable {
  var customPlaygroundQuickLook: PlaygroundQuickLook { return .rectangle(1, 2, 3, 4) }
}
let warm = Temperature(degrees: 24.5)
let all = [warm, Temperature(degrees: -3)]
let shape = Shape()
let distance = Distance(metres: 5)
let look = PlaygroundQuickLook(reflecting: distance)
if case .int(let metres) = look { print(metres) }
