import Foundation

/// Writes several things as a list, such as `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The language of the list.
  open var locale: Locale! = .autoupdatingCurrent
  /// What makes a text of each thing.
  open var itemFormatter: Formatter?

  /// Texts as a list in the person's own language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Things as a list; nil if one of them has no text.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter?.string(for: item) ?? Self.text(of: item) else { return nil }
      texts.append(text)
    }
    let language = locale ?? .autoupdatingCurrent
    return texts.formatted(.list(type: .and).locale(Self.named(language)))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private static func text(of item: Any) -> String? {
    switch item {
    case let text as String: return text
    case let object as NSObject: return object.description
    default: return "\(item)"
    }
  }

  /// A system without a language speaks English.
  private static func named(_ locale: Locale) -> Locale {
    let language = locale.language.languageCode?.identifier ?? ""
    return language.isEmpty || locale.identifier.hasPrefix("en_US_POSIX")
      ? Locale(identifier: "en_US") : locale
  }
}
