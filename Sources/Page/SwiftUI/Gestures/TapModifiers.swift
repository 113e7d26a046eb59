extension View {
  /// Runs an action when the view is tapped a number of times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action when the view is tapped, with the point of the tap.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Runs an action when the view is tapped, with the point of the tap in a coordinate space.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Runs an action when the view is pressed for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged ?? { _ in }
      ).onEnded { _ in action() })
  }

  /// Runs an action when the view is pressed for a while.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that tells when the view is pressed and when it no longer is.
struct PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let press: LongPressGesture
  let pressing: (Bool) -> Void

  func _makeFollower() -> _GestureFollower<Bool> {
    PressFollower(press._makeFollower(), pressing)
  }
}

final class PressFollower: WrappedFollower<Bool, Bool> {
  private var pressing: (Bool) -> Void
  private var isPressed = false

  init(_ base: _GestureFollower<Bool>, _ pressing: @escaping (Bool) -> Void) {
    self.pressing = pressing
    super.init(base) { $0 }
  }

  override func tell() {
    super.tell()
    let isNow = !phase.isOver && phase.value == true
    guard isNow != isPressed else { return }
    isPressed = isNow
    pressing(isNow)
  }

  override func adopt(_ new: _GestureFollower<Bool>) {
    super.adopt(new)
    if let new = new as? PressFollower { pressing = new.pressing }
  }
}
