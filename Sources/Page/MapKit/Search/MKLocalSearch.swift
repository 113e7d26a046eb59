import CoreLocation
import Foundation

/// Looks for places by words. A server would have to, so that it answers as a device does that
/// reaches none.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void

  /// What is looked for, and where.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()

    public override init() { super.init() }

    public init(naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
  }

  /// What was found. Nothing ever is, so a page never holds one.
  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    init(_ items: [MKMapItem], _ region: MKCoordinateRegion) {
      (mapItems, boundingRegion) = (items, region)
    }
  }

  private enum State {
    case waiting, searching, cancelled
  }

  private var state = State.waiting

  public init(request: Request) {
    super.init()
  }

  open var isSearching: Bool { state == .searching }

  open func cancel() { state = .cancelled }

  open func start(completionHandler: @escaping CompletionHandler) {
    NoServer.say()
    state = .searching
    nonisolated(unsafe) let tell = completionHandler
    DispatchQueue.main.async { [self] in
      if state == .cancelled { return }
      state = .waiting
      tell(nil, MKError(.serverFailure))
    }
  }

  open func start() async throws -> Response {
    NoServer.say()
    throw MKError(.serverFailure)
  }
}

@available(*, deprecated, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(*, deprecated, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
