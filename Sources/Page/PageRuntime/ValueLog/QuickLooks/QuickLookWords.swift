@_spi(Colors) @_implementationOnly import CoreGraphics
@_implementationOnly import Foundation
@_spi(AppKit) @_spi(PageRuntime) @_implementationOnly import UIKit

/// What is said beside a line of a value that is better seen than read, in Xcode's words.
enum QuickLookWords {
  static func words(for value: Any) -> String? {
    switch QuickLookKind.of(value) {
    case .color: return (value as? UIColor).map { color($0.cgColor) }
    case .coreColor: return color(value as! CGColor)
    case .image: return (value as? UIImage).map { size($0.size) }
    case .coreImage:
      let image = value as! CGImage
      return size(CGSize(width: image.width, height: image.height))
    case .path: return (value as? UIBezierPath).map { path($0.cgPath) }
    case .corePath: return path(value as! CGPath)
    case .text: return (value as? NSAttributedString).map { ValueLine.quoted($0.string) }
    case .view: return (value as? UIView).flatMap { emptyView($0, of: value) }
    case .likeAnother:
      guard let twin = value as? any LooksLikeAnother else { return nil }
      if let known = twin.lookedLikeSize { return size(known) }
      guard let other = twin.lookedLike else { return nil }
      return (other as? UIView).map { emptyView($0, of: value) } ?? words(for: other)
    case .pictured: return ValuePictures.source?.words(for: value)
    case .none, .controller, .layer, .asks: return nil
    }
  }

  private static func color(_ color: CGColor) -> String {
    if color.pattern != nil { return "pattern" }
    let (red, green, blue, alpha) = color.rgba
    let parts = [("r", red), ("g", green), ("b", blue), ("a", alpha)]
    return parts.map { "\($0) \(number($1))" }.joined(separator: " ")
  }

  /// Of a view without a size there is no picture, so what it is has to be said.
  private static func emptyView(_ view: UIView, of value: Any) -> String? {
    let size = view.bounds.size
    guard size.width <= 0 || size.height <= 0 else { return nil }
    return "\(TypeName.of(value: value)), no size yet"
  }

  private static func size(_ size: CGSize) -> String {
    "w \(number(size.width)) h \(number(size.height))"
  }

  private static func path(_ path: CGPath) -> String {
    let count = QuickLookPicture.elementCount(of: path)
    return count == 1 ? "1 path element" : "\(count) path elements"
  }

  /// Three places at most, one at least.
  private static func number(_ number: CGFloat) -> String {
    "\((Double(number) * 1000).rounded() / 1000)"
  }
}
