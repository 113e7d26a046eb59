@_spi(UIKit) import QuartzCore

/// The windows of an app: the first one fills the live view, others are opened over it.
///
/// Each scene with windows has a place here as long as the app has the scene. The first of them
/// shows the first window; if it goes, the next one does.
@MainActor @preconcurrency
final class AppWindows {
  private(set) var places: [WindowPlace] = []
  private var opened = 0

  nonisolated init() {}

  /// Adds a scene while a body is read: whether it is the first one is known from the start.
  func add(_ window: WindowDescription) -> WindowPlace {
    let isFirst = window.canBeFirst && !places.contains { $0.isFirst.value }
    let place = WindowPlace(window, in: self, isFirst: isFirst)
    places.append(place)
    return place
  }

  func remove(_ place: WindowPlace) {
    places.removeAll { $0 === place }
    guard place.isFirst.value else { return }
    places.first { $0.window.canBeFirst }?.isFirst.change(to: true)
  }

  /// The first scene with an id, or with windows for values of a type.
  func place(_ id: String?, presenting value: AnyHashable?) -> WindowPlace? {
    places.first { place in
      let hasValue = value.map { place.window.presents == type(of: $0.base) } ?? true
      return hasValue && (id == nil || place.window.id == id)
    }
  }

  /// Opens a window. One that presents the value already stays.
  func open(_ id: String?, _ value: AnyHashable?) {
    guard let place = place(id, presenting: value) else {
      let name =
        id.map { "with the id “\($0)”" } ?? value.map { "for values of \(type(of: $0.base))" }
      return print("openWindow: The app has no window \(name ?? "").")
    }
    opened += 1
    let window = OpenedWindow(id: value ?? AnyHashable(opened), value: value)
    if place.opened.value?.id != window.id { place.opened.write(window) }
  }

  /// Closes the window of a scene, if it presents a value or any.
  func close(_ id: String?, _ value: AnyHashable?) {
    guard let place = place(id, presenting: value) else { return }
    if value == nil || place.opened.value?.value == value { place.opened.write(nil) }
  }
}

/// A scene with windows, as its app knows it.
final class WindowPlace {
  weak var windows: AppWindows?
  var window: WindowDescription
  let isFirst: StateBox<Bool>
  let opened = StateBox<OpenedWindow?>(nil)

  init(_ window: WindowDescription, in windows: AppWindows?, isFirst: Bool) {
    (self.window, self.windows) = (window, windows)
    self.isFirst = StateBox(isFirst)
  }
}

/// What a scene says of its windows, and its place among those of the app.
struct PlacedWindow: StoredProperty {
  let window: WindowDescription
  private var place: WindowPlace?

  init(_ window: WindowDescription) {
    self.window = window
  }

  func makeStorage(for node: _AnyNode) -> WindowPlace {
    node.environment.appWindows?.add(window)
      ?? WindowPlace(window, in: nil, isFirst: true)
  }

  mutating func connect(to storage: WindowPlace, of node: _AnyNode) {
    storage.window = window
    place = storage
  }

  static func end(_ storage: WindowPlace) {
    MainActor.assumeIsolated { storage.windows?.remove(storage) }
  }

  var isFirst: Bool { place?.isFirst.read() ?? false }

  var opened: Binding<OpenedWindow?> {
    place.map { Binding(box: $0.opened) } ?? .constant(nil)
  }
}
