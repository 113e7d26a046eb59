/// A view controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  private let firstView: Content
  private let surroundings: Surroundings?
  /// The last size that the view has chosen for itself.
  private var idealSize: CGSize?

  /// Creates a controller for a view.
  public init(rootView: Content) {
    firstView = rootView
    surroundings = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller for a view whose environment goes on from that of the view that presents it.
  init(_ rootView: Content, in surroundings: Surroundings?) {
    firstView = rootView
    self.surroundings = surroundings
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a view, as part of an Interface Builder file.
  public init?(coder: NSCoder, rootView: Content) {
    firstView = rootView
    surroundings = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: a hosting controller needs a root view.
  public required init?(coder: NSCoder) {
    fatalError(
      "\(Self.self) does not implement init(coder:). Call super.init(coder:rootView:) in it.")
  }

  final var hostingView: _UIHostingView<Content> {
    loadViewIfNeeded()
    return unsafeDowncast(view, to: _UIHostingView<Content>.self)
  }

  /// The view that is shown.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// The sizes of the controller that follow the size of its view.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { followIdealSize() }
  }

  /// The regions of the safe area that the view keeps free.
  public var safeAreaRegions: SafeAreaRegions {
    get { hostingView.safeAreaRegions }
    set { hostingView.safeAreaRegions = newValue }
  }

  /// Creates the view that hosts the SwiftUI content.
  open override func loadView() {
    let hosting = _UIHostingView(firstView, in: surroundings)
    hosting.backgroundColor = .systemBackground
    hosting.didRender = { [weak self] in self?.followIdealSize() }
    view = hosting
  }

  /// Updates the content before the view appears.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hostingView.presentationChanged()
  }

  /// The size that the view chooses in a size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.size(for: ProposedViewSize(size))
  }

  private func followIdealSize() {
    guard !sizingOptions.isEmpty else { return }
    let size = hostingView.size(for: .unspecified)
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = size }
    guard size != idealSize else { return }
    idealSize = size
    if sizingOptions.contains(.intrinsicContentSize) {
      hostingView.invalidateIntrinsicContentSize()
    }
  }
}

/// The sizes of a hosting controller that follow the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller's preferred size is the ideal size of the view.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of the controller's view is the ideal size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
