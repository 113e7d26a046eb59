/// Whether a control behaves as on a phone or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}

extension UISlider {
  /// How it behaves; here always as on a pad.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
