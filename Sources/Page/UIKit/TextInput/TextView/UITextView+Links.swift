import CoreGraphics
import Foundation

/// A link, and where it stands in a text.
struct TextLink {
  var range: NSRange
  var address: URL
}

extension UITextView: LinkHost {
  /// What leads somewhere.
  var links: [TextLink] {
    let whole = NSRange(location: 0, length: textStorage.length)
    var links: [TextLink] = []
    textStorage.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      let address = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
      if let address { links.append(TextLink(range: range, address: address)) }
    }
    return links
  }

  /// What is found in the text becomes links of it, so that they stand apart.
  func findLinks() {
    guard !isEditable, dataDetectorTypes.contains(.link) else { return }
    let known = links
    isChanging = true
    for link in AddressFinder.addresses(in: textStorage.string)
    where !known.contains(where: { NSIntersectionRange($0.range, link.range).length > 0 }) {
      textStorage.addAttribute(.link, value: link.address, range: link.range)
    }
    isChanging = false
  }

  func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable else { return false }
    let link = links.first { link in setText.boxes(of: link.range).contains { $0.contains(point) } }
    guard let link else { return false }
    let isWanted =
      delegate?.textView(
        self, shouldInteractWith: link.address, in: link.range, interaction: .invokeDefaultAction)
      ?? true
    if isWanted { UIApplication.shared.open(link.address) }
    return true
  }
}

/// Finds web and mail addresses in a text.
enum AddressFinder {
  private static let pattern =
    #"(https?://[^\s<>"“”]+[^\s<>"“”.,;:!?)\]])|(www\.[^\s<>"“”]+[^\s<>"“”.,;:!?)\]])"#
    + #"|([A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+)"#

  static func addresses(in text: String) -> [TextLink] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return expression.matches(in: text, options: [], range: whole).compactMap { match in
      let word = (text as NSString).substring(with: match.range)
      let address =
        word.hasPrefix("http") ? word : word.hasPrefix("www.") ? "http://" + word : "mailto:" + word
      return URL(string: address).map { TextLink(range: match.range, address: $0) }
    }
  }
}
