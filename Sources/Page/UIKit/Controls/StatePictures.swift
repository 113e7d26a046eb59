import CoreGraphics

/// Pictures of one thing, by the state of the control they belong to.
struct StatePictures {
  private var own: [UIControl.State: UIImage] = [:]

  /// What was set for just this state.
  subscript(state: UIControl.State) -> UIImage? {
    get { own[state] }
    set { own[state] = newValue }
  }

  /// What is shown in a state: its own picture, or that of the normal state.
  func shown(in state: UIControl.State) -> UIImage? { own[state] ?? own[.normal] }
}
