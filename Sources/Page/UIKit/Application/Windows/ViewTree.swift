import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Writes a tree of views as text: two spaces a level, model values.
@MainActor
struct ViewTree {
  let window: UIWindow

  func lines(of view: UIView, level: Int = 0) -> [String] {
    let indent = String(repeating: "  ", count: level)
    var lines = [indent + line(for: view)]
    for child in view.subviews { lines += self.lines(of: child, level: level + 1) }
    return lines
  }

  private func line(for view: UIView) -> String {
    let rect = view.superview.map { $0.convert(view.frame, to: window) } ?? view.frame
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    let place = numbers.map { TreeNumber.text($0) }.joined(separator: " ")
    var parts = ["\(view.nameInTree) (\(place))"]
    if view.tag != 0 { parts.append("tag=\(view.tag)") }
    parts += view.treeDetails
    if view.alpha != 1 { parts.append("alpha=\(TreeNumber.text(view.alpha))") }
    if view.isHidden { parts.append("hidden") }
    if !view.isUserInteractionEnabled { parts.append("disabled") }
    let animated = view.layer.runningAnimationNames
    if !animated.isEmpty { parts.append("animating=\(animated.joined(separator: ","))") }
    return parts.joined(separator: " ")
  }
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
