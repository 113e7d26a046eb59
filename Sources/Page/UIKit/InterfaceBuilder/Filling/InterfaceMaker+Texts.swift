import CoreGraphics
import Foundation

// Labels, fields and texts.

extension InterfaceMaker {
  func fillLabel(_ view: UILabel, _ element: InterfaceElement) {
    InterfaceFont.font(element.value("fontDescription")).apply { view.font = $0 }
    color("textColor", element).apply { view.textColor = $0 }
    color("highlightedColor", element).apply { view.highlightedTextColor = $0 }
    color("shadowColor", element).apply { view.shadowColor = $0 }
    element.value("shadowOffset").apply { view.shadowOffset = $0.size }
    element.string("text").apply { view.text = $0 }
    element["textAlignment"].flatMap { InterfaceWords.textAlignments[$0] }
      .apply { view.textAlignment = $0 }
    element["lineBreakMode"].flatMap { InterfaceWords.lineBreakModes[$0] }
      .apply { view.lineBreakMode = $0 }
    element.integer("numberOfLines").apply { view.numberOfLines = max($0, 0) }
    element["baselineAdjustment"].flatMap { InterfaceWords.baselineAdjustments[$0] }
      .apply { view.baselineAdjustment = $0 }
    if let scale = element.number("minimumScaleFactor") {
      (view.minimumScaleFactor, view.adjustsFontSizeToFitWidth) = (scale, true)
    }
    if let size = element.number("minimumFontSize"), view.font.pointSize > 0 {
      view.minimumScaleFactor = min(size / view.font.pointSize, 1)
    }
    element.flag("adjustsFontSizeToFit").apply { view.adjustsFontSizeToFitWidth = $0 }
    element.flag("adjustsLetterSpacingToFitWidth")
      .apply { view.allowsDefaultTighteningForTruncation = $0 }
    element.flag("adjustsFontForContentSizeCategory")
      .apply { view.adjustsFontForContentSizeCategory = $0 }
    element.number("preferredMaxLayoutWidth").apply { view.preferredMaxLayoutWidth = $0 }
    element.flag("enabled").apply { view.isEnabled = $0 }
    element.flag("highlighted").apply { view.isHighlighted = $0 }
    InterfaceAttributedText.text(element.value("attributedText"), in: document)
      .apply { view.attributedText = $0 }
  }

  func fillField(_ view: UITextField, _ element: InterfaceElement) {
    InterfaceFont.font(element.value("fontDescription")).apply { view.font = $0 }
    color("textColor", element).apply { view.textColor = $0 }
    element["textAlignment"].flatMap { InterfaceWords.textAlignments[$0] }
      .apply { view.textAlignment = $0 }
    let styles: [String: UITextField.BorderStyle] = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    element["borderStyle"].flatMap { styles[$0] }.apply { view.borderStyle = $0 }
    let modes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]
    element["clearButtonMode"].flatMap { modes[$0] }.apply { view.clearButtonMode = $0 }
    element["leftViewMode"].flatMap { modes[$0] }.apply { view.leftViewMode = $0 }
    element["rightViewMode"].flatMap { modes[$0] }.apply { view.rightViewMode = $0 }
    image("background", element).apply { view.background = $0 }
    image("disabledBackground", element).apply { view.disabledBackground = $0 }
    element.flag("clearsOnBeginEditing").apply { view.clearsOnBeginEditing = $0 }
    element.flag("adjustsFontSizeToFit").apply { view.adjustsFontSizeToFitWidth = $0 }
    element.number("minimumFontSize").apply { view.minimumFontSize = $0 }
    element.flag("adjustsFontForContentSizeCategory")
      .apply { view.adjustsFontForContentSizeCategory = $0 }
    InterfaceTextTraits.fill(view, element)
    element.string("placeholder").apply { view.placeholder = $0 }
    InterfaceAttributedText.text(element.value("attributedPlaceholder"), in: document)
      .apply { view.attributedPlaceholder = $0 }
    element.string("text").apply { view.text = $0 }
    InterfaceAttributedText.text(element.value("attributedText"), in: document)
      .apply { view.attributedText = $0 }
  }

  func fillText(_ view: UITextView, _ element: InterfaceElement) {
    InterfaceFont.font(element.value("fontDescription")).apply { view.font = $0 }
    color("textColor", element).apply { view.textColor = $0 }
    element["textAlignment"].flatMap { InterfaceWords.textAlignments[$0] }
      .apply { view.textAlignment = $0 }
    element.flag("selectable").apply { view.isSelectable = $0 }
    element.flag("editable").apply { view.isEditable = $0 }
    element.flag("allowsEditingTextAttributes").apply { view.allowsEditingTextAttributes = $0 }
    element.flag("adjustsFontForContentSizeCategory")
      .apply { view.adjustsFontForContentSizeCategory = $0 }
    element.flag("clearsOnInsertion").apply { view.clearsOnInsertion = $0 }
    if let detectors = element.value("dataDetectorTypes") {
      let kinds: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ("calendarEvent", .calendarEvent),
      ]
      view.dataDetectorTypes = kinds.reduce(into: []) {
        if detectors.flag($1.0) == true { $0.insert($1.1) }
      }
    }
    InterfaceTextTraits.fill(view, element)
    element.string("text").apply { view.text = $0 }
    InterfaceAttributedText.text(element.value("attributedText"), in: document)
      .apply { view.attributedText = $0 }
  }
}
