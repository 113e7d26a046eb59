import Foundation

// Names of persons in the order of English. Apple's short form follows a setting of the person's; here it is
// the nickname, or else the given name.
//
// Foundation has the class and its style, and neither an initializer nor anything that it does.

/// A formatter that a page can make.
final class EnglishNameFormatter: PersonNameComponentsFormatter, @unchecked Sendable {
  override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}

/// Lets an initializer of PersonNameComponentsFormatter return an object of another class.
public protocol NameFormatterMadeByPages {}

extension PersonNameComponentsFormatter: NameFormatterMadeByPages {}

extension NameFormatterMadeByPages where Self: PersonNameComponentsFormatter {
  /// A formatter for given and family names.
  public init() {
    self = makeObject(of: EnglishNameFormatter.self) as! Self
  }
}

extension PersonNameComponentsFormatter {
  /// A name as text.
  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name as text.
  public func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    switch style {
    case .default, .medium: return Self.joined([name.givenName, name.familyName])
    case .short:
      return Self.joined([Self.filled(name.nickname) ?? name.givenName ?? name.familyName])
    case .long:
      return Self.joined([
        name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
      ])
    case .abbreviated:
      return [name.givenName, name.familyName].compactMap { $0?.first?.uppercased() }.joined()
    }
  }

  /// The parts of a name that was written as text.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.replacingOccurrences(of: ",", with: " ")
      .split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if let last = string.split(separator: ",").first, string.contains(","),
      !Self.suffixes.contains(words.last!.lowercased().filter(\.isLetter))
    {
      // The family name stands first: "Smith, John".
      let family = last.split(separator: " ").map(String.init)
      words = Array(words.dropFirst(family.count)) + family
    }
    if words.count > 1, Self.prefixes.contains(words[0].lowercased().filter(\.isLetter)) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 1, Self.suffixes.contains(words.last!.lowercased().filter(\.isLetter)) {
      name.nameSuffix = words.removeLast()
    }
    name.givenName = words.removeFirst()
    if !words.isEmpty { name.familyName = words.removeLast() }
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "rev", "hon",
  ]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  private static func filled(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

  private static func joined(_ parts: [String?]) -> String {
    parts.compactMap(filled).joined(separator: " ")
  }
}
