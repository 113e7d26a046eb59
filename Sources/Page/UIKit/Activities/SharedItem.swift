import Foundation

/// What is shared, as far as it is of a kind that is known.
@MainActor
enum SharedItem {
  case text(String), address(URL), picture(UIImage), color(UIColor)

  init?(_ item: Any) {
    switch item {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(text.description)
    case let text as NSAttributedString: self = .text(text.string)
    case let url as URL: self = .address(url)
    case let url as NSURL: self = .address(url as URL)
    case let picture as UIImage: self = .picture(picture)
    case let color as UIColor: self = .color(color)
    default: return nil
    }
  }

  var onPasteboard: [String: Any] {
    switch self {
    case .text(let text): ["public.utf8-plain-text": text]
    case .address(let url): ["public.url": url]
    case .picture(let picture): ["public.png": picture]
    case .color(let color): ["com.apple.uikit.color": color]
    }
  }

  var words: String {
    switch self {
    case .text(let text): text
    case .address(let url): url.isFileURL ? url.lastPathComponent : url.absoluteString
    case .picture: "Image"
    case .color: "Color"
    }
  }

  /// Below the words, what it is.
  var kind: String {
    switch self {
    case .text: "Text"
    case .address(let url): url.isFileURL ? "Document" : url.host ?? "Link"
    case .picture(let picture): "\(Int(picture.size.width)) × \(Int(picture.size.height))"
    case .color: ""
    }
  }
}
