extension UIButton {
  /// How a button looks before anything is said of it.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain
    case close

    @available(*, deprecated, renamed: "system")
    public static var roundedRect: ButtonType { .system }

    /// Whether titles and pictures are in the tint color, and dim under a finger.
    var isTinted: Bool { self != .custom }
  }

  /// What a button is there for, among others.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
