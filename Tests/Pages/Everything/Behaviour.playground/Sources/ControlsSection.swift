import UIKit

/// Every control, in several states; some of them are moved by timers.
public final class ControlsSection: UIView {
  private let lively = UISwitch(frame: CGRect(x: 8, y: 22, width: 0, height: 0))
  private let moving = UISlider(frame: CGRect(x: 8, y: 60, width: 164, height: 31))
  private let loading = UIProgressView(frame: CGRect(x: 8, y: 98, width: 164, height: 4))
  private let sections = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
  private let counting = UIStepper(frame: CGRect(x: 8, y: 158, width: 0, height: 0))
  private let count = UILabel(frame: CGRect(x: 108, y: 158, width: 32, height: 32))
  private let pages = UIPageControl(frame: CGRect(x: 256, y: 158, width: 96, height: 26))
  private let clearing = UIVisualEffectView(effect: nil)
  private var hasStarted = false

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 320))
    backgroundColor = .systemBackground
    let caption = UILabel(frame: CGRect(x: 8, y: 4, width: 344, height: 14))
    caption.text = "Controls and effects"
    caption.font = .systemFont(ofSize: 11)
    caption.textColor = .secondaryLabel
    addSubview(caption)
    addSwitches()
    addSliders()
    addSegments()
    addSteppers()
    addEffects()
  }

  public required init?(coder: NSCoder) {
    fatalError("a section is made by code")
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasStarted else { return }
    hasStarted = true
    lively.addTarget(self, action: #selector(turned(_:)), for: .valueChanged)
    counting.addTarget(self, action: #selector(counted(_:)), for: .valueChanged)
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [weak self] _ in self?.begin() }
    Timer.scheduledTimer(withTimeInterval: 0.9, repeats: false) { [weak self] _ in self?.goOn() }
  }

  @objc func turned(_ sender: UISwitch) {
    loading.setProgress(sender.isOn ? 0.9 : 0.1, animated: true)
  }

  @objc func counted(_ sender: UIStepper) {
    count.text = "\(Int(sender.value))"
  }

  private func begin() {
    lively.setOn(true, animated: true)
    moving.setValue(0.8, animated: true)
    loading.setProgress(0.7, animated: true)
    UIView.animate(withDuration: 1) { self.clearing.effect = UIBlurEffect(style: .light) }
  }

  private func goOn() {
    sections.insertSegment(withTitle: "All", at: 4, animated: true)
    pages.currentPage = 2
    moving.setValue(0.3, animated: true)
  }

  private func addSwitches() {
    let on = UISwitch(frame: CGRect(x: 68, y: 22, width: 0, height: 0))
    on.isOn = true
    let tinted = UISwitch(frame: CGRect(x: 128, y: 22, width: 0, height: 0))
    tinted.isOn = true
    tinted.onTintColor = .systemIndigo
    tinted.thumbTintColor = .systemYellow
    let disabled = UISwitch(frame: CGRect(x: 188, y: 22, width: 0, height: 0))
    disabled.isOn = true
    disabled.isEnabled = false
    let small = UIActivityIndicatorView(style: .medium)
    small.center = CGPoint(x: 262, y: 38)
    let large = UIActivityIndicatorView(style: .large)
    large.center = CGPoint(x: 296, y: 38)
    let still = UIActivityIndicatorView(style: .medium)
    still.center = CGPoint(x: 334, y: 38)
    still.hidesWhenStopped = false
    still.color = .systemRed
    small.startAnimating()
    large.startAnimating()
    for view in [lively, on, tinted, disabled, small, large, still] { addSubview(view) }
  }

  private func addSliders() {
    moving.value = 0.2
    let framed = UISlider(frame: CGRect(x: 188, y: 60, width: 164, height: 31))
    framed.minimumValueImage = UIImage(systemName: "minus")
    framed.maximumValueImage = UIImage(systemName: "plus")
    framed.minimumTrackTintColor = .systemOrange
    framed.maximumTrackTintColor = .systemGray4
    framed.value = 0.6
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.frame = CGRect(x: 188, y: 98, width: 164, height: 2.5)
    bar.progressTintColor = .systemPink
    bar.progress = 0.4
    for view in [moving, framed, loading, bar] { addSubview(view) }
  }

  private func addSegments() {
    sections.frame = CGRect(x: 8, y: 114, width: 216, height: 32)
    sections.selectedSegmentIndex = 1
    let pictures = UISegmentedControl(
      items: ["sun.max", "moon", "star"].compactMap { UIImage(systemName: $0) })
    pictures.frame = CGRect(x: 236, y: 114, width: 116, height: 32)
    pictures.selectedSegmentIndex = 0
    pictures.selectedSegmentTintColor = .systemYellow
    pictures.setEnabled(false, forSegmentAt: 2)
    addSubview(sections)
    addSubview(pictures)
  }

  private func addSteppers() {
    count.text = "0"
    count.textAlignment = .center
    let full = UIStepper(frame: CGRect(x: 148, y: 158, width: 0, height: 0))
    full.value = 100
    pages.numberOfPages = 4
    pages.pageIndicatorTintColor = .systemGray3
    pages.currentPageIndicatorTintColor = .systemBlue
    let many = UIPageControl(frame: CGRect(x: 256, y: 184, width: 96, height: 20))
    many.numberOfPages = 20
    many.currentPage = 9
    many.pageIndicatorTintColor = .systemGray3
    many.currentPageIndicatorTintColor = .systemPurple
    for view in [counting, count, full, pages, many] { addSubview(view) }
  }

  private func addEffects() {
    let ground = UIView(frame: CGRect(x: 8, y: 210, width: 344, height: 102))
    ground.clipsToBounds = true
    ground.layer.cornerRadius = 10
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
      .systemPurple, .systemPink,
    ]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: CGFloat(index) * 43, y: 0, width: 43, height: 102))
      stripe.backgroundColor = color
      let disc = UIView(frame: CGRect(x: 9, y: 38, width: 25, height: 25))
      disc.backgroundColor = .white
      disc.layer.cornerRadius = 12.5
      stripe.addSubview(disc)
      ground.addSubview(stripe)
    }
    addSubview(ground)
    let effects: [(String, UIVisualEffectView)] = [
      ("light", UIVisualEffectView(effect: UIBlurEffect(style: .light))),
      ("dark", UIVisualEffectView(effect: UIBlurEffect(style: .dark))),
      ("material", UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))),
      ("coming", clearing),
    ]
    for (index, (name, view)) in effects.enumerated() {
      view.frame = CGRect(x: 12 + CGFloat(index) * 82, y: 12, width: 74, height: 78)
      view.layer.cornerRadius = 12
      view.clipsToBounds = true
      ground.addSubview(view)
      view.contentView.addSubview(named(name, over: view.effect as? UIBlurEffect))
    }
  }

  private func named(_ name: String, over blur: UIBlurEffect?) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 74, height: 78))
    label.text = name
    label.font = .boldSystemFont(ofSize: 15)
    label.textAlignment = .center
    guard let blur else { return label }
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    vibrancy.frame = label.frame
    vibrancy.contentView.addSubview(label)
    return vibrancy
  }
}
