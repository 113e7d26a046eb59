import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// Where the text of a text view lies.
extension UITextView {
  func setUpText() {
    backgroundColor = .systemBackground
    canvas.addSubview(letters)
    insertSubview(canvas, at: 0)
    typingStyle = standardAttributes
    textContainer.widthTracksTextView = true
    layoutManager.layoutChanged = { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isChanging else { return }
        self.textLayoutChanged()
      }
    }
    editor.touches.attach(to: self)
    isTextPlaced = false
  }

  func textLayoutChanged() {
    known = nil
    isTextPlaced = false
    setNeedsLayout()
  }

  private var roomWidth: CGFloat {
    max(0, bounds.width - textContainerInset.left - textContainerInset.right)
  }

  private func fitContainer() {
    guard textContainer.widthTracksTextView, textContainer.size.width != roomWidth else { return }
    isChanging = true
    textContainer.size = CGSize(width: roomWidth, height: 0)
    isChanging = false
  }

  /// The layout with links in their colour.
  var textLayout: TextLayout {
    fitContainer()
    findLinks()
    var layout = TextLayout.nothing
    withOwnTraits { layout = layoutManager.layout(in: textContainer) ?? layout }
    let links = links
    guard !links.isEmpty else { return layout }
    let own = linkTextAttributes ?? [:]
    let color = own[.foregroundColor] as? UIColor ?? tintColor ?? .link
    for line in layout.lines.indices {
      for run in layout.lines[line].runs.indices {
        let range = layout.lines[line].runs[run].range
        guard links.contains(where: { NSIntersectionRange($0.range, range).length > 0 }) else {
          continue
        }
        layout.lines[line].runs[run].style.color =
          color.resolvedColor(with: traitCollection).cgColor
        if let underline = own[.underlineStyle] as? Int {
          layout.lines[line].runs[run].style.underline.style = NSUnderlineStyle(rawValue: underline)
        }
      }
    }
    return layout
  }

  var setText: SetText {
    if let known { return known }
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    var set = SetText(
      layout: .nothing, origin: origin, length: textStorage.length,
      lineHeight: (typingStyle[.font] as? UIFont ?? looks.shownFont).lineHeight)
    if textStorage.length > 0 {
      set.layout = textLayout
      set.paragraphEnds = textStorage.string.paragraphStarts
    } else {
      let padding = textContainer.lineFragmentPadding
      let style = typingStyle[.paragraphStyle] as? NSParagraphStyle
      let alignment = style?.alignment ?? looks.alignment
      let isAtRight =
        alignment == .right || (alignment == .natural && readsFromTheRight)
      set.emptyX =
        alignment == .center
        ? roomWidth / 2 : isAtRight ? roomWidth - padding - SetText.caretWidth : padding
    }
    known = set
    return set
  }

  /// What the text takes at the view's width.
  var sizeOfText: CGSize {
    let set = setText
    let last = set.layout.lines.last.map { $0.top + $0.height } ?? set.lineHeight
    let height = (last + textContainerInset.top + textContainerInset.bottom).rounded(.up)
    return CGSize(width: bounds.width, height: height)
  }

  func placeText() {
    let (set, size) = (setText, sizeOfText)
    isTextPlaced = true
    if contentSize != size { contentSize = size }
    canvas.frame = CGRect(
      origin: .zero, size: CGSize(width: size.width, height: max(size.height, 1)))
    if letters.frame != canvas.bounds { letters.frame = canvas.bounds }
    withOwnTraits { letters.content = (set.layout, set.origin) }
    editor.marks.follow(editor)
  }

  func fitting(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let width = size.width > 0 && size.width < 1e6 ? size.width : CGFloat.infinity
    let padding = textContainer.lineFragmentPadding
    var request = TextLayoutRequest(
      width: width - inset.left - inset.right - 2 * padding,
      maximumLines: textContainer.maximumNumberOfLines)
    request.truncatingModes = .breakLines
    request.leading = .used
    let text =
      textStorage.length > 0
      ? NSAttributedString(attributedString: textStorage)
      : NSAttributedString(string: " ", attributes: standardAttributes)
    let layout = TextMeasurer.shared.layout(text, base: StringDrawing.base, request)
    let needed = layout.size.width + inset.left + inset.right + 2 * padding
    return CGSize(
      width: min(needed.rounded(.up), width),
      height: (layout.size.height + inset.top + inset.bottom).rounded(.up))
  }

  var textDetails: [String] {
    guard textStorage.length > 0 else { return [] }
    let escaped = textStorage.string.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return ["text=\"\(escaped)\""]
  }
}
