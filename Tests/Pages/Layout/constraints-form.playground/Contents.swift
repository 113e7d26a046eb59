import PlaygroundSupport
import UIKit

// A form as pages build it: a controller, anchors, a guide, and text that wraps.
class FormController: UIViewController {
  let heading = UILabel()
  let note = UILabel()
  let button = UIButton(type: .system)
  var gap: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    heading.text = "Heading"
    heading.font = .boldSystemFont(ofSize: 28)
    note.text = "A note that is longer than one line of a telephone's screen, and so it wraps into several."
    note.numberOfLines = 0
    button.setTitle("Go on", for: .normal)
    for item in [heading, note, button] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    let safe = view.safeAreaLayoutGuide
    gap = note.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8)
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      heading.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      gap,
      note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalToSystemSpacingBelow: note.bottomAnchor, multiplier: 2),
      button.leadingAnchor.constraint(equalTo: note.leadingAnchor),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    gap.constant = 60
    UIView.animate(withDuration: 1) { self.view.layoutIfNeeded() }
  }
}

PlaygroundPage.current.liveView = FormController()
