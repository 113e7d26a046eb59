import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Writes a tree of views as text: two spaces a level, model values.
@_spi(SwiftUI)
@MainActor
public struct ViewTree {
  let window: UIWindow

  /// The line of a view, and those of the views inside, which are indented.
  public func lines(of view: UIView) -> [String] {
    let inside = view.linesInside(in: self) ?? view.subviews.flatMap { lines(of: $0) }
    return [line(for: view)] + inside.map { "  " + $0 }
  }

  private func line(for view: UIView) -> String {
    let rect = view.superview.map { $0.convert(view.frame, to: window) } ?? view.frame
    var parts = ["\(view.nameInTree) (\(Self.text(of: rect)))"]
    if view.tag != 0 { parts.append("tag=\(view.tag)") }
    parts += view.treeDetails
    if view.alpha != 1 { parts.append("alpha=\(TreeNumber.text(view.alpha))") }
    if view.isHidden { parts.append("hidden") }
    if !view.isUserInteractionEnabled { parts.append("disabled") }
    let animated = view.layer.runningAnimationNames
    if !animated.isEmpty { parts.append("animating=\(animated.joined(separator: ","))") }
    return parts.joined(separator: " ")
  }

  /// A rectangle of a view, in the live view's points.
  public func text(of rect: CGRect, in view: UIView) -> String {
    Self.text(of: view.convert(rect, to: window))
  }

  private static func text(of rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map { TreeNumber.text($0) }.joined(separator: " ")
  }

  /// What a view says of itself beside its frame.
  public static func details(of view: UIView) -> [String] { view.treeDetails }

  /// What of a view's layer is animated now.
  public static func animations(of view: UIView) -> [String] { view.layer.runningAnimationNames }

  public static func text(of number: CGFloat) -> String { TreeNumber.text(number) }
}

/// Numbers for people: no digits that say nothing.
enum TreeNumber {
  static func text(_ number: CGFloat, places: Int = 3) -> String {
    guard number.isFinite else { return "\(number)" }
    var text = String(format: "%.\(places)f", Double(number))
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
