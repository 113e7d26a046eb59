// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called members of URLSession, of its configuration and of its answers.

import Foundation
import FoundationNetworking

extension URLSession {
  @available(*, deprecated, renamed: "shared")
  public class func sharedSession() -> URLSession { shared }

  @available(*, deprecated, renamed: "dataTask(with:)")
  public func dataTaskWithURL(_ url: URL) -> URLSessionDataTask { dataTask(with: url) }

  @available(*, deprecated, renamed: "dataTask(with:)")
  public func dataTaskWithRequest(_ request: URLRequest) -> URLSessionDataTask {
    dataTask(with: request)
  }

  @available(*, deprecated, message: "Say dataTask(with:).")
  public func dataTaskWithRequest(_ request: NSURLRequest) -> URLSessionDataTask {
    dataTask(with: request as URLRequest)
  }

  @available(*, deprecated, renamed: "downloadTask(with:)")
  public func downloadTaskWithURL(_ url: URL) -> URLSessionDownloadTask { downloadTask(with: url) }

  @available(*, deprecated, renamed: "downloadTask(with:)")
  public func downloadTaskWithRequest(_ request: URLRequest) -> URLSessionDownloadTask {
    downloadTask(with: request)
  }
}

// Answers of those days had an `NSError`; one of today is made into it.
extension URLSession {
  /// What hears of an answer: its bytes, what was said about them, and what went wrong.
  public typealias OldAnswer = @Sendable (Data?, URLResponse?, NSError?) -> Void

  @available(*, deprecated, message: "Say dataTask(with:completionHandler:).")
  public func dataTaskWithURL(
    _ url: URL, completionHandler: @escaping OldAnswer
  ) -> URLSessionDataTask {
    dataTask(with: url) { completionHandler($0, $1, $2 as NSError?) }
  }

  @available(*, deprecated, message: "Say dataTask(with:completionHandler:).")
  public func dataTaskWithRequest(
    _ request: URLRequest, completionHandler: @escaping OldAnswer
  ) -> URLSessionDataTask {
    dataTask(with: request) { completionHandler($0, $1, $2 as NSError?) }
  }

  @available(*, deprecated, message: "Say dataTask(with:completionHandler:).")
  public func dataTaskWithRequest(
    _ request: NSURLRequest, completionHandler: @escaping OldAnswer
  ) -> URLSessionDataTask {
    dataTaskWithRequest(request as URLRequest, completionHandler: completionHandler)
  }

  @available(*, deprecated, message: "Say uploadTask(with:from:completionHandler:).")
  public func uploadTaskWithRequest(
    _ request: URLRequest, fromData data: Data?, completionHandler: @escaping OldAnswer
  ) -> URLSessionUploadTask {
    uploadTask(with: request, from: data) { completionHandler($0, $1, $2 as NSError?) }
  }

  @available(*, deprecated, message: "Say downloadTask(with:completionHandler:).")
  public func downloadTaskWithURL(
    _ url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, NSError?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: url) { completionHandler($0, $1, $2 as NSError?) }
  }
}

extension URLSessionConfiguration {
  @available(*, deprecated, renamed: "default")
  public class func defaultSessionConfiguration() -> URLSessionConfiguration { .default }

  @available(*, deprecated, renamed: "ephemeral")
  public class func ephemeralSessionConfiguration() -> URLSessionConfiguration { .ephemeral }

  @available(*, deprecated, renamed: "httpAdditionalHeaders")
  public var HTTPAdditionalHeaders: [AnyHashable: Any]? {
    get { httpAdditionalHeaders }
    set { httpAdditionalHeaders = newValue }
  }

  @available(*, deprecated, renamed: "httpMaximumConnectionsPerHost")
  public var HTTPMaximumConnectionsPerHost: Int {
    get { httpMaximumConnectionsPerHost }
    set { httpMaximumConnectionsPerHost = newValue }
  }
}

extension URLResponse {
  @available(*, deprecated, renamed: "url")
  public var URL: Foundation.URL? { url }

  @available(*, deprecated, renamed: "mimeType")
  public var MIMEType: String? { mimeType }
}
