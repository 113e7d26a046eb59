//: # Catch the dots
//:
//: Tap a dot before it is gone. Each one you catch makes the next come faster. What would make it
//: harder? Smaller dots, dots that move, a dot that costs points…

import PlaygroundSupport
import UIKit

let field = CGSize(width: 375, height: 560)
let dotSize: CGFloat = 64
let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]

class GameController: UIViewController {
  let scoreLabel = UILabel()
  var score = 0 {
    didSet { scoreLabel.text = "Caught \(score)   Missed \(missed)" }
  }
  var missed = 0 {
    didSet { scoreLabel.text = "Caught \(score)   Missed \(missed)" }
  }
  var pause = 1.2

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.09, green: 0.1, blue: 0.14, alpha: 1)
    scoreLabel.frame = CGRect(x: 20, y: 16, width: field.width - 40, height: 30)
    scoreLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    scoreLabel.textColor = .white
    scoreLabel.textAlignment = .center
    view.addSubview(scoreLabel)
    score = 0
    showDot()
  }

  func showDot() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: dotSize, height: dotSize))
    dot.center = CGPoint(
      x: .random(in: 50...field.width - 50), y: .random(in: 100...field.height - 50))
    dot.layer.cornerRadius = dotSize / 2
    dot.backgroundColor = colors.randomElement()
    dot.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(caught)))
    view.addSubview(dot)
    dot.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      dot.transform = .identity
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { self.next(after: dot) }
  }

  func next(after dot: UIView) {
    if dot.superview != nil {
      dot.removeFromSuperview()
      missed += 1
    }
    showDot()
  }

  @objc func caught(_ tap: UITapGestureRecognizer) {
    tap.view?.removeFromSuperview()
    score += 1
    pause = max(0.45, pause * 0.95)
  }
}

let game = GameController()
game.preferredContentSize = field
PlaygroundPage.current.liveView = game
