import Foundation

/// Finds addresses of the web and of mail.
struct LinkFinder: DataFinder {
  private static let expression = try! NSRegularExpression(
    pattern: #"""
      (?<mail>\b[A-Z0-9._%+-]+@(?:[A-Z0-9-]+\.)+[A-Z]{2,}\b)
      | (?<whole>\b(?:https?|ftp)://[^\s<>"]+ | \bmailto:[^\s<>"]+)
      | (?<bare>\b(?:www\.[A-Z0-9-]+(?:\.[A-Z0-9-]+)+
          | (?:[A-Z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|biz|co|me|de|uk|fr|se|eu|ch|us))
          \b(?::\d+)?(?:/[^\s<>"]*)?)
      """#, options: [.caseInsensitive, .allowCommentsAndWhitespace])

  func matches(in text: String, range: NSRange) -> [DataMatch] {
    let characters = text as NSString
    return Self.expression.matches(in: text, range: range).compactMap { match in
      let found = Self.withoutPunctuation(characters.substring(with: match.range))
      let place = NSRange(location: match.range.location, length: found.utf16.count)
      let isMail = match.range(withName: "mail").location != NSNotFound
      let isBare = match.range(withName: "bare").location != NSNotFound
      let address = isMail ? "mailto:" + found : isBare ? "http://" + found : found
      return URL(string: address).map { DataMatch(.link($0), at: place) }
    }
  }

  /// What closes a sentence or a parenthesis is not of the address.
  private static func withoutPunctuation(_ text: String) -> String {
    var text = text
    while let last = text.last {
      let isUnopened = last == ")" && !text.contains("(")
      guard isUnopened || ".,;:!?'\"]}".contains(last) else { break }
      text.removeLast()
    }
    return text
  }
}

/// Finds telephone numbers of America, and of elsewhere if they begin with a plus.
struct PhoneNumberFinder: DataFinder {
  private static let expression = try! NSRegularExpression(
    pattern: #"""
      (?<![\w.])(?:
        \+\d{1,3}[\s.-]?(?:\(\d{1,4}\)[\s.-]?)?\d{1,4}(?:[\s.-]?\d{2,4}){1,4}
        | (?:1[\s.-])?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]?\d{4}
        | \d{3}-\d{4}
        | [2-9]\d{9}
      )(?![\w-])
      """#, options: .allowCommentsAndWhitespace)

  func matches(in text: String, range: NSRange) -> [DataMatch] {
    let characters = text as NSString
    return Self.expression.matches(in: text, range: range).map {
      DataMatch(.phoneNumber(characters.substring(with: $0.range)), at: $0.range)
    }
  }
}
