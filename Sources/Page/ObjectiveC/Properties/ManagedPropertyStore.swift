/// Keeps the values of `@NSManaged` properties by their names, as layers and animations do.
@_spi(Properties) public protocol ManagedPropertyStore: AnyObject {
  func managedValue(named name: String) -> Any?
  func setManagedValue(_ value: Any?, named name: String)
}
