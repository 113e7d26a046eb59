import CoreGraphics
import Foundation

// Labels, fields and texts.

extension InterfaceMaker {
  func fillLabel(_ view: UILabel, _ element: InterfaceElement) {
    InterfaceFont.font(element.value("fontDescription")).map { view.font = $0 }
    color("textColor", element).map { view.textColor = $0 }
    color("highlightedColor", element).map { view.highlightedTextColor = $0 }
    color("shadowColor", element).map { view.shadowColor = $0 }
    element.value("shadowOffset").map { view.shadowOffset = $0.size }
    element.string("text").map { view.text = $0 }
    element["textAlignment"].flatMap { InterfaceWords.textAlignments[$0] }
      .map { view.textAlignment = $0 }
    element["lineBreakMode"].flatMap { InterfaceWords.lineBreakModes[$0] }
      .map { view.lineBreakMode = $0 }
    element.integer("numberOfLines").map { view.numberOfLines = max($0, 0) }
    element["baselineAdjustment"].flatMap { InterfaceWords.baselineAdjustments[$0] }
      .map { view.baselineAdjustment = $0 }
    if let scale = element.number("minimumScaleFactor") {
      (view.minimumScaleFactor, view.adjustsFontSizeToFitWidth) = (scale, true)
    }
    if let size = element.number("minimumFontSize"), view.font.pointSize > 0 {
      view.minimumScaleFactor = min(size / view.font.pointSize, 1)
    }
    element.flag("adjustsFontSizeToFit").map { view.adjustsFontSizeToFitWidth = $0 }
    element.flag("adjustsLetterSpacingToFitWidth")
      .map { view.allowsDefaultTighteningForTruncation = $0 }
    element.flag("adjustsFontForContentSizeCategory")
      .map { view.adjustsFontForContentSizeCategory = $0 }
    element.number("preferredMaxLayoutWidth").map { view.preferredMaxLayoutWidth = $0 }
    element.flag("enabled").map { view.isEnabled = $0 }
    element.flag("highlighted").map { view.isHighlighted = $0 }
    InterfaceAttributedText.text(element.value("attributedText"), in: document)
      .map { view.attributedText = $0 }
  }

  func fillField(_ view: UITextField, _ element: InterfaceElement) {
    InterfaceFont.font(element.value("fontDescription")).map { view.font = $0 }
    color("textColor", element).map { view.textColor = $0 }
    element["textAlignment"].flatMap { InterfaceWords.textAlignments[$0] }
      .map { view.textAlignment = $0 }
    let styles: [String: UITextField.BorderStyle] = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    element["borderStyle"].flatMap { styles[$0] }.map { view.borderStyle = $0 }
    let modes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]
    element["clearButtonMode"].flatMap { modes[$0] }.map { view.clearButtonMode = $0 }
    element["leftViewMode"].flatMap { modes[$0] }.map { view.leftViewMode = $0 }
    element["rightViewMode"].flatMap { modes[$0] }.map { view.rightViewMode = $0 }
    image("background", element).map { view.background = $0 }
    image("disabledBackground", element).map { view.disabledBackground = $0 }
    element.flag("clearsOnBeginEditing").map { view.clearsOnBeginEditing = $0 }
    element.flag("adjustsFontSizeToFit").map { view.adjustsFontSizeToFitWidth = $0 }
    element.number("minimumFontSize").map { view.minimumFontSize = $0 }
    element.flag("adjustsFontForContentSizeCategory")
      .map { view.adjustsFontForContentSizeCategory = $0 }
    InterfaceTextTraits.fill(view, element)
    element.string("placeholder").map { view.placeholder = $0 }
    InterfaceAttributedText.text(element.value("attributedPlaceholder"), in: document)
      .map { view.attributedPlaceholder = $0 }
    element.string("text").map { view.text = $0 }
    InterfaceAttributedText.text(element.value("attributedText"), in: document)
      .map { view.attributedText = $0 }
  }

  func fillText(_ view: UITextView, _ element: InterfaceElement) {
    InterfaceFont.font(element.value("fontDescription")).map { view.font = $0 }
    color("textColor", element).map { view.textColor = $0 }
    element["textAlignment"].flatMap { InterfaceWords.textAlignments[$0] }
      .map { view.textAlignment = $0 }
    element.flag("selectable").map { view.isSelectable = $0 }
    element.flag("editable").map { view.isEditable = $0 }
    element.flag("allowsEditingTextAttributes").map { view.allowsEditingTextAttributes = $0 }
    element.flag("adjustsFontForContentSizeCategory")
      .map { view.adjustsFontForContentSizeCategory = $0 }
    element.flag("clearsOnInsertion").map { view.clearsOnInsertion = $0 }
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
    element.string("text").map { view.text = $0 }
    InterfaceAttributedText.text(element.value("attributedText"), in: document)
      .map { view.attributedText = $0 }
  }
}
