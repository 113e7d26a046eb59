@_implementationOnly import PageProtocol
@_implementationOnly import QuartzCore
@_spi(PageRuntime) @_implementationOnly import WebKit

/// Tells what web views show, and in which layers of the last commit they stand.
@MainActor
final class WebTelling {
  private var told: [WebPlace] = []

  /// In virtual time nobody watches, and documents stay where they are.
  func begin(_ audience: WebOutput.Audience) {
    WebOutput.listen(audience) { view, action in
      if audience == .browser { PageChannel.send(.web(view: view, action)) }
    }
  }

  func committed(_ recorder: LayerTreeRecorder) {
    guard WebOutput.isAudience(.browser) else { return }
    let places = WebOutput.layers.compactMap { view, layer in
      recorder.identifier(of: layer).map { WebPlace(view: view, layer: $0) }
    }
    guard places != told else { return }
    told = places
    PageChannel.send(.webPlaces(places))
  }
}
