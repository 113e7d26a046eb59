import UIKit

/// Buttons in their kinds, states and configurations, and a menu that opens and chooses by itself.
public final class ButtonsSection: UIView {
  private let pressed = UIButton(type: .system)
  private let turning = UIButton(type: .system)
  private let loading = UIButton(configuration: .filled())
  private let choosing = UIButton(configuration: .bordered())
  private let heard = UILabel(frame: CGRect(x: 188, y: 4, width: 164, height: 14))
  private var hasStarted = false

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 320))
    backgroundColor = .systemBackground
    let caption = UILabel(frame: CGRect(x: 8, y: 4, width: 170, height: 14))
    caption.text = "Buttons and menus"
    heard.textAlignment = .right
    for label in [caption, heard] {
      label.font = .systemFont(ofSize: 11)
      label.textColor = .secondaryLabel
      addSubview(label)
    }
    addSystemButtons()
    addCustomButtons()
    addConfigurations()
    addSizes()
    addPlacements()
    addMenus()
  }

  public required init?(coder: NSCoder) {
    fatalError("a section is made by code")
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasStarted else { return }
    hasStarted = true
    pressed.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [weak self] _ in self?.begin() }
    Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { [weak self] _ in self?.goOn() }
  }

  @objc func tapped(_ sender: UIButton) {
    heard.text = "heard \(sender.currentTitle ?? "")"
  }

  private func begin() {
    pressed.isHighlighted = true
    turning.sendActions(for: .primaryActionTriggered)
    loading.configuration?.showsActivityIndicator = true
  }

  private func goOn() {
    pressed.isHighlighted = false
    pressed.sendActions(for: .touchUpInside)
    if let second = choosing.menu?.children.last as? UIAction {
      (choosing.menu?.children.first as? UIAction)?.state = .off
      second.state = .on
      choosing.menu = choosing.menu
    }
  }

  private func put(_ button: UIButton, _ x: CGFloat, _ y: CGFloat) {
    button.sizeToFit()
    button.frame.origin = CGPoint(x: x, y: y)
    addSubview(button)
  }

  private func addSystemButtons() {
    pressed.setTitle("Pressed", for: .normal)
    put(pressed, 8, 22)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    put(disabled, 76, 22)
    turning.setTitle("Turning", for: .normal)
    turning.changesSelectionAsPrimaryAction = true
    put(turning, 152, 22)
    let star = UIButton(type: .system)
    star.setImage(UIImage(systemName: "star.fill"), for: .normal)
    star.setTitle(" Star", for: .normal)
    star.tintColor = .systemOrange
    put(star, 220, 22)
    for (index, type) in [UIButton.ButtonType.infoLight, .contactAdd].enumerated() {
      put(UIButton(type: type), 290 + CGFloat(index) * 32, 24)
    }
  }

  private func addCustomButtons() {
    let ground = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 31)).image { _ in
      UIColor.systemTeal.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 21, height: 31), cornerRadius: 10).fill()
    }
    let stretched = ground.resizableImage(
      withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch)
    for (index, title) in ["Normal", "Dark", "Faint"].enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleShadowColor(.black, for: .normal)
      button.titleLabel?.shadowOffset = CGSize(width: 0, height: -1)
      button.titleLabel?.font = .boldSystemFont(ofSize: 15)
      button.setBackgroundImage(stretched, for: .normal)
      button.isHighlighted = index == 1
      button.isEnabled = index != 2
      button.frame = CGRect(x: 8 + CGFloat(index) * 84, y: 58, width: 76, height: 31)
      addSubview(button)
    }
    put(UIButton(type: .close), 268, 58)
    let glowing = UIButton(frame: CGRect(x: 308, y: 56, width: 44, height: 36))
    glowing.backgroundColor = .darkGray
    glowing.clipsToBounds = true
    glowing.showsTouchWhenHighlighted = true
    glowing.isHighlighted = true
    addSubview(glowing)
  }

  private func addConfigurations() {
    let kinds: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for (index, (title, kind)) in kinds.enumerated() {
      var configuration = kind
      configuration.title = title
      let button = UIButton(configuration: configuration)
      put(button, 8 + CGFloat(index) * 86, 100)
      button.frame.size.width = 80
    }
  }

  private func addSizes() {
    var small = UIButton.Configuration.tinted()
    small.title = "Small"
    small.buttonSize = .small
    small.cornerStyle = .capsule
    put(UIButton(configuration: small), 8, 146)
    var stroked = UIButton.Configuration.plain()
    stroked.title = "Stroke"
    stroked.background.strokeWidth = 2
    stroked.background.strokeColor = .systemIndigo
    stroked.cornerStyle = .capsule
    put(UIButton(configuration: stroked), 84, 143)
    let delete = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Delete", image: UIImage(systemName: "trash")) { _ in })
    delete.role = .destructive
    put(delete, 176, 143)
    loading.configuration?.title = "Load"
    loading.configuration?.imagePadding = 6
    loading.configuration?.baseBackgroundColor = .systemGreen
    loading.frame = CGRect(x: 286, y: 143, width: 66, height: 35)
    loading.configuration?.contentInsets = .zero
    addSubview(loading)
  }

  private func addPlacements() {
    let places: [NSDirectionalRectEdge] = [.leading, .trailing, .top]
    for (index, place) in places.enumerated() {
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Title"
      configuration.subtitle = "Second"
      configuration.image = UIImage(systemName: "heart.fill")
      configuration.imagePlacement = place
      configuration.imagePadding = 6
      configuration.cornerStyle = .large
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 8 + CGFloat(index) * 118, y: 190, width: 108, height: 74)
      addSubview(button)
    }
  }

  private func addMenus() {
    choosing.showsMenuAsPrimaryAction = true
    choosing.changesSelectionAsPrimaryAction = true
    choosing.menu = UIMenu(
      title: "Color", options: .singleSelection,
      children: ["Red", "Green"].map { UIAction(title: $0) { _ in } })
    choosing.frame = CGRect(x: 8, y: 276, width: 120, height: 35)
    addSubview(choosing)
    var styled = UIButton.Configuration.tinted()
    styled.title = "Menu"
    styled.image = UIImage(systemName: "ellipsis.circle")
    styled.imagePadding = 4
    styled.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 15)
      return outgoing
    }
    let menu = UIButton(configuration: styled)
    menu.showsMenuAsPrimaryAction = true
    menu.menu = UIMenu(
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIMenu(title: "More", children: [UIAction(title: "Deep", state: .on) { _ in }]),
        UIAction(title: "Remove", attributes: .destructive) { _ in },
      ])
    put(menu, 140, 276)
  }
}
