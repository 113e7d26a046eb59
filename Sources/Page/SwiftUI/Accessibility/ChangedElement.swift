/// An accessibility element that says something else than what it stands for.
final class ChangedElement: UIAccessibilityElement {
  private weak var base: UIResponder?
  private weak var view: AccessibilityView?
  /// The elements that it stands for: itself, or several that are combined.
  var parts: [UIResponder] = []

  init(of base: UIResponder, in view: AccessibilityView) {
    self.base = base
    self.view = view
    super.init(accessibilityContainer: view)
  }

  /// What the element says of a control beside it.
  var part: ControlPart? { changes.part }

  private var changes: AccessibilityChanges { view?.changes ?? AccessibilityChanges() }

  private func joined(_ read: (UIResponder) -> String?) -> String? {
    let words = parts.compactMap(read).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  // MARK: What is said

  override var accessibilityLabel: String? {
    get {
      if let label = changes.label { return label }
      let words = [changes.prefix, view?.partWords[.label], joined(\.accessibilityLabel)]
        .compactMap(\.self).filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    set {}
  }

  override var accessibilityValue: String? {
    get {
      let words =
        [
          changes.value ?? view?.partWords[.value] ?? changes.fallbackValue
            ?? joined(\.accessibilityValue)
        ]
        .compactMap(\.self) + changes.content
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    set {}
  }

  override var accessibilityHint: String? {
    get { changes.hint ?? joined(\.accessibilityHint) }
    set {}
  }

  override var accessibilityIdentifier: String? {
    get { changes.identifier ?? parts.lazy.compactMap(\.accessibilityIdentifier).first }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = parts.reduce(into: UIAccessibilityTraits.none) {
        $0.formUnion($1.accessibilityTraits)
      }
      traits.formUnion(changes.added.uiTraits)
      traits.subtract(changes.removed.uiTraits)
      if changes.adjust != nil { traits.insert(.adjustable) }
      return traits
    }
    set {}
  }

  override var accessibilityUserInputLabels: [String]! {
    get { changes.inputLabels ?? parts.lazy.compactMap(\.accessibilityUserInputLabels).first }
    set {}
  }

  // MARK: Where it is

  override var accessibilityFrame: CGRect {
    get {
      guard base !== view else { return view.map { $0.convert($0.bounds, to: nil) } ?? .zero }
      return base?.accessibilityFrame ?? .zero
    }
    set {}
  }

  override var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      if let point = changes.activationPoint {
        return CGPoint(
          x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
      }
      if let place = changes.activationPlace {
        return CGPoint(x: frame.minX + place.x, y: frame.minY + place.y)
      }
      return parts.count == 1
        ? parts[0].accessibilityActivationPoint : CGPoint(x: frame.midX, y: frame.midY)
    }
    set {}
  }

  // MARK: What can be done with it

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = changes.named.map { named in
        UIAccessibilityCustomAction(name: named.name) { _ in
          named.action()
          return true
        }
      }
      let all =
        own + (view?.offeredActions ?? []) + parts.flatMap { $0.accessibilityCustomActions ?? [] }
      return all.isEmpty ? nil : all
    }
    set {}
  }

  private func run(_ kind: AccessibilityActionKind.Kind) -> Bool? {
    changes.actions.first { $0.kind == kind }.map {
      $0.action()
      return true
    }
  }

  override func accessibilityActivate() -> Bool {
    run(.activate) ?? parts.contains { $0.accessibilityActivate() }
  }

  override func accessibilityPerformEscape() -> Bool {
    run(.escape) ?? parts.contains { $0.accessibilityPerformEscape() }
  }

  override func accessibilityPerformMagicTap() -> Bool {
    run(.magicTap) ?? parts.contains { $0.accessibilityPerformMagicTap() }
  }

  override func accessibilityIncrement() { adjust(.increment) }
  override func accessibilityDecrement() { adjust(.decrement) }

  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    if let adjust = changes.adjust { return adjust(direction) }
    let part = parts.first { $0.accessibilityTraits.contains(.adjustable) }
    switch direction {
    case .increment: part?.accessibilityIncrement()
    case .decrement: part?.accessibilityDecrement()
    }
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let scroll = changes.scroll else {
      return parts.contains { $0.accessibilityScroll(direction) }
    }
    switch direction {
    case .up: scroll(.top)
    case .down: scroll(.bottom)
    case .left, .previous: scroll(.leading)
    case .right, .next: scroll(.trailing)
    }
    return true
  }
}
