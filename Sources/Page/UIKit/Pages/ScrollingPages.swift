import CoreGraphics
import Foundation

/// Pages that scroll: the one that is seen lies in the middle of three places.
///
/// The data source is asked for both neighbours when a page is there; what it said is kept until
/// another page is shown. A page's view comes in when it is about to be seen.
@MainActor
final class ScrollingPages: NSObject, PageStage, UIScrollViewDelegate {
  private enum Neighbour {
    case unknown, none
    case page(UIViewController)

    var page: UIViewController? { if case .page(let page) = self { page } else { nil } }
    var isNone: Bool { if case .none = self { true } else { false } }
  }

  private enum Arranging {
    case no, underWay
  }

  typealias Direction = UIPageViewController.NavigationDirection

  private unowned let owner: UIPageViewController
  private let scroll = UIQueuingScrollView(frame: .zero)
  private var neighbours: [Direction: Neighbour] = [:]
  private var turn: PageTurn?
  /// The scroll view's own news of what this moves are no movement of a person's.
  private var arranging = Arranging.no

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init()
    scroll.delegate = self
    if owner.orientation == .horizontal {
      scroll.alwaysBounceHorizontal = true
    } else {
      scroll.alwaysBounceVertical = true
    }
  }

  let recognizers: [UIGestureRecognizer] = []

  func enter(_ view: UIView) {
    view.addSubview(scroll)
    if let page = owner.pages.first { scroll.addSubview(page.view) }
  }

  // MARK: Places

  private var isHorizontal: Bool { owner.orientation == .horizontal }
  private var length: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }
  private var isMirrored: Bool { isHorizontal && scroll.readsFromTheRight }

  /// How far the contents are from the middle place, positive towards the page after.
  private var way: CGFloat {
    let offset = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    return isMirrored ? length - offset : offset - length
  }

  private func vector(_ way: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: isMirrored ? -way : way, y: 0) : CGPoint(x: 0, y: way)
  }

  private func offset(_ direction: Direction?) -> CGPoint {
    let middle = isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
    let way = vector(direction == nil ? 0 : direction == .forward ? length : -length)
    return CGPoint(x: middle.x + way.x, y: middle.y + way.y)
  }

  private func place(_ page: UIViewController, _ direction: Direction?) {
    let half = owner.spacing / 2
    let room = CGRect(origin: offset(direction), size: scroll.bounds.size)
    let frame = room.insetBy(dx: isHorizontal ? half : 0, dy: isHorizontal ? 0 : half)
    if page.view.superview !== scroll { scroll.addSubview(page.view) }
    if page.view.transform.isIdentity, page.view.frame != frame { page.view.frame = frame }
  }

  func layOut(in room: CGRect) {
    let half = owner.spacing / 2
    let frame = room.insetBy(dx: isHorizontal ? -half : 0, dy: isHorizontal ? 0 : -half)
    if scroll.frame != frame {
      endAtOnce()
      arrange { scroll.frame = frame }
    }
    let size = scroll.bounds.size
    arrange {
      scroll.contentSize =
        isHorizontal
        ? CGSize(width: size.width * 3, height: size.height)
        : CGSize(width: size.width, height: size.height * 3)
    }
    askForNeighbours()
    guard turn == nil else { return }
    if let page = owner.pages.first { arrange { place(page, nil) } }
    if !scroll.isDragging, !scroll.isDecelerating { rest() }
  }

  private func arrange(_ work: () -> Void) {
    let before = arranging
    arranging = .underWay
    AnimationBlock.arrange(work)
    arranging = before
  }

  private func rest() {
    arrange { if scroll.contentOffset != offset(nil) { scroll.contentOffset = offset(nil) } }
  }

  // MARK: Neighbours

  func neighboursMayHaveChanged() { neighbours = [:] }

  private func askForNeighbours() {
    scroll.isScrollEnabled = owner.dataSource != nil && !owner.pages.isEmpty
    guard turn == nil, let page = owner.pages.first else { return }
    for direction in [Direction.reverse, .forward] where neighbours[direction] == nil {
      neighbours[direction] =
        owner.page(direction, of: page).map { .page($0) } ?? Neighbour.none
    }
    showEdges()
  }

  /// Where there is no page, the contents end.
  private func showEdges() {
    let before = neighbours[.reverse]?.isNone == true ? -length : 0
    let after = neighbours[.forward]?.isNone == true ? -length : 0
    var insets = UIEdgeInsets.zero
    if isHorizontal {
      (insets.left, insets.right) = isMirrored ? (after, before) : (before, after)
    } else {
      (insets.top, insets.bottom) = (before, after)
    }
    arrange { scroll.setEdges(insets) }
  }

  // MARK: By the page

  func show(
    _ new: [UIViewController], _ direction: Direction, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    endAtOnce()
    neighbours = [:]
    let new = Array(new.prefix(1))
    guard let page = new.first, page !== owner.pages.first else {
      if new.isEmpty { owner.exchangeUnseen(with: []) }
      completion?(true)
      return
    }
    let isAnimated = animated && length > 0 && !owner.pages.isEmpty
    begin(to: page, direction, .page, animated: isAnimated)
    turn?.completion = completion
    if isAnimated {
      travel(direction)
    } else {
      complete()
    }
  }

  func step(_ direction: Direction) {
    askForNeighbours()
    guard turn == nil, let page = neighbours[direction]?.page else { return }
    begin(to: page, direction, .person, animated: true)
    travel(direction)
  }

  private func travel(_ direction: Direction) {
    scroll.isScrollEnabled = false
    arrange { scroll.setEdges(.zero) }
    scroll.setContentOffset(offset(direction), animated: true)
  }

  private func begin(
    to page: UIViewController, _ direction: Direction, _ cause: PageTurn.Cause, animated: Bool
  ) {
    let made = PageTurn(owner, to: [page], direction, cause, animated: animated)
    turn = made
    made.begin { arrange { place(page, direction) } }
  }

  // MARK: Arriving

  private func complete(finished: Bool = true) {
    guard let over = turn else { return }
    turn = nil
    let old = over.from.first
    neighbours = [:]
    if let old, over.cause == .person { neighbours[over.direction.opposite] = .page(old) }
    if let page = over.to.first {
      arrange {
        place(page, nil)
        // A finger that holds the page already keeps it.
        scroll.shift(by: vector(over.direction == .forward ? -length : length))
      }
    }
    over.complete(finished: finished)
    if !scroll.isDragging { rest() }
    if turn == nil { askForNeighbours() }
  }

  private func giveUp() {
    let over = turn
    turn = nil
    over?.giveUp()
    askForNeighbours()
  }

  func endAtOnce() {
    guard let turn else { return }
    arrange { scroll.letGo() }
    if turn.cause == .page || abs(way) > length / 2 {
      complete(finished: turn.cause == .person)
    } else {
      giveUp()
    }
    rest()
  }

  private func settle() {
    guard let turn, arranging == .no else { return }
    let end = turn.direction == .forward ? length : -length
    if abs(way - end) < 1 { complete() } else if abs(way) < 1 { giveUp() }
  }

  // MARK: By a finger

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // Caught on its way: whatever fills most of the room is the page from here on.
    if turn != nil, abs(way) > length / 2 { complete() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard arranging == .no, scroll.isDragging || scroll.isDecelerating, length > 0 else { return }
    let way = way
    let direction: Direction = way > 0 ? .forward : .reverse
    if let turn, turn.direction != direction { giveUp() }
    guard turn == nil, abs(way) > 0.5, let page = neighbours[direction]?.page else { return }
    begin(to: page, direction, .person, animated: true)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
