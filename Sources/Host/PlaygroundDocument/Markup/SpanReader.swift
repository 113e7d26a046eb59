internal import CMarkGFM

/// Makes spans of what cmark found within a paragraph or heading.
enum SpanReader {
  /// Deeper than this, only the words are kept.
  private static let deepest = 40

  static func spans(of node: MarkupNode, depth: Int = 0) -> [MarkupSpan] {
    var spans: [MarkupSpan] = []
    for child in node.children {
      for span in span(child, depth: depth) {
        if case .text(let more) = span, case .text(let text) = spans.last {
          spans[spans.count - 1] = .text(text + more)
        } else {
          spans.append(span)
        }
      }
    }
    return spans
  }

  private static func span(_ node: MarkupNode, depth: Int) -> [MarkupSpan] {
    switch node.type {
    case CMARK_NODE_TEXT: return MediaSyntax.spans(in: node.literal)
    case CMARK_NODE_CODE: return [.code(node.literal)]
    case CMARK_NODE_HTML_INLINE: return [.text(node.literal)]
    case CMARK_NODE_LINEBREAK: return [.lineBreak]
    case CMARK_NODE_SOFTBREAK: return [.softBreak]
    case _ where depth >= deepest: return [.text(node.plainText)]
    case CMARK_NODE_EMPH: return [.emphasis(spans(of: node, depth: depth + 1))]
    case CMARK_NODE_STRONG: return [.strong(spans(of: node, depth: depth + 1))]
    case _ where node.isStruckOut:
      return [.struckOut(spans(of: node, depth: depth + 1))]
    case CMARK_NODE_LINK:
      let inner = spans(of: node, depth: depth + 1)
      return [.link(inner, LinkDestination(node.url), title: node.title)]
    case CMARK_NODE_IMAGE:
      return [MediaSyntax.media(node.url, alternative: node.plainText, title: node.title)]
    default: return [.text(node.plainText)]
    }
  }
}
