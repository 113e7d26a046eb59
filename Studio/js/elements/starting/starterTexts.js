/** What an empty page can begin with; Swift, and so in no catalogue. */
export const starters = {
  values: `import Foundation

let greeting = "Hello, playground"

var total = 0
for number in 1...10 {
    total += number * number
}
total
`,
  liveView: `import UIKit
import PlaygroundSupport

final class Counter: UIViewController {
    private let button = UIButton(type: .system)
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.frame = CGRect(x: 60, y: 200, width: 200, height: 60)
        button.titleLabel?.font = .systemFont(ofSize: 28)
        button.setTitle("Tap me", for: .normal)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func tapped() {
        count += 1
        button.setTitle("\\(count)", for: .normal)
    }
}

let counter = Counter()
counter.preferredContentSize = CGSize(width: 320, height: 480)
PlaygroundPage.current.liveView = counter
`,
  drawing: `import UIKit
import PlaygroundSupport

let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
canvas.backgroundColor = .white

for index in 0..<8 {
    let side = CGFloat(280 - index * 32)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    square.center = canvas.center
    square.backgroundColor = UIColor(
        hue: CGFloat(index) / 8, saturation: 0.6, brightness: 0.95, alpha: 1)
    square.layer.cornerRadius = 12
    canvas.addSubview(square)

    UIView.animate(
        withDuration: 2, delay: Double(index) * 0.12,
        options: [.repeat, .autoreverse, .curveEaseInOut],
        animations: { square.transform = CGAffineTransform(rotationAngle: .pi / 2) })
}

PlaygroundPage.current.liveView = canvas
`,
};
