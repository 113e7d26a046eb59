// Views that name a control, or show its value, are read with the control.

extension View {
  /// Reads the texts inside as what they say of the control beside them.
  func spokenPart(_ part: ControlPart) -> some View {
    accessibility { changes, _ in changes.part = part }
  }

  /// Reads the labels inside with the other elements.
  func joinsSpokenParts() -> some View {
    accessibility { changes, _ in changes.joinsParts = true }
  }

  /// Reads all elements inside as one, with the labels and values among them. The value is what is
  /// read if there is none.
  func isOneControl(value: String) -> some View {
    accessibility { changes, _ in
      changes.joinsParts = true
      changes.behavior = .combine
      changes.fallbackValue = value
    }
  }

  /// Reads a text, which is not shown, before the labels of the elements inside.
  func spokenPrefix(_ text: Text?) -> some View {
    accessibility { changes, environment in
      changes.prefix = text?.words(in: environment)
    }
  }
}
