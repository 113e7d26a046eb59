/// The choices of a picker without the type of their values.
@MainActor @preconcurrency
struct PickerChoices {
  let options: [ContentOption]
  let chosen: Int?
  private(set) var choose: (Int) -> Void

  init<Value: Hashable>(
    _ options: [ContentOption], _ selection: Binding<Value>, isMixed: Bool = false
  ) {
    let values = options.map { $0.value(as: Value.self) }
    let known = options.indices.filter { values[$0] != nil }
    self.options = known.map { options[$0] }
    let current = selection.wrappedValue
    chosen = isMixed ? nil : known.firstIndex { values[$0] == current }
    choose = { index in
      if known.indices.contains(index), let value = values[known[index]] {
        selection.wrappedValue = value
      }
    }
  }

  /// The same choices; something else happens too when one is chosen.
  func choosing(then action: @escaping () -> Void) -> PickerChoices {
    var choices = self
    choices.choose = { [choose] index in
      choose(index)
      action()
    }
    return choices
  }

  var actions: [UIMenuElement] {
    options.enumerated().map { index, option in
      UIAction(
        title: option.title, image: option.image, state: index == chosen ? .on : .off
      ) { [choose] _ in choose(index) }
    }
  }

  /// The choices as a part of a menu.
  func elements(titled title: String) -> [UIMenuElement] {
    [UIMenu(title: title, options: .displayInline, children: actions)]
  }
}
