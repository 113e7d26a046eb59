/// The hosting controller of a sheet, a cover or a popover.
final class PresentedController: UIHostingController<PresentedRoot>, EnvironmentHeir {
  let style: PresentedStyle
  private weak var slot: PresentationSlot?
  private let inherited: Surroundings
  private(set) var settings = PresentationSettings()
  /// The detent that the page has selected last, or the user has moved the sheet to.
  private var selected: PresentationDetent?
  /// Whether it is presented in another way than it was asked for.
  private var isAdapted = false
  /// The sheet at work, which a popover may have become.
  private weak var sheet: UISheetPresentationController?

  init(_ content: AnyView, as style: PresentedStyle, in slot: PresentationSlot) {
    (self.style, self.slot) = (style, slot)
    inherited = Surroundings(
      slot.node?.environment ?? EnvironmentValues(),
      dismiss: DismissAction { [weak slot] in slot?.dismiss() })
    super.init(PresentedRoot(content: content), in: inherited)
    hostingView.follow(PresentationSettingsKey.self) { [weak self] in
      self?.take($0 ?? PresentationSettings())
    }
    prepare()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Settings

  /// What UIKit asks before the presentation.
  private func prepare() {
    modalPresentationStyle = style.style(settings.sizing)
    if style.isPopover { sizingOptions = .preferredContentSize }
    if let popover = popoverPresentationController {
      popover.delegate = self
      anchor(popover)
    } else if let sheet = presentationController as? UISheetPresentationController {
      sheet.delegate = self
      configure(sheet)
    } else {
      presentationController?.delegate = self
    }
    followSizing()
  }

  private func take(_ new: PresentationSettings) {
    settings = new
    if isModalInPresentation != new.isDismissDisabled {
      isModalInPresentation = new.isDismissDisabled
    }
    showBackground()
    followSizing()
    guard let sheet else { return }
    if viewIfLoaded?.window != nil, hasNewSelection {
      sheet.animateChanges { configure(sheet) }
    } else {
      configure(sheet)
    }
  }

  /// A popover lies on its bubble, what it has become where there is little room does not.
  private func showBackground() {
    let isClear = settings.background != nil || (style.isPopover && !isAdapted)
    let color: UIColor = isClear ? .clear : .systemBackground
    if view.backgroundColor != color { view.backgroundColor = color }
  }

  /// Whether the page has selected another detent since the sheet has been configured.
  private var hasNewSelection: Bool {
    settings.selection.map { $0.current != selected } ?? false
  }

  /// A sheet of a size of its own has that of its content, as far as the page says so.
  private func followSizing() {
    guard case .sheet = style else { return }
    let proposal = settings.sizing.proposedSize(
      for: PresentationSizingRoot { [hostingView] in hostingView.size(for: $0) },
      context: PresentationSizingContext())
    guard let width = proposal.width, let height = proposal.height, height < .infinity else {
      return
    }
    let size = CGSize(width: width, height: height)
    if preferredContentSize != size { preferredContentSize = size }
  }

  private func configure(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    let ids = Set(sheet.detents.map(\.identifier))
    if ids != Set(settings.detents.map(\.identifier)) {
      sheet.detents = settings.detents.map { detent in
        detent.detent { [weak self] in self?.environment ?? EnvironmentValues() }
      }
    }
    if hasNewSelection {
      selected = settings.selection?.current
      sheet.selectedDetentIdentifier = selected?.identifier
    }
    sheet.prefersGrabberVisible =
      settings.dragIndicator == .visible
      || (settings.dragIndicator == .automatic && settings.detents.count > 1)
    sheet.preferredCornerRadius = settings.cornerRadius
    sheet.prefersScrollingExpandsWhenScrolledToEdge = settings.content != .scrolls
    sheet.largestUndimmedDetentIdentifier = undimmed(of: sheet)
  }

  /// The highest detent at which the user can touch the background.
  private func undimmed(
    of sheet: UISheetPresentationController
  ) -> UISheetPresentationController.Detent.Identifier? {
    switch settings.interaction.kind {
    case .automatic, .disabled: return nil
    case .enabled:
      let height = sheet.containerView?.bounds.height ?? UIScreen.main.bounds.height
      let room = WholeRoom(sheet.traitCollection, height: height)
      return sheet.detents.max {
        $0.resolvedValue(in: room) ?? 0 < $1.resolvedValue(in: room) ?? 0
      }?.identifier
    case .upThrough(let detent): return detent.identifier
    }
  }

  private var environment: EnvironmentValues { inherited.environment(with: traitCollection) }

  func receive(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
    inherited.environment = environment
    hostingView.surroundingsChanged(keys)
  }

  // MARK: Place

  private func anchor(_ popover: UIPopoverPresentationController) {
    guard case .popover(let anchor, let edge) = style, let node = slot?.node else { return }
    popover.sourceView = node.graph.hostView
    if let item = (node as? any AnchorNode)?.anchorItem {
      popover.sourceRect = anchor.rect(of: item)
    }
    popover.permittedArrowDirections = edge?.arrowDirections ?? .any
  }

  // MARK: End

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil else { return }
    hasGone()
    slot?.checkLater()
  }

  func hasGone() { hostingView.disappear() }
}

/// The room of a screen, for detents to be compared.
private final class WholeRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, height: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, height)
  }
}

extension PresentedController: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    settings.adaptation.style(of: style) ?? controller.adaptivePresentationStyle
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    isAdapted = true
    showBackground()
    if let sheet = adaptivePresentationController as? UISheetPresentationController {
      configure(sheet)
    }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    slot?.userDismissed()
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    let detent = settings.detents.first { $0.identifier == sheet.selectedDetentIdentifier }
    guard let detent else { return }
    selected = detent
    settings.selection?.binding.wrappedValue = detent
  }
}
