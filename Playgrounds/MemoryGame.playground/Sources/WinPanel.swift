import UIKit

/// What is shown when all pairs are found.
final class WinPanel: UIView {
  static let size = CGSize(width: 260, height: 216)

  let button = UIButton(type: .system)
  private let title = UILabel()
  private let result = UILabel()
  private var stars: [UIImageView] = []

  init(_ score: Score, _ texts: Texts, textColor: UIColor) {
    super.init(frame: CGRect(origin: .zero, size: WinPanel.size))
    backgroundColor = Colors.panel
    layer.cornerRadius = 22
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 8)
    accessibilityViewIsModal = true
    addStars(score.stars)
    stars.first?.isAccessibilityElement = true
    stars.first?.accessibilityTraits = .staticText
    stars.first?.accessibilityLabel = texts.stars(score.stars)
    addWords(score, texts, textColor)
    addButton(texts.playAgain)
  }

  required init?(coder: NSCoder) {
    fatalError("The panel is made in code.")
  }

  private func addStars(_ count: Int) {
    for index in 0..<3 {
      let isWon = index < count
      let color = isWon ? Colors.star : UIColor(white: 0.5, alpha: 0.25)
      let star = UIImageView(image: StarPicture.star(size: 44, color))
      star.center = CGPoint(
        x: bounds.midX + CGFloat(index - 1) * 52, y: index == 1 ? 40 : 46)
      stars.append(star)
      addSubview(star)
    }
  }

  private func addWords(_ score: Score, _ texts: Texts, _ color: UIColor) {
    title.text = texts.won
    title.font = .systemFont(ofSize: 24, weight: .bold)
    title.accessibilityTraits = .header
    result.text = texts.result(score) + "\n" + texts.peeked(score.peeks)
    result.font = .systemFont(ofSize: 15)
    result.numberOfLines = 2
    title.frame = CGRect(x: 14, y: 74, width: bounds.width - 28, height: 32)
    result.frame = CGRect(x: 14, y: 106, width: bounds.width - 28, height: 42)
    for label in [title, result] {
      label.textColor = color
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      addSubview(label)
    }
  }

  private func addButton(_ words: String) {
    button.setTitle(words, for: .normal)
    button.setTitleColor(Colors.panel, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = Colors.accent
    button.layer.cornerRadius = 22
    button.frame = CGRect(x: 40, y: 156, width: bounds.width - 80, height: 44)
    addSubview(button)
  }

  /// Pops up, and the stars after it, one by one.
  func appear() {
    alpha = 0
    let small = CGAffineTransform(scaleX: 0.7, y: 0.7)
    transform = small
    for star in stars { star.transform = CGAffineTransform(scaleX: 0.01, y: 0.01) }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: {
        self.alpha = 1
        self.transform = .identity
      })
    for (index, star) in stars.enumerated() {
      UIView.animate(
        withDuration: 0.5, delay: 0.35 + 0.18 * Double(index), usingSpringWithDamping: 0.5,
        initialSpringVelocity: 3, options: .allowUserInteraction,
        animations: { star.transform = .identity })
    }
  }
}
