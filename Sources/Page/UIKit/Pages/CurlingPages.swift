import CoreGraphics
import Foundation

/// Pages that turn like those of a book: a finger drags a leaf over, a tap beside turns it.
@MainActor
final class CurlingPages: NSObject, PageStage, UIGestureRecognizerDelegate {
  typealias Direction = UIPageViewController.NavigationDirection

  /// A leaf on its way.
  private struct Turning {
    let turn: PageTurn
    let leaf: PageLeaf
    /// On the back of a leaf in a book of which one page is seen.
    let back: UIViewController?
    var share: CGFloat
  }

  private unowned let owner: UIPageViewController
  private let book = UIView(frame: .zero)
  private let frames = ScrollFrames()
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  private var turning: Turning?
  private static let fullTime = 0.55
  /// The part of the room at each end where a tap turns a page.
  private static let tapShare: CGFloat = 0.2

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init()
    book.clipsToBounds = true
    book.isOpaque = false
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Selector(CurlingPages.panned, named: "panned"))
    tap.addTarget(self, action: Selector(CurlingPages.tapped, named: "tapped"))
    (pan.delegate, tap.delegate) = (self, self)
  }

  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  func enter(_ view: UIView) {
    view.addSubview(book)
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    for page in owner.pages { book.addSubview(page.view) }
  }

  func neighboursMayHaveChanged() {}

  // MARK: Places

  private var isHorizontal: Bool { owner.orientation == .horizontal }
  private var length: CGFloat { isHorizontal ? book.bounds.width : book.bounds.height }

  private var binding: PageLeaf.Binding {
    let (spine, part, side): (CGFloat, CGFloat, CGFloat) =
      switch owner.spine {
      case .mid: (length / 2, length / 2, 1)
      case .max: (length, length, -1)
      case .min, .none: (0, length, 1)
      }
    return PageLeaf.Binding(
      isHorizontal: isHorizontal, spine: spine, length: part, side: side)
  }

  private func place(_ page: UIViewController, at index: Int) {
    let part = length / CGFloat(owner.shownCount)
    let frame = binding.rect(CGFloat(index) * part, CGFloat(index + 1) * part, in: book.bounds)
    if page.view.superview !== book { book.addSubview(page.view) }
    page.view.frame = frame
  }

  func layOut(in room: CGRect) {
    if book.frame.size != room.size { endAtOnce() }
    book.frame = room
    guard turning == nil else { return }
    for (index, page) in owner.pages.prefix(owner.shownCount).enumerated() {
      place(page, at: index)
    }
  }

  // MARK: Turning

  func show(
    _ new: [UIViewController], _ direction: Direction, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    endAtOnce()
    let seen = Array(new.prefix(owner.shownCount))
    let isSame = seen.elementsEqual(owner.pages, by: ===)
    guard !isSame, !seen.isEmpty, owner.askedForSpine == .no else {
      if !isSame { owner.exchangeUnseen(with: seen) }
      completion?(true)
      return
    }
    let turn = PageTurn(owner, to: seen, direction, .page, animated: animated)
    turn.completion = completion
    guard animated, length > 0, owner.pages.count == seen.count else {
      turn.begin {
        for (index, page) in seen.enumerated() { place(page, at: index) }
      }
      turn.complete()
      return
    }
    begin(turn, back: new.count > seen.count ? new[1] : nil)
    go(to: direction == .forward ? 1 : 0)
  }

  func step(_ direction: Direction) {
    guard begin(direction) else { return }
    go(to: direction == .forward ? 1 : 0)
  }

  /// Asks for the pages in a direction; there may be none.
  private func begin(_ direction: Direction) -> Bool {
    guard turning == nil, length > 0,
      let edge = direction == .forward ? owner.pages.last : owner.pages.first,
      let first = owner.page(direction, of: edge)
    else { return false }
    var (seen, back): ([UIViewController], UIViewController?) = ([first], nil)
    if owner.isDoubleSided || owner.spine == .mid {
      guard let second = owner.page(direction, of: first) else { return false }
      if owner.spine == .mid {
        seen = direction == .forward ? [first, second] : [second, first]
      } else {
        (seen, back) = ([second], first)
      }
    }
    begin(PageTurn(owner, to: seen, direction, .person, animated: true), back: back)
    return true
  }

  private func begin(_ turn: PageTurn, back: UIViewController?) {
    let isForward = turn.direction == .forward
    let (earlier, later) = isForward ? (turn.from, turn.to) : (turn.to, turn.from)
    if let back { owner.addChild(back) }
    var leaf: PageLeaf?
    turn.begin {
      for (index, page) in turn.to.enumerated() { place(page, at: index) }
      book.layoutIfNeeded()
      let made =
        owner.spine == .mid
        ? PageLeaf(front: earlier[1].view, back: later[0].view)
        : PageLeaf(front: earlier[0].view, back: back?.view)
      made.frame = book.bounds
      book.addSubview(made)
      leaf = made
    }
    back?.didMove(toParent: owner)
    guard let leaf else { return }
    turning = Turning(turn: turn, leaf: leaf, back: back, share: isForward ? 0 : 1)
    leaf.turn(by: isForward ? 0 : 1, binding)
  }

  private func turn(to share: CGFloat) {
    turning?.share = share
    UIView.performWithoutAnimation { turning?.leaf.turn(by: share, binding) }
  }

  private func go(to end: CGFloat) {
    guard let start = turning?.share else { return }
    let time = max(Self.fullTime * Double(abs(end - start)), 0.12)
    let eases = start == 0 || start == 1
    frames.begin { [weak self] passed in
      guard let self, turning != nil else { return .done }
      let part = CGFloat(min(passed / time, 1))
      let eased = eases ? part * part * (3 - 2 * part) : 1 - (1 - part) * (1 - part)
      turn(to: start + (end - start) * eased)
      guard part == 1 else { return .underWay }
      arrive(at: end)
      return .done
    }
  }

  private func arrive(at end: CGFloat, finished: Bool = true) {
    guard let over = turning else { return }
    frames.end()
    turning = nil
    let isThere = (end == 1) == (over.turn.direction == .forward)
    let shown = isThere ? over.turn.to : over.turn.from
    UIView.performWithoutAnimation {
      for (index, page) in shown.enumerated() { place(page, at: index) }
    }
    if isThere { over.turn.complete(finished: finished) } else { over.turn.giveUp() }
    if let back = over.back { owner.release(back) }
    over.leaf.removeFromSuperview()
  }

  func endAtOnce() {
    guard let turning else { return }
    let isForward = turning.turn.direction == .forward
    let isBack = turning.turn.cause == .person && (turning.share < 0.5) == isForward
    arrive(at: isBack == isForward ? 0 : 1, finished: turning.turn.cause == .person)
  }

  // MARK: By a finger

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard owner.dataSource != nil, turning == nil, length > 0 else { return false }
    if recognizer === tap { return tapDirection != nil }
    let way = pan.velocity(in: book)
    return isHorizontal ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
  }

  private var tapDirection: Direction? {
    let point = tap.location(in: book)
    let share = (isHorizontal ? point.x : point.y) / length
    let isOn = binding.side > 0
    if share < Self.tapShare { return isOn ? .reverse : .forward }
    if share > 1 - Self.tapShare { return isOn ? .forward : .reverse }
    return nil
  }

  private func tapped() {
    if let direction = tapDirection { step(direction) }
  }

  /// The way of the finger, positive away from the spine.
  private func along(_ point: CGPoint) -> CGFloat {
    (isHorizontal ? point.x : point.y) * binding.side
  }

  private func panned() {
    switch pan.state {
    case .began:
      if !begin(along(pan.velocity(in: book)) < 0 ? .forward : .reverse) {
        pan.isEnabled = false
        pan.isEnabled = true
      }
    case .changed:
      guard let turning else { return }
      // The free edge follows the finger, which goes twice the way of the fold.
      let way = along(pan.translation(in: book)) / (2 * binding.length)
      let share = turning.turn.direction == .forward ? -way : 1 - way
      turn(to: min(max(share, 0), 1))
    case .ended, .cancelled: letGo()
    case .possible, .failed: break
    }
  }

  private func letGo() {
    guard let turning else { return }
    let isForward = turning.turn.direction == .forward
    let speed = along(pan.velocity(in: book)) * (isForward ? -1 : 1)
    let done = isForward ? turning.share : 1 - turning.share
    let goesOn = pan.state == .ended && (speed > 200 || (done > 0.25 && speed > -200))
    go(to: goesOn == isForward ? 1 : 0)
  }
}
