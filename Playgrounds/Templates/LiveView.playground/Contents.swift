//: # A live view
//:
//: A view controller with a label and a button. Change the words, the colours, or what a tap does:
//: the live view follows.

import PlaygroundSupport
import UIKit

class GreetingController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.97, alpha: 1)

    label.text = "Hello, playground"
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.textAlignment = .center
    label.frame = CGRect(x: 20, y: 180, width: 335, height: 40)
    view.addSubview(label)

    button.setTitle("Tap me", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.frame = CGRect(x: 112, y: 250, width: 150, height: 50)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func tapped() {
    taps += 1
    label.text = taps == 1 ? "One tap" : "\(taps) taps"
    UIView.animate(withDuration: 0.1) {
      self.label.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
    } completion: { _ in
      UIView.animate(withDuration: 0.25) { self.label.transform = .identity }
    }
  }
}

let controller = GreetingController()
controller.preferredContentSize = CGSize(width: 375, height: 500)
PlaygroundPage.current.liveView = controller
