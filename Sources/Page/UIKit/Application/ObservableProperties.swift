import FoundationAdditions
import ObjectiveC

/// The properties of views that pages observe: those that tell of their changes.
private enum ViewProperties: ExposedProperties {
  static let properties: [ExposedProperty] = [
    ExposedProperty("frame", \UIView.frame),
    ExposedProperty("bounds", \UIView.bounds),
    ExposedProperty("center", \UIView.center),
    ExposedProperty("contentOffset", \UIScrollView.contentOffset),
    ExposedProperty("contentSize", \UIScrollView.contentSize),
  ]
}

extension UIView {
  /// Changes something, and tells those who observe one of these properties.
  func tellObservers(of properties: ObservedPlaces, change: () -> Void) {
    guard KeyValueChanges.isAnyoneListening else { return change() }
    for name in properties.names { KeyValueChanges.willChange(self, name) }
    change()
    for name in properties.names.reversed() { KeyValueChanges.didChange(self, name) }
  }
}

/// Where a view lies, by the names under which it is observed.
struct ObservedPlaces: OptionSet {
  let rawValue: Int

  static let frame = ObservedPlaces(rawValue: 1)
  static let bounds = ObservedPlaces(rawValue: 2)
  static let center = ObservedPlaces(rawValue: 4)
  static let contentOffset = ObservedPlaces(rawValue: 8)
  static let contentSize = ObservedPlaces(rawValue: 16)

  private static let all: [(ObservedPlaces, String)] = [
    (.frame, "frame"), (.bounds, "bounds"), (.center, "center"),
    (.contentOffset, "contentOffset"), (.contentSize, "contentSize"),
  ]

  fileprivate var names: [String] { Self.all.filter { contains($0.0) }.map(\.1) }
}
