/// Sends the values of a control to a binding.
final class ControlCoordinator<Value: Equatable> {
  var value: Binding<Value>

  init(_ value: Binding<Value>) { self.value = value }

  /// Sets the binding; one that keeps another value puts the control back.
  func set(_ new: Value, orElse restore: (Value) -> Void) {
    value.wrappedValue = new
    let kept = value.wrappedValue
    if kept != new { restore(kept) }
  }
}
