import UIKit

/// The lines below the work: a sign, what is asked for, and a hint until it is there.
final class CheckPanel: UIView {
  struct Line: Equatable {
    let what: String
    /// Nothing once it is there.
    let hint: String?
  }

  static let paper = UIColor(red: 0.98, green: 0.97, blue: 0.94, alpha: 1)
  private static let ink = UIColor(red: 0.15, green: 0.17, blue: 0.20, alpha: 1)
  private static let grey = UIColor(red: 0.36, green: 0.38, blue: 0.42, alpha: 1)
  private static let green = UIColor(red: 0.10, green: 0.47, blue: 0.28, alpha: 1)

  /// What is said once all is there.
  let done: String
  private var shown: [Line] = []
  private var shownWidth: CGFloat = 0
  private var height: CGFloat = 0

  init(done: String) {
    self.done = done
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("A panel is made in code.")
  }

  /// Shows the lines, and gives back how much room they take.
  func show(_ lines: [Line], isDone: Bool, width: CGFloat) -> CGFloat {
    guard lines != shown || width != shownWidth else { return height }
    (shown, shownWidth) = (lines, width)
    backgroundColor = Self.paper
    subviews.forEach { $0.removeFromSuperview() }

    height = 14
    let title = isDone ? "★ \(done)" : Texts.title
    add(title, .boldSystemFont(ofSize: 14), isDone ? Self.green : Self.ink, x: 16)
    for line in lines {
      height += 6
      let (sign, color) = line.hint == nil ? ("✓", Self.green) : ("○", Self.grey)
      let top = height
      add(sign, .boldSystemFont(ofSize: 14), color, x: 16)
      height = top
      add(line.what, .systemFont(ofSize: 14), Self.ink, x: 38)
      if let hint = line.hint { add(hint, .systemFont(ofSize: 13), Self.grey, x: 38) }
    }
    height += 14
    return height
  }

  private func add(_ text: String, _ font: UIFont, _ color: UIColor, x: CGFloat) {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    let room = CGSize(width: shownWidth - x - 16, height: .greatestFiniteMagnitude)
    label.frame = CGRect(
      x: x, y: height, width: room.width, height: label.sizeThatFits(room).height.rounded(.up))
    addSubview(label)
    height += label.frame.height
  }
}
