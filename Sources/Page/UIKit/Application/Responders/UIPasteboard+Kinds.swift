import Foundation

// Texts, addresses, pictures and colours, without their types' names.

extension UIPasteboard {
  private static let text = "public.utf8-plain-text"
  private static let address = "public.url"
  private static let picture = "public.png"
  private static let color = "com.apple.uikit.color"

  private func all<Kind>(_ kind: Kind.Type) -> [Kind]? {
    let found = items.compactMap { item in
      item.keys.sorted().lazy.compactMap { item[$0] as? Kind }.first
    }
    return found.isEmpty ? nil : found
  }

  private func put<Kind>(_ values: [Kind]?, as type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  public var string: String? {
    get { strings?.first }
    set { put(newValue.map { [$0] }, as: Self.text) }
  }

  public var strings: [String]? {
    get { all(String.self) }
    set { put(newValue, as: Self.text) }
  }

  public var url: URL? {
    get { urls?.first }
    set { put(newValue.map { [$0] }, as: Self.address) }
  }

  public var urls: [URL]? {
    get { all(URL.self) }
    set { put(newValue, as: Self.address) }
  }

  public var image: UIImage? {
    get { images?.first }
    set { put(newValue.map { [$0] }, as: Self.picture) }
  }

  public var images: [UIImage]? {
    get { all(UIImage.self) }
    set { put(newValue, as: Self.picture) }
  }

  public var color: UIColor? {
    get { colors?.first }
    set { put(newValue.map { [$0] }, as: Self.color) }
  }

  public var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { put(newValue, as: Self.color) }
  }

  public var hasStrings: Bool { strings != nil }
  public var hasURLs: Bool { urls != nil }
  public var hasImages: Bool { images != nil }
  public var hasColors: Bool { colors != nil }
}
