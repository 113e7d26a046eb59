import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// A leaf of a book that is being turned: paper folded over itself, parallel to the spine.
///
/// What still lies shows the front of the leaf; what has come over the fold shows its back, which is
/// another page, or the paper with the front shining through. Without a turn it lies flat; turned
/// through, its back lies on the other side of the spine.
@MainActor
final class PageLeaf: UIView {
  /// Where leaves are bound, in the room of the book.
  struct Binding {
    var isHorizontal: Bool
    var spine: CGFloat
    var length: CGFloat
    /// From the spine to the leaf that lies flat: 1 or -1.
    var side: CGFloat

    /// What lies between two places along the axis, in a room.
    func rect(_ one: CGFloat, _ other: CGFloat, in room: CGRect) -> CGRect {
      let (low, high) = (min(one, other), max(one, other))
      return isHorizontal
        ? CGRect(x: low, y: 0, width: high - low, height: room.height)
        : CGRect(x: 0, y: low, width: room.width, height: high - low)
    }
  }

  private let lying = UIView(frame: .zero)
  private let folded = UIView(frame: .zero)
  private let front: UIView
  private let back: UIView
  private let roll = ShadeView([(0, 0.32), (0.12, 0.02), (0.3, 0.1), (0.7, 0.02), (1, 0.08)])
  private let below = ShadeView([(0, 0.3), (0.4, 0.1), (1, 0)])
  private let beyond = ShadeView([(0, 0.22), (0.4, 0.07), (1, 0)])
  private static let reach: CGFloat = 26

  init(front: UIView, back: UIView?) {
    self.front = front
    self.back = back ?? PageLeaf.paper(of: front)
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
    for part in [lying, folded] {
      part.clipsToBounds = true
      part.isOpaque = false
    }
    for part in [below, lying, beyond, folded] { addSubview(part) }
    lying.addSubview(front)
    folded.addSubview(self.back)
    folded.addSubview(roll)
  }

  required init?(coder: NSCoder) { nil }

  /// The back of paper that is printed on one side.
  private static func paper(of front: UIView) -> UIView {
    let paper = UIView(frame: front.bounds)
    paper.backgroundColor = front.backgroundColor ?? .systemBackground
    if let shine = front.snapshotView(afterScreenUpdates: true) {
      shine.transform = CGAffineTransform(scaleX: -1, y: 1)
      shine.frame = paper.bounds
      shine.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      paper.addSubview(shine)
    }
    let veil = UIView(frame: paper.bounds)
    veil.backgroundColor = UIColor(white: 1, alpha: 0.75)
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    paper.addSubview(veil)
    return paper
  }

  /// Turns it so far; 0 is flat, 1 is over.
  func turn(by share: CGFloat, _ binding: Binding) {
    let way = binding.side * binding.length
    let fold = binding.spine + way * (1 - share)
    let edge = binding.spine + way * (1 - 2 * share)
    let page = binding.rect(binding.spine, binding.spine + way, in: bounds)
    lying.frame = binding.rect(binding.spine, fold, in: bounds)
    front.frame = page.offsetBy(dx: -lying.frame.minX, dy: -lying.frame.minY)
    folded.frame = binding.rect(edge, fold, in: bounds)
    back.frame = binding.rect(edge, edge + way, in: bounds)
      .offsetBy(dx: -folded.frame.minX, dy: -folded.frame.minY)
    roll.frame = folded.bounds
    shade(share, fold: fold, edge: edge, binding)
  }

  private func shade(
    _ share: CGFloat, fold: CGFloat, edge: CGFloat, _ binding: Binding
  ) {
    let strength = min(share * 8, (1 - share) * 8, 1)
    let side = binding.side
    below.frame = binding.rect(fold, fold + side * Self.reach, in: bounds)
    beyond.frame = binding.rect(edge, edge - side * Self.reach, in: bounds)
    (below.alpha, beyond.alpha, roll.alpha) = (strength, strength, strength)
    let (low, high) =
      binding.isHorizontal
      ? (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      : (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
    below.lead(from: side > 0 ? low : high, to: side > 0 ? high : low)
    for part in [roll, beyond] {
      part.lead(from: side > 0 ? high : low, to: side > 0 ? low : high)
    }
  }
}
