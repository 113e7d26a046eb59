extension UISwitch {
  @available(*, deprecated, renamed: "isOn")
  public var on: Bool {
    get { isOn }
    set { isOn = newValue }
  }
}
