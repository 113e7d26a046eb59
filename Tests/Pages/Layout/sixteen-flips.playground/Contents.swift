import PlaygroundSupport
import UIKit

final class Table: UIViewController {
  let cards = (0..<16).map { index in
    UIImageView(
      frame: CGRect(x: 10 + index % 4 * 75, y: 10 + index / 4 * 75, width: 65, height: 65))
  }

  func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 65, height: 65)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 65, height: 65))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for card in cards {
      card.image = picture(.systemBlue)
      view.addSubview(card)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let front = picture(.systemRed)
    for card in cards {
      UIView.transition(
        with: card, duration: 1, options: .transitionFlipFromLeft,
        animations: { card.image = front })
    }
  }
}

let table = Table()
table.preferredContentSize = CGSize(width: 310, height: 310)
PlaygroundPage.current.liveView = table
