import Foundation

extension NumberFormatter {
  /// Stands in the class's table of methods where `number(from:)` stood, which took `8s` for 8.
  ///
  /// A text is a number only as a whole; spaces around it do not count.
  @_silgen_name("lek_number_from_text")
  public func wholeNumber(from string: String) -> NSNumber? {
    let trimmed = string.trimmingCharacters(in: .whitespaces)
    guard let number = originalNumber(from: trimmed) else { return originalNumber(from: string) }
    return isLenient || isRead(trimmed, as: number) ? number : nil
  }

  @_silgen_name("$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF")
  private func originalNumber(from string: String) -> NSNumber?

  /// Whether all of a text says the number: what its value does not depend on is zeros and signs
  /// between digits.
  private func isRead(_ text: String, as number: NSNumber) -> Bool {
    var rest = text[...]
    while let shorter = Optional(rest.dropLast()), !shorter.isEmpty,
      originalNumber(from: String(shorter)) == number
    {
      rest = shorter
    }
    return text[rest.endIndex...].allSatisfy { $0.wholeNumberValue == 0 || isBetweenDigits($0) }
      && !(rest.count == 1 && rest.first?.wholeNumberValue == nil)
  }

  private func isBetweenDigits(_ character: Character) -> Bool {
    String(character) == decimalSeparator
      || usesGroupingSeparator && String(character) == groupingSeparator
  }
}
