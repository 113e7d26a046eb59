/// A view controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  private let firstView: Content

  /// Creates a controller for a view.
  public init(rootView: Content) {
    firstView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    firstView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("A hosting controller needs a root view.") }

  private var hostingView: _UIHostingView<Content> {
    loadViewIfNeeded()
    return unsafeDowncast(view, to: _UIHostingView<Content>.self)
  }

  /// The view that is shown.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  open override func loadView() {
    let hosting = _UIHostingView(rootView: firstView)
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  /// The size that the view chooses in a size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.sizeThatFits(size)
  }
}
