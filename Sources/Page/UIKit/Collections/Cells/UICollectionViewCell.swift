import CoreGraphics
import Foundation
import QuartzCore

/// One item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  private(set) var configuredContent: (any UIView & UIContentView)?
  private var plate: BackgroundPlateView?
  /// Whether its collection is edited.
  var editing = CollectionEditing.off {
    didSet { if editing != oldValue { setNeedsUpdateConfiguration() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCell()
    fill(from: coder, as: UICollectionViewCell.self)
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
    state.isEditing = editing == .on
    return state
  }

  open func setNeedsUpdateConfiguration() {
    updateNow()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// What lies behind it, as it is shown now.
  var shownBackground: UIBackgroundConfiguration? {
    guard automaticallyUpdatesBackgroundConfiguration else { return backgroundConfiguration }
    return backgroundConfiguration?.updated(for: configurationState)
  }

  /// Called when its state has been shown, for what else depends on that.
  func stateShown() {}

  private func updateNow() {
    let state = configurationState
    updateConfiguration(using: state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      configuredContent?.configuration = contentConfiguration.updated(for: state)
    }
    showPlate()
    stateShown()
  }

  func showPlate() {
    guard let background = shownBackground else {
      plate?.removeFromSuperview()
      plate = nil
      return
    }
    let plate = self.plate ?? BackgroundPlateView(frame: bounds)
    if plate.superview !== self { insertSubview(plate, at: 0) }
    self.plate = plate
    plate.show(background, color: background.shownColor(in: self), tint: tintColor)
    placePlate(background)
  }

  private func placePlate(_ background: UIBackgroundConfiguration) {
    var inset = background.backgroundInsets
    let (edges, margins) = (
      background.edgesAddingLayoutMarginsToBackgroundInsets, directionalLayoutMargins
    )
    if edges.contains(.top) { inset.top += margins.top }
    if edges.contains(.leading) { inset.leading += margins.leading }
    if edges.contains(.bottom) { inset.bottom += margins.bottom }
    if edges.contains(.trailing) { inset.trailing += margins.trailing }
    plate?.place(
      CGRect(
        x: inset.leading, y: inset.top,
        width: max(bounds.width - inset.leading - inset.trailing, 0),
        height: max(bounds.height - inset.top - inset.bottom, 0)),
      cornerRadius: background.cornerRadius)
    plate?.layer.maskedCorners = roundedCorners
  }

  /// The corners of its background that are round.
  var roundedCorners: CACornerMask {
    [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  private func showContent() {
    collection?.measureAgain(self)
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
    if let configuredContent {
      return layoutAttributes.with(
        configuredContent.sizeThatFits(layoutAttributes.roomForContents))
    }
    guard !contentView.constraints.isEmpty else { return layoutAttributes }
    return layoutAttributes.with(layoutAttributes.fittingSize(of: contentView))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    if let background = shownBackground { placePlate(background) }
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    showPlate()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPlate()
  }

  override var treeDetails: [String] {
    (isSelected ? ["selected"] : []) + (isHighlighted ? ["highlighted"] : [])
  }
}

/// Whether a collection is edited.
enum CollectionEditing {
  case off, on
}
