@_spi(SwiftUI) import UIKit

/// Items that stand in one view of UIKit: those of a hosting view, or of a part of its views that
/// another controller shows.
@MainActor @preconcurrency
final class ItemSurface {
  let root = RootItem()
  private(set) weak var view: UIView?
  /// What the view shows, as it was committed last.
  private var presentations: [ViewPresentation] = []
  private var shownSize: CGSize?
  /// The size of the view, once it has been laid out.
  private(set) var size: CGSize?

  init(_ view: UIView) {
    self.view = view
  }

  /// The view has a size, and margins that bars cover.
  func take(_ size: CGSize, insets: EdgeInsets) {
    self.size = size
    root.insets = insets
  }

  /// Whether the items have to be laid out or shown again.
  var needsShow: Bool {
    size != nil && (root.needsLayout || root.needsCommit || shownSize != size)
  }

  func layOutIfNeeded() {
    guard let size, root.needsLayout || shownSize != size else { return }
    shownSize = size
    root.hostSize = size
    root.place(at: root.origin, proposal: ProposedViewSize(size))
    root.lay(in: size)
  }

  /// The presentation of the view exists only here, as it holds that view.
  func commitIfNeeded(_ transaction: Transaction, _ environment: EnvironmentValues) {
    guard let view, size != nil, root.needsCommit else { return }
    let presentation = ViewPresentation(view)
    presentation.children = presentations
    Committer.commit(
      root, in: presentation,
      commit: Commit(transaction: transaction, environment: environment, host: view))
    presentations = presentation.children
  }
}
