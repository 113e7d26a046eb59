/// Whether the content of a hosted view is edited. Lists follow it, and edit buttons change it.
final class EditModeSource: Source {
  private var mode = EditMode.inactive

  nonisolated override init() {}

  var binding: Binding<EditMode> {
    Binding {
      self.noteRead()
      return self.mode
    } set: { new in
      guard new != self.mode else { return }
      self.mode = new
      self.noteChange()
    }
  }
}
