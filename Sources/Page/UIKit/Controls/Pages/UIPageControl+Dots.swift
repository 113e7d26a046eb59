import CoreGraphics

extension UIPageControl {
  private static let gap: CGFloat = 10
  private static let margin: CGFloat = 12
  private static let height: CGFloat = 26

  // MARK: Looks

  func showDots() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = PageDot(frame: .zero)
      dots.append(dot)
      addSubview(dot)
    }
    let isSeen = numberOfPages > 1 || !hidesForSinglePage
    for (page, dot) in dots.enumerated() {
      dot.show(picture(ofPage: page), color: color(ofPage: page))
      dot.isHidden = !isSeen
    }
    ground.backgroundColor = .systemFill
    ground.alpha = isSeen && showsGround ? 1 : 0
    setNeedsLayout()
  }

  private func color(ofPage page: Int) -> UIColor {
    page == shownPage
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
  }

  private var showsGround: Bool {
    switch backgroundStyle {
    case .automatic: interactionState == .continuous
    case .prominent: true
    case .minimal: false
    }
  }

  // MARK: Places

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page's dot is the rightmost or lowest.
  private var isBackwards: Bool {
    switch direction {
    case .natural: readsFromTheRight
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  /// From one dot's middle to the next one's.
  private var pitch: CGFloat {
    let widest = dots.reduce(PageDot.size) {
      max($0, isVertical ? $1.ownSize.height : $1.ownSize.width)
    }
    return widest + Self.gap
  }

  func neededSize(forPages count: Int) -> CGSize {
    guard count > 0 else { return CGSize(width: 0, height: Self.height) }
    let length = CGFloat(count) * pitch - Self.gap + 2 * Self.margin
    let thickness = dots.reduce(Self.height) {
      max($0, isVertical ? $1.ownSize.width : $1.ownSize.height)
    }
    return isVertical
      ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  /// The pages whose dots there is room for; the chosen one among them.
  private var shownPages: Range<Int> {
    let room = (isVertical ? bounds.height : bounds.width) - 2 * Self.margin + Self.gap
    let most = max(Int(room / pitch), 1)
    guard numberOfPages > most else { return 0..<numberOfPages }
    let first = min(max(shownPage - most / 2, 0), numberOfPages - most)
    return first..<first + most
  }

  func placeDots() {
    let pages = shownPages
    let middle = CGFloat(pages.lowerBound + pages.upperBound - 1) / 2
    for (page, dot) in dots.enumerated() {
      let place = (CGFloat(page) - middle) * pitch * (isBackwards ? -1 : 1)
      let scale = scale(of: page, in: pages)
      dot.alpha = scale > 0 ? 1 : 0
      dot.transform = .identity
      dot.bounds.size = dot.ownSize
      dot.center =
        isVertical
        ? CGPoint(x: bounds.midX, y: bounds.midY + place)
        : CGPoint(x: bounds.midX + place, y: bounds.midY)
      dot.transform = CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))
    }
    let size = neededSize(forPages: pages.count)
    ground.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    ground.layer.cornerRadius = min(size.width, size.height) / 2
  }

  /// Where there are more pages than dots, the last ones on that side are smaller.
  private func scale(of page: Int, in pages: Range<Int>) -> CGFloat {
    guard pages.contains(page) else { return 0 }
    let steps: [CGFloat] = [0.45, 0.75]
    let (before, behind) = (page - pages.lowerBound, pages.upperBound - 1 - page)
    if pages.lowerBound > 0, before < steps.count, page != shownPage { return steps[before] }
    if pages.upperBound < numberOfPages, behind < steps.count, page != shownPage {
      return steps[behind]
    }
    return 1
  }

  // MARK: Fingers

  /// How many dots a finger has moved forward.
  func steps(from start: CGPoint, to point: CGPoint) -> CGFloat {
    let way = isVertical ? point.y - start.y : point.x - start.x
    return way / pitch * (isBackwards ? -1 : 1)
  }

  /// Whether a point lies beyond the chosen page's dot, where the next pages are.
  func isAhead(_ point: CGPoint) -> Bool {
    let isBehindMiddle = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
    return isBehindMiddle != isBackwards
  }
}
