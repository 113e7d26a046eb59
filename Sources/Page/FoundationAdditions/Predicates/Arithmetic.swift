import Foundation

/// Arithmetic of numbers as expressions do it: whole with whole stays whole.
enum Arithmetic: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case power = "**"

  func apply(_ left: NSNumber, _ right: NSNumber) -> NSNumber {
    guard Self.isWhole(left), Self.isWhole(right), self != .power else {
      return NSNumber(value: real(left.doubleValue, right.doubleValue))
    }
    let (a, b) = (left.intValue, right.intValue)
    let (result, overflow) = whole(a, b)
    return overflow ? NSNumber(value: real(Double(a), Double(b))) : NSNumber(value: result)
  }

  static func isWhole(_ number: NSNumber) -> Bool {
    if number is NSDecimalNumber { return false }
    return !"fd".contains(Character(UnicodeScalar(UInt8(bitPattern: number.objCType.pointee))))
  }

  private func whole(_ a: Int, _ b: Int) -> (Int, Bool) {
    switch self {
    case .add: return a.addingReportingOverflow(b)
    case .subtract: return a.subtractingReportingOverflow(b)
    case .multiply: return a.multipliedReportingOverflow(by: b)
    case .divide, .power: return a.dividedReportingOverflow(by: b)
    }
  }

  private func real(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    case .power: return pow(a, b)
    }
  }
}
