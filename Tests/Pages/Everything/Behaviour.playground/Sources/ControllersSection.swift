import UIKit

/// Eight small screens, each with a controller of its own that presents something.
public final class ControllersSection: UIView {
  private var screens: [UIWindow] = []

  /// A phone's screen, as small as it is shown here.
  private static let screen = CGSize(width: 375, height: 640)
  private static let scale: CGFloat = 0.22

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 316))
    backgroundColor = .systemBackground
    let caption = UILabel(frame: CGRect(x: 8, y: 4, width: 344, height: 14))
    caption.text = "Controllers: alert, action sheet, sheet, popover; cover, flip, own, family"
    caption.font = .systemFont(ofSize: 9)
    caption.textColor = .secondaryLabel
    addSubview(caption)
  }

  public required init?(coder: NSCoder) {
    fatalError("a section is made by code")
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, screens.isEmpty else { return }
    let starts: [(DemoController) -> Void] = [
      { $0.present($0.alert(.alert), animated: true) },
      { $0.present($0.alert(.actionSheet), animated: true) },
      { $0.presentSheet() },
      { $0.presentPopover() },
      { $0.presentFull(.coverVertical) },
      { $0.presentFull(.flipHorizontal) },
      { $0.presentPanel() },
      { $0.exchangeChildren() },
    ]
    for (index, start) in starts.enumerated() { addScreen(index, start) }
  }

  private func addScreen(_ index: Int, _ start: @escaping (DemoController) -> Void) {
    let screen = UIWindow(frame: CGRect(origin: .zero, size: Self.screen))
    screen.clipsToBounds = true
    screen.layer.borderWidth = 4
    screen.layer.borderColor = UIColor.systemGray3.cgColor
    addSubview(screen)
    screens.append(screen)
    let controller = DemoController()
    screen.rootViewController = controller
    screen.isHidden = false
    screen.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    screen.center = CGPoint(
      x: 46 + CGFloat(index % 4) * 89.5, y: 94 + CGFloat(index / 4) * 148)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in start(controller) }
    guard index > 3 else { return }
    Timer.scheduledTimer(withTimeInterval: 1.4, repeats: false) { _ in
      controller.dismiss(animated: true)
    }
  }
}

/// A coloured page with some rows, from which others are presented.
final class DemoController: UIViewController {
  private let own = OwnTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let colors: [UIColor] = [.systemTeal, .systemYellow, .systemPink, .systemGreen, .systemIndigo]
    for (index, color) in colors.enumerated() {
      let row = UIView(frame: CGRect(x: 24, y: 40 + 116 * index, width: 327, height: 84))
      row.backgroundColor = color
      row.layer.cornerRadius = 12
      row.autoresizingMask = .flexibleWidth
      view.addSubview(row)
    }
  }

  func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Start again?", message: "The cards are shuffled.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Start", style: .destructive))
    return alert
  }

  func plain(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    let dot = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
    dot.backgroundColor = .white
    dot.layer.cornerRadius = 40
    controller.view.addSubview(dot)
    return controller
  }

  func presentSheet() {
    let sheet = plain(.systemOrange)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: true)
  }

  func presentPopover() {
    let popover = plain(.systemPurple)
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 220, height: 160)
    popover.popoverPresentationController?.sourceView = view.subviews[2]
    popover.popoverPresentationController?.permittedArrowDirections = .up
    popover.popoverPresentationController?.delegate = own
    present(popover, animated: true)
  }

  func presentFull(_ style: UIModalTransitionStyle) {
    let full = plain(.systemBlue)
    full.modalPresentationStyle = .fullScreen
    full.modalTransitionStyle = style
    present(full, animated: true)
  }

  func presentPanel() {
    let panel = plain(.systemRed)
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = own
    present(panel, animated: true)
  }

  func exchangeChildren() {
    let (first, second) = (plain(.systemBrown), plain(.systemMint))
    for child in [first, second] {
      addChild(child)
      child.view.frame = CGRect(x: 60, y: 60, width: 255, height: 480)
    }
    view.addSubview(first.view)
    for child in [first, second] { child.didMove(toParent: self) }
    transition(
      from: first, to: second, duration: 1, options: .transitionFlipFromLeft, animations: nil)
  }
}

/// A panel that slides in from the side, and popovers that stay popovers.
final class OwnTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UIPopoverPresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SidePanel(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let away = CGAffineTransform(translationX: 260, y: 0)
    let isComing = context.view(forKey: .to) != nil
    guard let view = context.view(forKey: isComing ? .to : .from) else { return }
    if isComing, let controller = context.viewController(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: controller)
      view.transform = away
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.transform = isComing ? .identity : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class SidePanel: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: bounds.width - 260, y: 0, width: 260, height: bounds.height)
  }
}
