import Foundation

/// Whole pixels of a sheet, counted from its upper left.
struct DeviceBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// All pixels that a rectangle touches.
  init(_ rect: CGRect) {
    guard !rect.isNull else {
      self.init(left: 0, top: 0, right: 0, bottom: 0)
      return
    }
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -1e6), 1e6)) }
    self.init(
      left: whole(rect.minX.rounded(.down)), top: whole(rect.minY.rounded(.down)),
      right: whole(rect.maxX.rounded(.up)), bottom: whole(rect.maxY.rounded(.up)))
  }

  func intersection(_ other: DeviceBox) -> DeviceBox {
    DeviceBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: DeviceBox) -> DeviceBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return DeviceBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func moved(x: Int, y: Int) -> DeviceBox {
    DeviceBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func grown(by margin: Int) -> DeviceBox {
    DeviceBox(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
