import UIKit

/// The screen of one proposal.
class OrderView: GradientView {
  private let proposal: Proposal
  private let shop = UILabel()
  private let drink = UILabel()
  private let headline = UILabel()
  private let picture = CupView(frame: CGRect(x: 0, y: 0, width: 190, height: 200))
  private let chips = Cup.Size.allCases.map { SizeChip(size: $0) }
  private let order = PillButton(type: .custom)
  private let surprise = PillButton(type: .custom)
  private let thanks = UILabel()

  /// Told of every cup that is ordered.
  var ordered: (Cup) -> Void = { _ in }

  private(set) var cup = Cup() {
    didSet { UIView.animate(withDuration: 0.3) { self.show() } }
  }

  init(proposal: Proposal) {
    self.proposal = proposal
    super.init(frame: .zero)
    colors = proposal.theme.ground
    clipsToBounds = true
    layer.cornerRadius = 28
    write(shop, Texts.shop, .systemFont(ofSize: 12, weight: .bold))
    write(drink, "", .systemFont(ofSize: 17, weight: .medium))
    write(headline, proposal.headline, .systemFont(ofSize: 28, weight: .bold))
    headline.numberOfLines = 2
    write(thanks, Texts.thanks, .systemFont(ofSize: 15, weight: .medium))
    thanks.alpha = 0
    addSubview(picture)
    for chip in chips {
      chip.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
      addSubview(chip)
    }
    for (button, action) in [(order, #selector(place)), (surprise, #selector(change))] {
      button.addTarget(self, action: action, for: .touchUpInside)
      addSubview(button)
    }
    let first = proposal.firstButton
    order.show(Texts.order, first == .order ? .filled : .outlined, of: proposal)
    surprise.show(Texts.surprise, first == .surprise ? .filled : .outlined, of: proposal)
    show()
  }

  required init?(coder: NSCoder) {
    fatalError("The screen is made in code.")
  }

  private func write(_ label: UILabel, _ text: String, _ font: UIFont) {
    label.text = text
    label.font = font
    label.textColor = proposal.theme.ink
    label.textAlignment = .center
    addSubview(label)
  }

  private func show() {
    drink.text = cup.drink.name
    picture.show(cup, in: proposal.theme)
    for chip in chips { chip.show(proposal, isChosen: chip.size == cup.size) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 24, dy: 24)
    func row(_ view: UIView, fromBottom distance: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: inner.minX, y: inner.maxY - distance - height, width: inner.width, height: height)
    }
    shop.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 18)
    let buttons = proposal.firstButton == .order ? [order, surprise] : [surprise, order]
    row(buttons[1], fromBottom: 0, height: 50)
    row(buttons[0], fromBottom: 60, height: 50)
    let width = (inner.width - 20) / 3
    for (index, chip) in chips.enumerated() {
      chip.frame = CGRect(
        x: inner.minX + CGFloat(index) * (width + 10), y: inner.maxY - 188, width: width, height: 56
      )
    }
    row(thanks, fromBottom: 194, height: 22)
    row(headline, fromBottom: 216, height: 72)
    row(drink, fromBottom: 292, height: 24)
    let room = shop.frame.maxY...drink.frame.minY
    picture.center = CGPoint(x: bounds.midX, y: (room.lowerBound + room.upperBound) / 2)
  }

  @objc func choose(_ chip: SizeChip) {
    cup.size = chip.size
  }

  @objc func change() {
    cup.drink = cup.drink.next
  }

  @objc func place() {
    picture.hop()
    ordered(cup)
    thanks.alpha = 1
    UIView.animate(withDuration: 0.6, delay: 2.4, options: .allowUserInteraction) {
      self.thanks.alpha = 0
    }
  }
}
