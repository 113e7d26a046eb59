/// What a view wants to present, and what it does when that has gone.
struct PresentationRequest {
  /// Tells what is presented apart from what was presented before: the id of an item.
  let id: AnyHashable
  /// Nil keeps what is presented, and presents nothing else.
  var make: (@MainActor (PresentationSlot) -> UIViewController)?
  /// Brings what is presented up to date after a change around it.
  var update: @MainActor (UIViewController) -> Void = { _ in }
  /// Whether the binding asks for it now.
  let isWanted: () -> Bool
  /// Tells the binding that nothing is presented any more.
  let reset: () -> Void
  var onDismiss: (() -> Void)?
}
