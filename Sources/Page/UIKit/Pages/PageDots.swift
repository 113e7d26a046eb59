import CoreGraphics
import Foundation

/// The dots below pages that scroll sideways, where the data source has a count for them.
@MainActor
final class PageDots {
  private unowned let owner: UIPageViewController
  private var control: UIPageControl?
  private static let height: CGFloat = 37

  init(of owner: UIPageViewController) {
    self.owner = owner
  }

  /// Asks how many pages there are, and which of them is seen.
  func ask() {
    guard owner.isViewLoaded, owner.style == .scroll, owner.orientation == .horizontal else {
      return
    }
    let count = owner.dataSource?.presentationCount(for: owner) ?? 0
    guard count > 0, !owner.pages.isEmpty else {
      control?.removeFromSuperview()
      control = nil
      return
    }
    let shown = control ?? make()
    shown.numberOfPages = count
    shown.currentPage = owner.dataSource?.presentationIndex(for: owner) ?? 0
  }

  private func make() -> UIPageControl {
    let made = UIPageControl(frame: .zero)
    made.addAction(UIAction { [weak self] _ in self?.touched() }, for: .valueChanged)
    control = made
    owner.view.addSubview(made)
    return made
  }

  private var before = 0

  private func touched() {
    guard let control, control.currentPage != before else { return }
    let direction: UIPageViewController.NavigationDirection =
      control.currentPage > before ? .forward : .reverse
    // The dots follow the page.
    control.currentPage = before
    owner.stage.step(direction)
  }

  /// A person has gone a page on or back.
  func step(_ direction: UIPageViewController.NavigationDirection) {
    guard let control else { return }
    control.currentPage += direction == .forward ? 1 : -1
    before = control.currentPage
  }

  func place(in room: inout CGRect, above bottom: CGFloat) {
    guard let control else { return }
    room.size.height = max(room.height - Self.height - bottom, 0)
    control.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.height)
    before = control.currentPage
  }
}
