import PlaygroundSupport

extension PlaygroundPage {
  /// Shows a view of SwiftUI beside the page.
  @MainActor @preconcurrency
  public func setLiveView<V: View>(_ view: V) {
    liveView = UIHostingController(rootView: view)
  }
}
