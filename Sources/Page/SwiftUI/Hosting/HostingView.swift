@_spi(SwiftUI) import UIKit

/// A view of UIKit that shows a view of SwiftUI.
open class _UIHostingView<Content: View>: UIView {
  private var hosted: HostedGraph<Content>!
  private var sourceTraits: UITraitCollection?
  private let editing = EditModeSource()
  /// What the environment of a presented view goes on from.
  private let surroundings: Surroundings?
  /// The regions of the safe area that views inside keep free.
  final var safeAreaRegions = SafeAreaRegions.all {
    didSet { setNeedsLayout() }
  }
  /// Whether a view of AppKit shows it.
  private var isOnMac = false
  /// Called when the views have been laid out, for sizes that follow them.
  final var didRender: () -> Void = {}

  /// Creates a view that shows a view of SwiftUI.
  public required init(rootView: Content) {
    surroundings = nil
    super.init(frame: .zero)
    sourceTraits = traitCollection
    hosted = HostedGraph(rootView, in: self, environment: hostEnvironment)
    backgroundColor = .clear
  }

  /// A view whose environment goes on from that of the view that presents it.
  init(_ rootView: Content, in surroundings: Surroundings?) {
    self.surroundings = surroundings
    super.init(frame: .zero)
    sourceTraits = traitCollection
    hosted = HostedGraph(rootView, in: self, environment: hostEnvironment)
    backgroundColor = .clear
  }

  /// A view of which only a picture is made: nothing appears, and no action runs.
  init(picturing rootView: Content) {
    surroundings = nil
    super.init(frame: .zero)
    sourceTraits = traitCollection
    hosted = HostedGraph(
      rootView, in: self, environment: hostEnvironment, purpose: .picture)
    backgroundColor = .systemBackground
  }

  /// Fails: a hosting view needs a root view.
  public required init?(coder: NSCoder) { fatalError("A hosting view needs a root view.") }

  /// The view that is shown; setting it updates the views inside.
  public var rootView: Content {
    get { hosted.content }
    set { hosted.content = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    followTraits()
    hosted.render(in: bounds.size, insets: contentInsets)
    didRender()
  }

  private var contentInsets: EdgeInsets {
    guard safeAreaRegions.contains(.container) else { return EdgeInsets() }
    let insets = safeAreaInsets
    return EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  private func followTraits() {
    let traits = traitCollection
    guard traits != sourceTraits else { return }
    sourceTraits = traits
    hosted.receive(hostEnvironment, changed: EnvironmentValues.traitKeys)
  }

  /// What the views inside are told of the hosting view.
  private var hostEnvironment: EnvironmentValues {
    if let surroundings { return presentedEnvironment(surroundings) }
    var values = EnvironmentValues(traits: traitCollection)
    values.dismissAction = DismissAction { [weak self] in
      self?.owningController?.dismissFromPresentation()
    }
    values.hostUndoManager = undoManager
    values.systemEditMode = editing.binding
    values.isPresentedView = owningController?.presentingViewController != nil
    if isOnMac { values.isOnMac = true }
    return values
  }

  private func presentedEnvironment(_ surroundings: Surroundings) -> EnvironmentValues {
    var values = surroundings.environment(with: traitCollection)
    values.dismissAction = surroundings.dismiss
    values.hostUndoManager = undoManager
    values.isPresentedView = true
    values.systemEditMode = editing.binding
    return values
  }

  /// The environment around a presented view has changed.
  final func surroundingsChanged(_ keys: Set<ObjectIdentifier>) {
    hosted.receive(hostEnvironment, changed: keys.union(EnvironmentValues.traitKeys))
  }

  /// The controller may be presented now, and was not before.
  final func presentationChanged() {
    guard surroundings == nil, owningController?.presentingViewController != nil else { return }
    hosted.receive(hostEnvironment, changed: EnvironmentValues.presentationKeys)
  }

  /// Runs an action for the value of a preference of the views inside: now and at each change.
  final func follow<Key: PreferenceKey>(
    _ key: Key.Type, _ action: @escaping (Key.Value) -> Void
  ) {
    hosted.follow(key, action)
  }

  /// What was presented has gone: its views disappear at once.
  final func disappear() { hosted.disappear() }

  /// Views appear and disappear with the window. A view that is moved within it stays.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { PresentationQueue.advance() }
    guard window == nil else { return hosted.tellVisibility(true) }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.window == nil { self.hosted.tellVisibility(false) }
      }
    }
  }

  deinit {
    nonisolated(unsafe) let hosted = hosted
    onMainThread { hosted?.end() }
  }

  /// The shortcuts of the controls inside, in a window without a controller.
  open override var keyCommands: [UIKeyCommand]? {
    guard window?.rootViewController == nil else { return super.keyCommands }
    return (super.keyCommands ?? []) + ShortcutView.commands(in: self)
  }

  final func spaceItem(named name: AnyHashable) -> Item? { hosted.root.space(named: name) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    hosted.sizeThatFits(ProposedViewSize(size))
  }

  open override var intrinsicContentSize: CGSize {
    hosted.sizeThatFits(.unspecified)
  }

  /// Calls a closure after each layout of the views inside.
  @_spi(AppKit)
  public final func whenRendered(_ action: @escaping () -> Void) { didRender = action }

  /// Lets controls behave as on a Mac where that differs.
  @_spi(AppKit)
  public final func behaveAsOnMac() {
    isOnMac = true
    hosted.receive(hostEnvironment, changed: EnvironmentValues.macKeys)
  }

  /// The size of the view for a proposal.
  final func size(for proposal: ProposedViewSize) -> CGSize { hosted.sizeThatFits(proposal) }

  @_spi(SwiftUI)
  open override func linesInside(in tree: ViewTree) -> [String]? {
    hosted.lines(in: tree)
  }
}

extension UIViewController {
  /// Ends the presentation that the controller is part of, or goes back from it.
  fileprivate func dismissFromPresentation() {
    if let navigation = navigationController, navigation.viewControllers.first !== self {
      navigation.popViewController(animated: true)
    } else if let presenting = presentingViewController {
      presenting.dismiss(animated: true)
    }
  }
}
