/// The words that make a titled box of a list item. Some are meant for Quick Help only, and are
/// boxes all the same.
public enum CalloutKind: String, CaseIterable, Sendable {
  case custom = "Callout"
  case example = "Example"
  case experiment = "Experiment"
  case important = "Important"
  case note = "Note"
  case attention = "Attention"
  case author = "Author"
  case authors = "Authors"
  case bug = "Bug"
  case complexity = "Complexity"
  case copyright = "Copyright"
  case date = "Date"
  case invariant = "Invariant"
  case localizationKey = "Localization Key"
  case parameter = "Parameter"
  case parameters = "Parameters"
  case postcondition = "Postcondition"
  case precondition = "Precondition"
  case remark = "Remark"
  case requires = "Requires"
  case returns = "Returns"
  case seeAlso = "See Also"
  case since = "Since"
  case `throws` = "Throws"
  case toDo = "ToDo"
  case version = "Version"
  case warning = "Warning"

  private static let byWord: [String: CalloutKind] = {
    Dictionary(uniqueKeysWithValues: allCases.map { (folded($0.rawValue), $0) })
  }()

  /// The kind a word names, in whatever letter case; `custom` only comes with a title.
  init?(word: String) {
    guard let kind = Self.byWord[Self.folded(word)], kind != .custom else { return nil }
    self = kind
  }

  private static func folded(_ word: String) -> String {
    word.lowercased().filter { $0 != " " }
  }
}
