import Foundation

/// What was said for some states of a control; a state of which nothing was said has what the normal
/// one has.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// What was said for just this state.
  func own(_ state: UIControl.State) -> Value? { values[state.rawValue] }

  var isEmpty: Bool { values.isEmpty }
}

/// All that a button was told to show in its states.
struct ButtonContents {
  var title = StateValues<String>()
  var attributedTitle = StateValues<NSAttributedString>()
  var titleColor = StateValues<UIColor>()
  var titleShadowColor = StateValues<UIColor>()
  var image = StateValues<UIImage>()
  var backgroundImage = StateValues<UIImage>()
  var symbolConfiguration = StateValues<UIImage.SymbolConfiguration>()
}
