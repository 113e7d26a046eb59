/// A view of UIKit that shows a view of SwiftUI.
open class _UIHostingView<Content: View>: UIView {
  private var hosted: HostedGraph<Content>!
  private var sourceTraits: UITraitCollection?

  public required init(rootView: Content) {
    super.init(frame: .zero)
    sourceTraits = traitCollection
    hosted = HostedGraph(
      rootView, in: self, environment: EnvironmentValues(traits: traitCollection))
    backgroundColor = .clear
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("A hosting view needs a root view.") }

  public var rootView: Content {
    get { hosted.content }
    set { hosted.content = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    followTraits()
    let insets = safeAreaInsets
    hosted.render(
      in: bounds.size,
      insets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }

  private func followTraits() {
    let traits = traitCollection
    guard traits != sourceTraits else { return }
    sourceTraits = traits
    let values = EnvironmentValues(traits: traits)
    hosted.receive(values, changed: EnvironmentValues.traitKeys)
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
}
