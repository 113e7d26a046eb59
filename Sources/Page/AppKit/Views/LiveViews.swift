import PlaygroundSupport
import UIKit

extension NSView: PlaygroundLiveViewable {
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    MainActor.assumeIsolated { .view(body) }
  }
}

extension NSViewController: PlaygroundLiveViewable {
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    MainActor.assumeIsolated { .viewController(twin) }
  }
}
