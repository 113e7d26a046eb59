import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of what lies at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a request is answered with.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of one answer, fetched anew for everybody who asks.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// What is asked.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let fetched = Future<Output, Failure> { _ in }
      let promise = Unchecked(fetched)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          promise.value.fulfill(.success((data, response)))
        } else {
          promise.value.fulfill(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      fetched.handleEvents(
        receiveCancel: { task.cancel() },
        receiveRequest: { if $0 > .none { task.resume() } }
      ).receive(subscriber: subscriber)
    }
  }
}
