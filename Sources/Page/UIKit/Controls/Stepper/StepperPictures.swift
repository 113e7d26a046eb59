/// The pictures that a stepper may show instead of its own.
struct StepperPictures {
  var background = StatePictures()
  var increment = StatePictures()
  var decrement = StatePictures()
  /// By the states of the left and the right side.
  var dividers: [[UIControl.State]: UIImage] = [:]

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[[left, right]] ?? dividers[[.normal, .normal]]
  }
}
