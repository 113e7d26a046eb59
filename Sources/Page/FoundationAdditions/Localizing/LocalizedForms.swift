import Foundation

/// A text with words that go by number, as a `.stringsdict` writes it.
@_spi(Localizing)
public struct LocalizedForms: Sendable {
  /// One of the words: its form by the name of the rule's case.
  private struct Variable {
    let forms: [String: String]
  }

  let format: String
  private let variables: [String: Variable]
  private let language: String

  init?(_ entry: [String: Any], language: String) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    self.language = language
    variables = entry.compactMapValues { described in
      guard let described = described as? [String: Any] else { return nil }
      return Variable(
        forms: described.compactMapValues { $0 as? String }.filter {
          !$0.key.hasPrefix("NSStringFormat")
        })
    }
  }

  /// A format, and the forms of its words by their names.
  init(_ format: String, words: [String: [String: String]], language: String) {
    self.format = format
    variables = words.mapValues(Variable.init)
    self.language = language
  }

  /// The text with its values.
  public func text(_ arguments: [any CVarArg], locale: Locale?) -> String {
    var next = 0
    return written(format, arguments, locale, next: &next, own: nil)
  }

  /// `own` is the value a form was chosen by: what has no position in it is that value again.
  private func written(
    _ format: String, _ arguments: [any CVarArg], _ locale: Locale?, next: inout Int, own: Int?
  ) -> String {
    var text = ""
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let plain): text += plain
      case .value(let specification, let position, let stars):
        let first = position.map { $0 - 1 } ?? own ?? next
        if position == nil, own == nil { next += stars + 1 }
        guard first >= 0, first + stars < arguments.count else { continue }
        text += withVaList(Array(arguments[first...(first + stars)])) {
          NSString(format: "%" + specification, locale: locale as NSLocale?, arguments: $0)
            as String
        }
      case .variable(let name, let position):
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        guard arguments.indices.contains(index), let variable = variables[name] else { continue }
        let form = form(of: variable, for: arguments[index])
        text += written(form, arguments, locale, next: &next, own: index)
      }
    }
    return text
  }

  private func form(of variable: Variable, for argument: any CVarArg) -> String {
    let number = number(argument)
    // Nothing at all has a word of its own in every language that writes one down.
    if number == 0, let zero = variable.forms["zero"] { return zero }
    let rule = PluralRules(language: language)?.form(of: number) ?? (number == 1 ? "one" : "other")
    return variable.forms[rule] ?? variable.forms["other"] ?? ""
  }

  private func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let integer as any BinaryInteger: Double(integer)
    case let real as any BinaryFloatingPoint: Double(real)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}
