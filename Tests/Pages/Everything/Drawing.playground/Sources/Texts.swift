import UIKit

private func label(_ name: String, _ change: (UILabel) -> Void) -> Sample {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 114, height: 54))
  label.backgroundColor = .white
  label.font = .systemFont(ofSize: 13)
  label.text = name
  change(label)
  return Sample(name, label)
}

private func attributed(_ name: String, _ attributes: [NSAttributedString.Key: Any]) -> Sample {
  label(name) { label in
    var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15)]
    all.merge(attributes) { _, new in new }
    label.attributedText = NSAttributedString(string: name, attributes: all)
  }
}

private let passage = "A rope ladder hangs from the old oak, and nobody knows who tied it."

public func textSamples() -> [Sample] {
  let shadow = NSShadow()
  shadow.shadowOffset = CGSize(width: 1, height: 2)
  shadow.shadowBlurRadius = 2
  shadow.shadowColor = UIColor.gray
  let spaced = NSMutableParagraphStyle()
  spaced.alignment = .justified
  spaced.lineSpacing = 3
  spaced.firstLineHeadIndent = 12
  return [
    label("light") { $0.font = .systemFont(ofSize: 16, weight: .light) },
    label("bold") { $0.font = .boldSystemFont(ofSize: 16) },
    label("italic") { $0.font = .italicSystemFont(ofSize: 16) },
    label("digits 0123") { $0.font = .monospacedSystemFont(ofSize: 13, weight: .regular) },
    label("Headline") { $0.font = .preferredFont(forTextStyle: .headline) },
    label("centred") { $0.textAlignment = .center },
    label("right") { $0.textAlignment = .right },
    label("lines") {
      $0.text = passage
      $0.numberOfLines = 3
      $0.font = .systemFont(ofSize: 11)
    },
    label("tail") { $0.text = passage },
    label("middle") {
      $0.text = passage
      $0.lineBreakMode = .byTruncatingMiddle
    },
    label("fits") {
      $0.text = "Shrinks until it fits"
      $0.font = .systemFont(ofSize: 22)
      $0.adjustsFontSizeToFitWidth = true
    },
    attributed("underline", [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red]),
    attributed("struck out", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
    attributed("wide", [.kern: 4, .foregroundColor: UIColor.systemBlue]),
    attributed("ground", [.backgroundColor: UIColor.systemYellow]),
    attributed("outline", [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 24)]),
    attributed("shadow", [.shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 20)]),
    label("justified") {
      $0.numberOfLines = 0
      $0.attributedText = NSAttributedString(
        string: passage, attributes: [.paragraphStyle: spaced, .font: UIFont.systemFont(ofSize: 9)])
    },
    textLayer(),
    Sample(
      "drawn text",
      Canvas { _, rect in
        passage.draw(
          in: rect.insetBy(dx: 4, dy: 4),
          withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.systemGreen])
      }),
  ]
}

private func textLayer() -> Sample {
  let layer = CATextLayer()
  layer.frame = CGRect(x: 4, y: 4, width: 106, height: 46)
  layer.string = "A text layer, wrapped and centred"
  layer.fontSize = 13
  layer.foregroundColor = UIColor.systemIndigo.cgColor
  layer.alignmentMode = .center
  layer.isWrapped = true
  layer.contentsScale = 2
  let view = ground()
  view.layer.addSublayer(layer)
  return Sample("text layer", view)
}
