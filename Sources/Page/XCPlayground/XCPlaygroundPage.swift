import Foundation
import PlaygroundSupport
import UIKit

/// The page that runs, as playgrounds of Xcode 7 knew it; PlaygroundSupport took its place.
public final class XCPlaygroundPage {
  nonisolated(unsafe) public static let currentPage = XCPlaygroundPage()

  private init() {}

  /// Whether the page goes on after its last line.
  public var needsIndefiniteExecution: Bool {
    get { PlaygroundPage.current.needsIndefiniteExecution }
    set { PlaygroundPage.current.needsIndefiniteExecution = newValue }
  }

  /// Ends the page.
  public func finishExecution() -> Never {
    PlaygroundPage.current.finishExecution()
  }

  /// What is shown beside the page.
  public var liveView: (any XCPlaygroundLiveViewable)? {
    get { (PlaygroundPage.current.liveView as? LiveViewBridge)?.assigned ?? shownByPage }
    set { PlaygroundPage.current.liveView = newValue.map { LiveViewBridge(assigned: $0) } }
  }

  /// What was assigned to the page by the new name for it.
  private var shownByPage: (any XCPlaygroundLiveViewable)? {
    PlaygroundPage.current.liveView as? any XCPlaygroundLiveViewable
  }

  /// Shows a value, under a name, beside the line that captures it.
  public func captureValue<Value>(
    _ value: Value, withIdentifier identifier: String, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    CapturedValue.log(value, identifier, call: .method, file: file, line: line, column: column)
  }

  /// The same, as it was spelled for a while.
  public func captureValue<Value>(
    value: Value, withIdentifier identifier: String, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    CapturedValue.log(value, identifier, call: .method, file: file, line: line, column: column)
  }
}

/// What a page of Xcode 7 assigned, for the page there is.
private struct LiveViewBridge: PlaygroundLiveViewable {
  let assigned: any XCPlaygroundLiveViewable

  var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    assigned.playgroundLiveViewRepresentation().new
  }
}

/// A folder that all playgrounds share; a page makes it before it uses it.
public let XCPlaygroundSharedDataDirectoryURL = playgroundSharedDataDirectory as NSURL
