import CoreGraphics
import Foundation

// Gives a view what its element says: what all views have, what its kind has, and what lies in it.

extension InterfaceMaker {
  /// The view is as its `init` has left it.
  func fill(_ view: UIView, _ element: InterfaceElement) {
    note(view, element)
    if let frame = element.value("frame") {
      view.frame = frame.rect
    }
    fillLooks(of: view, element)
    fillMargins(of: view, element)
    fillLayout(of: view, element)
    fillGuides(of: view, element)
    fillKind(of: view, element)
    fillSubviews(of: view, element)
    fillAccessibility(of: view, element)
    noteConstraints(of: view, element)
  }

  func color(_ key: String, _ element: InterfaceElement) -> UIColor? {
    InterfaceColor.color(element.value(key), in: document)
  }

  func image(_ key: String, _ element: InterfaceElement) -> UIImage? {
    InterfaceImage.image(key, of: element, in: document)
  }

  private func fillLooks(of view: UIView, _ element: InterfaceElement) {
    if let color = color("backgroundColor", element) { view.backgroundColor = color }
    if let color = color("tintColor", element) { view.tintColor = color }
    element.number("alpha").apply { view.alpha = $0 }
    element.flag("hidden").apply { view.isHidden = $0 }
    element.flag("opaque").apply { view.isOpaque = $0 }
    (element.flag("clipsSubviews") ?? element.flag("clipsToBounds")).apply {
      view.clipsToBounds = $0
    }
    element.flag("clearsContextBeforeDrawing").apply { view.clearsContextBeforeDrawing = $0 }
    element["contentMode"].flatMap { InterfaceWords.contentModes[$0] }.apply {
      view.contentMode = $0
    }
    element.integer("tag").apply { view.tag = $0 }
    element.flag("userInteractionEnabled").apply { view.isUserInteractionEnabled = $0 }
    element.flag("multipleTouchEnabled").apply { view.isMultipleTouchEnabled = $0 }
    element.flag("exclusiveTouch").apply { view.isExclusiveTouch = $0 }
    element["restorationIdentifier"].apply { view.restorationIdentifier = $0 }
    element["semanticContentAttribute"].flatMap { InterfaceWords.directions[$0] }
      .apply { view.semanticContentAttribute = $0 }
    element["userInterfaceStyle"].flatMap { InterfaceWords.interfaceStyles[$0] }
      .apply { view.overrideUserInterfaceStyle = $0 }
  }

  private func fillMargins(of view: UIView, _ element: InterfaceElement) {
    element.value("layoutMargins").apply { view.layoutMargins = $0.insets }
    element.value("directionalLayoutMargins")
      .apply { view.directionalLayoutMargins = $0.directionalInsets }
    element.flag("preservesSuperviewLayoutMargins")
      .apply { view.preservesSuperviewLayoutMargins = $0 }
    element.flag("insetsLayoutMarginsFromSafeArea")
      .apply { view.insetsLayoutMarginsFromSafeArea = $0 }
  }

  private func fillLayout(of view: UIView, _ element: InterfaceElement) {
    if let mask = element.value("autoresizingMask") {
      view.autoresizingMask = mask.autoresizingMask
    }
    element.flag("autoresizesSubviews").apply { view.autoresizesSubviews = $0 }
    element.flag("translatesAutoresizingMaskIntoConstraints")
      .apply { view.translatesAutoresizingMaskIntoConstraints = $0 }
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(rawValue: Float(min(max($0, 1), 1000))) }
    }
    priority("horizontalHuggingPriority")
      .apply { view.setContentHuggingPriority($0, for: .horizontal) }
    priority("verticalHuggingPriority").apply { view.setContentHuggingPriority($0, for: .vertical) }
    priority("horizontalCompressionResistancePriority")
      .apply { view.setContentCompressionResistancePriority($0, for: .horizontal) }
    priority("verticalCompressionResistancePriority")
      .apply { view.setContentCompressionResistancePriority($0, for: .vertical) }
  }

  private func fillGuides(of view: UIView, _ element: InterfaceElement) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": note(view.safeAreaLayoutGuide, as: guide.id)
      case "layoutMargins", "layoutMargin": note(view.layoutMarginsGuide, as: guide.id)
      case "readableContent": note(view.readableContentGuide, as: guide.id)
      case "keyboard": note(view.keyboardLayoutGuide, as: guide.id)
      case "contentLayoutGuide":
        (view as? UIScrollView).apply { note($0.contentLayoutGuide, as: guide.id) }
      case "frameLayoutGuide":
        (view as? UIScrollView).apply { note($0.frameLayoutGuide, as: guide.id) }
      default: break
      }
    }
  }

  private func fillSubviews(of view: UIView, _ element: InterfaceElement) {
    for child in element.group("subviews") {
      guard let subview = makeView(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else if let effects = view as? UIVisualEffectView {
        effects.contentView.addSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private func fillAccessibility(of view: UIView, _ element: InterfaceElement) {
    guard let said = element.value("accessibilityConfiguration") else { return }
    said.string("label").apply { view.accessibilityLabel = $0 }
    said.string("hint").apply { view.accessibilityHint = $0 }
    said["identifier"].apply { view.accessibilityIdentifier = $0 }
    said.value("isElement")?.flag("value").apply { view.isAccessibilityElement = $0 }
    if let traits = said.value("traits") {
      view.accessibilityTraits = Self.traits.reduce(into: []) {
        if traits.flag($1.key) == true { $0.insert($1.value) }
      }
    }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "staticText": .staticText, "header": .header, "notEnabled": .notEnabled,
    "adjustable": .adjustable, "searchField": .searchField, "summaryElement": .summaryElement,
    "updatesFrequently": .updatesFrequently, "keyboardKey": .keyboardKey,
    "playsSound": .playsSound, "causesPageTurn": .causesPageTurn,
    "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
  ]

  private func fillKind(of view: UIView, _ element: InterfaceElement) {
    if let control = view as? UIControl { fillControl(control, element) }
    if let scroll = view as? UIScrollView { fillScroll(scroll, element) }
    switch view {
    case let view as UILabel: fillLabel(view, element)
    case let view as UIButton: fillButton(view, element)
    case let view as UIImageView: fillImage(view, element)
    case let view as UITextField: fillField(view, element)
    case let view as UITextView: fillText(view, element)
    case let view as UIStackView: fillStack(view, element)
    case let view as UITableView: fillTable(view, element)
    case let view as UITableViewCell: fillCell(view, element)
    case let view as UICollectionView: fillCollection(view, element)
    case let view as UICollectionReusableView: fillReusable(view, element)
    case let view as UIVisualEffectView: fillEffect(view, element)
    case let view as UIPickerView: _ = view
    default: fillOtherKind(of: view, element)
    }
  }

  private func fillOtherKind(of view: UIView, _ element: InterfaceElement) {
    switch view {
    case let view as UISwitch: fillSwitch(view, element)
    case let view as UISlider: fillSlider(view, element)
    case let view as UIStepper: fillStepper(view, element)
    case let view as UISegmentedControl: fillSegments(view, element)
    case let view as UIProgressView: fillProgress(view, element)
    case let view as UIActivityIndicatorView: fillActivity(view, element)
    case let view as UIPageControl: fillPages(view, element)
    case let view as UIDatePicker: fillDates(view, element)
    case let view as UIToolbar: fillToolbar(view, element)
    case let view as UINavigationBar: fillNavigationBar(view, element)
    case let view as UITabBar: fillTabBar(view, element)
    case let view as UISearchBar: fillSearchBar(view, element)
    default: break
    }
  }
}
