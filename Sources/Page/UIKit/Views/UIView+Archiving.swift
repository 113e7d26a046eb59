import CoreGraphics
import Foundation
import QuartzCore

// What a view is written as, and read from.

extension UIView {
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let transform = "UIViewTransform"
    static let subviews = "UISubviews"
    static let color = "UIBackgroundColor"
    static let tint = "UITintColor"
    static let alpha = "UIAlpha"
    static let numbers = "UIViewNumbers"
    static let flags = "UIViewFlags"
  }

  func write(to coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let (rect, place, turn) = (bounds, center, transform)
    encode(
      [rect.origin.x, rect.origin.y, rect.width, rect.height], for: Key.bounds, to: coder)
    encode([place.x, place.y], for: Key.center, to: coder)
    encode(
      [turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty], for: Key.transform, to: coder)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(backgroundColor, forKey: Key.color)
    coder.encode(ownTintColor, forKey: Key.tint)
    coder.encode(NSArray(array: subviews), forKey: Key.subviews)
    encode(
      [
        CGFloat(tag), CGFloat(contentMode.rawValue), CGFloat(autoresizingMask.rawValue),
        CGFloat(overrideUserInterfaceStyle.rawValue),
      ], for: Key.numbers, to: coder)
    encode(
      [isHidden, clipsToBounds, isUserInteractionEnabled, isMultipleTouchEnabled, isOpaque]
        .map { $0 ? 1 : 0 }, for: Key.flags, to: coder)
  }

  func read(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, let rect = decode(Key.bounds, 4, from: coder) else {
      return fill(from: coder, as: UIView.self)
    }
    bounds = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
    if let place = decode(Key.center, 2, from: coder) {
      center = CGPoint(x: place[0], y: place[1])
    }
    if let turn = decode(Key.transform, 6, from: coder) {
      transform = CGAffineTransform(
        a: turn[0], b: turn[1], c: turn[2], d: turn[3], tx: turn[4], ty: turn[5])
    }
    alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha))
    backgroundColor = coder.decodeObject(forKey: Key.color) as? UIColor
    ownTintColor = coder.decodeObject(forKey: Key.tint) as? UIColor
    readNumbers(from: coder)
    for case let view as UIView in coder.decodeObject(forKey: Key.subviews) as? [Any] ?? [] {
      addSubview(view)
    }
  }

  private func readNumbers(from coder: NSCoder) {
    if let numbers = decode(Key.numbers, 4, from: coder) {
      tag = Int(numbers[0])
      contentMode = ContentMode(rawValue: Int(numbers[1])) ?? .scaleToFill
      autoresizingMask = AutoresizingMask(rawValue: UInt(numbers[2]))
      overrideUserInterfaceStyle = UIUserInterfaceStyle(rawValue: Int(numbers[3])) ?? .unspecified
    }
    if let flags = decode(Key.flags, 5, from: coder)?.map({ $0 != 0 }) {
      (isHidden, clipsToBounds, isUserInteractionEnabled) = (flags[0], flags[1], flags[2])
      (isMultipleTouchEnabled, isOpaque) = (flags[3], flags[4])
    }
  }

  private func encode(_ numbers: [CGFloat], for key: String, to coder: NSCoder) {
    coder.encode(NSArray(array: numbers.map { NSNumber(value: Double($0)) }), forKey: key)
  }

  private func decode(_ key: String, _ count: Int, from coder: NSCoder) -> [CGFloat]? {
    guard let numbers = coder.decodeObject(forKey: key) as? [Any], numbers.count == count else {
      return nil
    }
    return numbers.map { CGFloat(($0 as? NSNumber)?.doubleValue ?? ($0 as? Double) ?? 0) }
  }
}
