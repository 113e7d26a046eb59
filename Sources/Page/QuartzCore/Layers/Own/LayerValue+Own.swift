import CoreGraphics
import Foundation

extension LayerValue {
  /// What a page keeps under a name of its own; none for values that have nothing in between.
  init?(own value: Any?) {
    guard let value else { return nil }
    if let list = value as? [Any] {
      self.init(ownList: list)
    } else {
      let kinds: [LayerValue] = [
        .point(.zero), .size(.zero), .rect(.zero), .transform(CATransform3DIdentity), .number(0),
        .color(nil), .path(nil), .picture(nil),
      ]
      for kind in kinds {
        guard let read = LayerValue(value, like: kind) else { continue }
        self = read
        return
      }
      return nil
    }
  }

  private init?(ownList list: [Any]) {
    let numbers = list.compactMap { LayerValue.number(in: $0) }
    let colors = list.compactMap { $0 as? CGColor }
    if numbers.count == list.count {
      self = .numbers(numbers)
    } else if colors.count == list.count {
      self = .colors(colors)
    } else {
      return nil
    }
  }

  /// What is there where a page has set nothing.
  var unset: LayerValue {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    case .picture: .picture(nil)
    default: neutral ?? self
    }
  }
}
