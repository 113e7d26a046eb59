import CoreGraphics
import Foundation

// Buttons: what they show by their states, and configurations.

extension InterfaceMaker {
  func fillButton(_ view: UIButton, _ element: InterfaceElement) {
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
      "close": .close,
    ]
    element["buttonType"].flatMap { types[$0] }.apply { view.adopt($0) }
    fillPlaces(of: view, element)
    for state in element.children where state.name == "state" {
      guard let meant = state.key.flatMap({ InterfaceWords.states[$0] }) else { continue }
      fillState(meant, of: view, state)
    }
    if let font = InterfaceFont.font(element.value("fontDescription")) {
      view.titleLabel?.font = font
    }
    element["lineBreakMode"].flatMap { InterfaceWords.lineBreakModes[$0] }
      .apply { view.titleLabel?.lineBreakMode = $0 }
    element.value("titleShadowOffset").apply { view.titleLabel?.shadowOffset = $0.size }
    element.flag("adjustsImageWhenHighlighted").apply { view.adjustsImageWhenHighlighted = $0 }
    element.flag("adjustsImageWhenDisabled").apply { view.adjustsImageWhenDisabled = $0 }
    element.flag("showsTouchWhenHighlighted").apply { view.showsTouchWhenHighlighted = $0 }
    element.flag("reversesTitleShadowWhenHighlighted")
      .apply { view.reversesTitleShadowWhenHighlighted = $0 }
    if let configuration = element.value("configuration") ?? element.value("buttonConfiguration") {
      view.configuration = self.configuration(configuration, element)
    }
  }

  private func fillPlaces(of view: UIButton, _ element: InterfaceElement) {
    element.value("contentEdgeInsets").apply { view.contentEdgeInsets = $0.insets }
    element.value("titleEdgeInsets").apply { view.titleEdgeInsets = $0.insets }
    element.value("imageEdgeInsets").apply { view.imageEdgeInsets = $0.insets }
  }

  private func fillState(
    _ state: UIControl.State, of view: UIButton, _ element: InterfaceElement
  ) {
    element.string("title").apply { view.setTitle($0, for: state) }
    InterfaceAttributedText.text(element.value("attributedTitle"), in: document)
      .apply { view.setAttributedTitle($0, for: state) }
    color("titleColor", element).apply { view.setTitleColor($0, for: state) }
    color("titleShadowColor", element).apply { view.setTitleShadowColor($0, for: state) }
    image("image", element).apply { view.setImage($0, for: state) }
    image("backgroundImage", element).apply { view.setBackgroundImage($0, for: state) }
    InterfaceImage.preferredConfiguration(of: element)
      .apply { view.setPreferredSymbolConfiguration($0, forImageIn: state) }
  }

  private func configuration(
    _ element: InterfaceElement, _ button: InterfaceElement
  ) -> UIButton.Configuration {
    var made = style(element["style"])
    let normal = button.children.first { $0.name == "state" && $0.key == "normal" }
    made.title = element.string("title") ?? normal?.string("title")
    element.string("subtitle").apply { made.subtitle = $0 }
    if let text = InterfaceAttributedText.text(element.value("attributedTitle"), in: document) {
      made.attributedTitle = AttributedString(text)
    } else if let font = InterfaceFont.font(element.value("titleFontDescription")),
      let title = made.title
    {
      made.attributedTitle = AttributedString(
        NSAttributedString(string: title, attributes: [.font: font]))
    }
    made.image = image("image", element) ?? normal.flatMap { image("image", $0) }
    InterfaceImage.preferredConfiguration(of: element, "preferredSymbolConfigurationForImage")
      .apply { made.preferredSymbolConfigurationForImage = $0 }
    color("baseForegroundColor", element).apply { made.baseForegroundColor = $0 }
    color("baseBackgroundColor", element).apply { made.baseBackgroundColor = $0 }
    element.value("contentInsets").apply { made.contentInsets = $0.directionalInsets }
    element.number("imagePadding").apply { made.imagePadding = $0 }
    element.number("titlePadding").apply { made.titlePadding = $0 }
    element.flag("showsActivityIndicator").apply { made.showsActivityIndicator = $0 }
    if let background = element.value("background") {
      color("backgroundColor", background).apply { made.background.backgroundColor = $0 }
      color("strokeColor", background).apply { made.background.strokeColor = $0 }
      background.number("strokeWidth").apply { made.background.strokeWidth = $0 }
      background.number("cornerRadius").apply { made.background.cornerRadius = $0 }
    }
    place(&made, element)
    return made
  }

  private func style(_ word: String?) -> UIButton.Configuration {
    switch word {
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    default: .plain()
    }
  }

  private func place(_ made: inout UIButton.Configuration, _ element: InterfaceElement) {
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium,
      "large": .large, "capsule": .capsule,
    ]
    element["cornerStyle"].flatMap { corners[$0] }.apply { made.cornerStyle = $0 }
    let sizes: [String: UIButton.Configuration.Size] = [
      "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    if element.value("contentInsets") == nil {
      element["buttonSize"].flatMap { sizes[$0] }.apply { made.buttonSize = $0 }
    }
    let edges: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    element["imagePlacement"].flatMap { edges[$0] }.apply { made.imagePlacement = $0 }
    let alignments: [String: UIButton.Configuration.TitleAlignment] = [
      "leading": .leading, "center": .center, "trailing": .trailing, "automatic": .automatic,
    ]
    element["titleAlignment"].flatMap { alignments[$0] }.apply { made.titleAlignment = $0 }
  }
}
