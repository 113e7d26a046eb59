import CoreGraphics
import Foundation
import QuartzCore

/// A view of a collection that is used again when it has left sight.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// Under which kind it waits to be used again.
  var reuseKind = ReusePool.Kind.cell

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  /// Gives it the place and looks a layout wants.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size its contents want.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  func place(by attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
    apply(attributes)
  }

  static func instance(of type: AnyClass) -> UICollectionReusableView {
    guard let type = type as? UICollectionReusableView.Type else {
      preconditionFailure("\(type) is not a class of views of collections.")
    }
    return type.madeDynamically(frame: .zero)
  }

  @_silgen_name("lek_view_make")
  private static func madeDynamically(frame: CGRect) -> UICollectionReusableView
}

/// One item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  private var configuredContent: (any UIView & UIContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCell()
  }

  private func setUpCell() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  // MARK: State

  open var isSelected = false {
    didSet { if isSelected != oldValue { showState() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showState() } }
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }

  private func showState() {
    updateNow()
    guard let ground = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return ground.removeFromSuperview() }
    ground.frame = bounds
    insertSubview(ground, at: backgroundView == nil ? 0 : 1)
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { updateNow() }
  }

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  open func setNeedsUpdateConfiguration() {
    updateNow()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func updateNow() {
    let state = configurationState
    updateConfiguration(using: state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      configuredContent?.configuration = contentConfiguration.updated(for: state)
    }
    if let background = backgroundConfiguration?.updated(for: state) {
      backgroundColor = background.shownColor(in: self)
      layer.cornerRadius = background.cornerRadius
    }
  }

  private func showContent() {
    guard let updated = contentConfiguration?.updated(for: configurationState) else {
      configuredContent?.removeFromSuperview()
      configuredContent = nil
      return
    }
    if let present = configuredContent, present.supports(updated) {
      present.configuration = updated
      return
    }
    configuredContent?.removeFromSuperview()
    let view = updated.makeContentView()
    configuredContent = view
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  // MARK: Size

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let wanted: CGSize
    if let configuredContent {
      wanted = configuredContent.sizeThatFits(layoutAttributes.size)
    } else if !contentView.constraints.isEmpty {
      wanted = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    } else {
      return layoutAttributes
    }
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    copy.size = wanted
    return copy
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  override var treeDetails: [String] {
    (isSelected ? ["selected"] : []) + (isHighlighted ? ["highlighted"] : [])
  }
}
