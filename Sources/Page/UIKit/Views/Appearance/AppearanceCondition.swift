/// Where a look holds: within containers, the innermost first, and with traits.
@MainActor
struct AppearanceCondition {
  var containers: [any UIAppearanceContainer.Type] = []
  var trait: UITraitCollection?

  func isSame(as other: AppearanceCondition) -> Bool {
    containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
      && trait == other.trait
  }

  func holds(for view: UIView) -> Bool {
    if let trait, !view.traitCollection.containsTraits(in: trait) { return false }
    var wanted = containers[...]
    var next = view.next
    while let container = wanted.first {
      guard let candidate = next else { return false }
      if isInstance(candidate, of: container) { wanted.removeFirst() }
      next = candidate.next
    }
    return true
  }

  private func isInstance(
    _ object: UIResponder, of container: any UIAppearanceContainer.Type
  ) -> Bool {
    func check<Container: UIAppearanceContainer>(_: Container.Type) -> Bool {
      object is Container
    }
    return check(container)
  }
}
