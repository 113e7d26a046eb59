import UIKit

/// Shows what a page made, looks at it ten times a second, and says below it what is there and
/// what is still missing. The console says the same.
public final class Check: UIViewController {
  private let work: UIViewController
  private let requirements: [Requirement]
  private let watch: () -> Void
  private let panel: CheckPanel
  private var panelHeight: CGFloat = 0
  private var met: Set<Int> = []
  private var hasLooked = false
  private var clock: Timer?

  /// `watch` is called before each look at the requirements.
  init(
    _ work: UIViewController, _ requirements: [Requirement], done: String = Texts.done,
    each watch: @escaping () -> Void = {}
  ) {
    panel = CheckPanel(done: done)
    self.work = work
    self.requirements = requirements
    self.watch = watch
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(_ view: UIView, _ requirements: [Requirement]) {
    let holder = UIViewController()
    holder.preferredContentSize = view.frame.size
    holder.view = view
    self.init(holder, requirements)
  }

  required init?(coder: NSCoder) {
    fatalError("A check is made in code.")
  }

  public override func loadView() {
    view = UIView()
    view.backgroundColor = CheckPanel.paper
    addChild(work)
    view.addSubview(work.view)
    work.didMove(toParent: self)
    view.addSubview(panel)
    fit()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    clock = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: #selector(look), userInfo: nil, repeats: true)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    clock?.invalidate()
  }

  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if isViewLoaded { fit() }
  }

  /// Puts the work at the top and what is said of it below. The panel never shrinks, so that the
  /// work stays where it is.
  private func fit() {
    let size = work.preferredContentSize
    panelHeight = max(panelHeight, panel.show(lines, isDone: isDone, width: size.width))
    work.view.frame = CGRect(origin: .zero, size: size)
    panel.frame = CGRect(x: 0, y: size.height, width: size.width, height: panelHeight)
    preferredContentSize = CGSize(width: size.width, height: size.height + panelHeight)
  }

  private var isDone: Bool { met.count == requirements.count }

  private var lines: [CheckPanel.Line] {
    requirements.enumerated().map { index, requirement in
      CheckPanel.Line(
        what: requirement.what, hint: met.contains(index) ? nil : requirement.hint())
    }
  }

  @objc private func look() {
    watch()
    for (index, requirement) in requirements.enumerated() where !met.contains(index) {
      if requirement.isMet() {
        met.insert(index)
        print("✓ \(requirement.what)")
      } else if !hasLooked {
        print("○ \(requirement.what) — \(requirement.hint())")
      }
    }
    hasLooked = true
    fit()
    if isDone {
      print("★ \(panel.done)")
      clock?.invalidate()
    }
  }
}
