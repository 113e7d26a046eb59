import UIKit

/// Shows one of several proposals, and a control to go from one to another.
public class DemoController: UIViewController {
  private let proposals: [Proposal]
  private let choice: UISegmentedControl
  private var screen: OrderView?

  /// Told of every cup that is ordered on the screen.
  public var ordered: (Cup) -> Void = { _ in }

  public init(proposals: [Proposal]) {
    self.proposals = proposals
    choice = UISegmentedControl(items: proposals.map(\.name))
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 375, height: 667)
  }

  required init?(coder: NSCoder) {
    fatalError("The demo is made in code.")
  }

  /// Which proposal is on the screen, counted from 0.
  public var chosen = 0 {
    didSet { if isViewLoaded, chosen != oldValue { present(chosen, from: oldValue) } }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    choice.accessibilityLabel = Texts.proposals
    choice.addTarget(self, action: #selector(chose), for: .valueChanged)
    view.addSubview(choice)
    present(chosen, from: chosen)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    choice.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 32)
    screen?.frame = place
  }

  private var place: CGRect {
    CGRect(x: 16, y: 64, width: view.bounds.width - 32, height: view.bounds.height - 80)
  }

  @objc func chose() {
    chosen = choice.selectedSegmentIndex
  }

  /// The new screen comes from the side on which its name stands.
  private func present(_ index: Int, from before: Int) {
    guard proposals.indices.contains(index) else { return }
    choice.selectedSegmentIndex = index
    let next = OrderView(proposal: proposals[index])
    next.ordered = { [weak self] in self?.ordered($0) }
    let last = screen
    screen = next
    view.addSubview(next)
    next.frame = place
    guard let last = last else { return }
    let way = view.bounds.width * (index > before ? 1 : -1)
    next.transform = CGAffineTransform(translationX: way, y: 0)
    UIView.animate(
      withDuration: 0.55, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: {
        next.transform = .identity
        last.transform = CGAffineTransform(translationX: -way, y: 0)
      }, completion: { _ in last.removeFromSuperview() })
  }
}
