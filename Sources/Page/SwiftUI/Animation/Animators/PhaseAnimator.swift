/// Shows phases one after the other, each with an animation: again and again, or once for each
/// change of a trigger.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: ComparedValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var runner = PhaseRunner()

  /// Shows all phases when a value changes, and comes back to the first.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = ComparedValue(trigger)
    self.content = content
    self.animation = animation
  }

  /// Shows all phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    let index = runner.follow(
      count: phases.count, trigger: trigger,
      animation: { [phases, animation] in animation(phases[$0]) })
    if phases.indices.contains(index) { content(phases[index]) }
  }
}

/// Goes from phase to phase.
final class PhaseRunner: Source, @unchecked Sendable {
  private var index = 0
  private var count = 0
  private var trigger: ComparedValue?
  private var animation: (Int) -> Animation? = { _ in nil }
  private var hasBegun = false
  private var isUnderWay = false

  nonisolated override init() {}

  /// Takes what the view says, and returns the phase to be shown.
  func follow(
    count: Int, trigger: ComparedValue?, animation: @escaping (Int) -> Animation?
  ) -> Int {
    noteRead()
    self.count = count
    self.animation = animation
    let isTriggered = self.trigger.flatMap { before in trigger.map { $0.differs(from: before) } }
    self.trigger = trigger
    if count > 1, trigger == nil ? !hasBegun : isTriggered == true, !isUnderWay {
      isUnderWay = true
      Graph.reader?.graph.afterUpdate { [weak self] in self?.goOn() }
    }
    hasBegun = true
    if index >= count { index = 0 }
    return index
  }

  private func goOn() {
    guard count > 1 else { return isUnderWay = false }
    let next = (index + 1) % count
    let isLast = trigger != nil && next == 0
    withAnimation(animation(next)) {
      noteChange()
      index = next
    } completion: { [weak self] in
      guard let self else { return }
      if isLast { isUnderWay = false } else { goOn() }
    }
  }
}

extension View {
  /// Shows the view in phases, again and again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Shows the view in phases when a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
