// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called members of requests, as values and as classes, and of parsers of XML.

import Foundation
import FoundationNetworking
import FoundationXML

extension URLRequest {
  @available(*, deprecated, renamed: "init(url:)")
  public init(URL url: Foundation.URL) { self.init(url: url) }

  @available(*, deprecated, renamed: "init(url:cachePolicy:timeoutInterval:)")
  public init(URL url: Foundation.URL, cachePolicy: CachePolicy, timeoutInterval: TimeInterval) {
    self.init(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }

  @available(*, deprecated, renamed: "url")
  public var URL: Foundation.URL? { url }

  @available(*, deprecated, renamed: "httpMethod")
  public var HTTPMethod: String? { httpMethod }

  @available(*, deprecated, renamed: "httpBody")
  public var HTTPBody: Data? { httpBody }

  @available(*, deprecated, renamed: "value(forHTTPHeaderField:)")
  public func valueForHTTPHeaderField(_ field: String) -> String? {
    value(forHTTPHeaderField: field)
  }
}

extension NSMutableURLRequest {
  @available(*, deprecated, renamed: "init(url:)")
  public convenience init(URL url: Foundation.URL) { self.init(url: url) }

  @available(*, deprecated, renamed: "init(url:cachePolicy:timeoutInterval:)")
  public convenience init(
    URL url: Foundation.URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval
  ) {
    self.init(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }

  @available(*, deprecated, renamed: "url")
  public var URL: Foundation.URL? {
    get { url }
    set { url = newValue }
  }

  @available(*, deprecated, renamed: "httpMethod")
  public var HTTPMethod: String {
    get { httpMethod ?? "GET" }
    set { httpMethod = newValue }
  }

  @available(*, deprecated, renamed: "httpBody")
  public var HTTPBody: Data? {
    get { httpBody }
    set { httpBody = newValue }
  }
}

extension XMLParser {
  @available(*, deprecated, renamed: "init(contentsOf:)")
  public convenience init?(contentsOfURL url: URL) { self.init(contentsOf: url) }
}
