import CoreGraphics
import Foundation

// A transform where an object is asked for.

extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) {
    // Foundation takes no structs here; an array of as many numbers has the same bytes.
    self.init(bytes: transform.rows.map { Double($0) }, objCType: CATransform3D.objectType)
  }

  public var caTransform3DValue: CATransform3D {
    CATransform3D(boxedIn: self) ?? CATransform3D()
  }

  @available(*, deprecated, renamed: "init(caTransform3D:)")
  public convenience init(CATransform3D transform: CATransform3D) {
    self.init(caTransform3D: transform)
  }

  @available(*, deprecated, renamed: "caTransform3DValue")
  public var CATransform3DValue: CATransform3D { caTransform3DValue }
}

extension CATransform3D {
  static let objectType = "[16d]"

  /// The transform an object holds; none if it holds something else.
  init?(boxedIn value: NSValue) {
    guard String(cString: value.objCType) == CATransform3D.objectType else { return nil }
    var numbers = [Double](repeating: 0, count: 16)
    numbers.withUnsafeMutableBytes { value.getValue($0.baseAddress!) }
    self.init(rows: numbers.map { CGFloat($0) })
  }
}
