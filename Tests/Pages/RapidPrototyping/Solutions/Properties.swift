  public var padding: CGFloat = 16 {
    didSet { layOut() }
  }
// ▲
