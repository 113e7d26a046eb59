import Foundation

/// What a file of Interface Builder says of the keyboard for a text.
@MainActor
enum InterfaceTextTraits {
  static func fill(_ view: UITextField, _ element: InterfaceElement) {
    guard let traits = element.value("textInputTraits") else { return }
    capitals(traits).apply { view.autocapitalizationType = $0 }
    correction(traits).apply { view.autocorrectionType = $0 }
    keyboard(traits).apply { view.keyboardType = $0 }
    appearance(traits).apply { view.keyboardAppearance = $0 }
    returnKey(traits).apply { view.returnKeyType = $0 }
    traits.flag("enablesReturnKeyAutomatically").apply { view.enablesReturnKeyAutomatically = $0 }
    traits.flag("secureTextEntry").apply { view.isSecureTextEntry = $0 }
    traits["textContentType"].apply { view.textContentType = UITextContentType(rawValue: $0) }
  }

  static func fill(_ view: UITextView, _ element: InterfaceElement) {
    guard let traits = element.value("textInputTraits") else { return }
    capitals(traits).apply { view.autocapitalizationType = $0 }
    correction(traits).apply { view.autocorrectionType = $0 }
    keyboard(traits).apply { view.keyboardType = $0 }
    appearance(traits).apply { view.keyboardAppearance = $0 }
    returnKey(traits).apply { view.returnKeyType = $0 }
    traits.flag("enablesReturnKeyAutomatically").apply { view.enablesReturnKeyAutomatically = $0 }
    traits["textContentType"].apply { view.textContentType = UITextContentType(rawValue: $0) }
  }

  static func fill(_ view: UISearchBar, _ element: InterfaceElement) {
    guard let traits = element.value("textInputTraits") else { return }
    capitals(traits).apply { view.autocapitalizationType = $0 }
    correction(traits).apply { view.autocorrectionType = $0 }
    keyboard(traits).apply { view.keyboardType = $0 }
    returnKey(traits).apply { view.returnKeyType = $0 }
  }

  private static func capitals(_ traits: InterfaceElement) -> UITextAutocapitalizationType? {
    switch traits["autocapitalizationType"] {
    case "none": UITextAutocapitalizationType.none
    case "words": .words
    case "sentences": .sentences
    case "allCharacters": .allCharacters
    // A file says nothing where there are none.
    default: UITextAutocapitalizationType.none
    }
  }

  private static func correction(_ traits: InterfaceElement) -> UITextAutocorrectionType? {
    traits["autocorrectionType"].map { $0 == "no" ? .no : $0 == "yes" ? .yes : .default }
  }

  private static func appearance(_ traits: InterfaceElement) -> UIKeyboardAppearance? {
    switch traits["keyboardAppearance"] {
    case "alert", "dark": .dark
    case "light": .light
    default: nil
    }
  }

  private static func keyboard(_ traits: InterfaceElement) -> UIKeyboardType? {
    let kinds: [String: UIKeyboardType] = [
      "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    return traits["keyboardType"].flatMap { kinds[$0] }
  }

  private static func returnKey(_ traits: InterfaceElement) -> UIReturnKeyType? {
    let kinds: [String: UIReturnKeyType] = [
      "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
      "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
      "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    return traits["returnKeyType"].flatMap { kinds[$0] }
  }
}
