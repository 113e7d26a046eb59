// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Classes of the network and of XML that lost their prefix.

import Foundation
import FoundationNetworking
import FoundationXML

@available(*, deprecated, renamed: "URLSession")
public typealias NSURLSession = URLSession
@available(*, deprecated, renamed: "URLSessionConfiguration")
public typealias NSURLSessionConfiguration = URLSessionConfiguration
@available(*, deprecated, renamed: "URLSessionTask")
public typealias NSURLSessionTask = URLSessionTask
@available(*, deprecated, renamed: "URLSessionDataTask")
public typealias NSURLSessionDataTask = URLSessionDataTask
@available(*, deprecated, renamed: "URLSessionUploadTask")
public typealias NSURLSessionUploadTask = URLSessionUploadTask
@available(*, deprecated, renamed: "URLSessionDownloadTask")
public typealias NSURLSessionDownloadTask = URLSessionDownloadTask
@available(*, deprecated, renamed: "URLSessionDelegate")
public typealias NSURLSessionDelegate = URLSessionDelegate
@available(*, deprecated, renamed: "URLSessionTaskDelegate")
public typealias NSURLSessionTaskDelegate = URLSessionTaskDelegate
@available(*, deprecated, renamed: "URLSessionDataDelegate")
public typealias NSURLSessionDataDelegate = URLSessionDataDelegate
@available(*, deprecated, renamed: "URLSessionDownloadDelegate")
public typealias NSURLSessionDownloadDelegate = URLSessionDownloadDelegate
@available(*, deprecated, renamed: "URLResponse")
public typealias NSURLResponse = URLResponse
@available(*, deprecated, renamed: "HTTPURLResponse")
public typealias NSHTTPURLResponse = HTTPURLResponse
@available(*, deprecated, renamed: "URLCache")
public typealias NSURLCache = URLCache
@available(*, deprecated, renamed: "CachedURLResponse")
public typealias NSCachedURLResponse = CachedURLResponse
@available(*, deprecated, renamed: "URLCredential")
public typealias NSURLCredential = URLCredential
@available(*, deprecated, renamed: "URLAuthenticationChallenge")
public typealias NSURLAuthenticationChallenge = URLAuthenticationChallenge
@available(*, deprecated, renamed: "URLProtectionSpace")
public typealias NSURLProtectionSpace = URLProtectionSpace
@available(*, deprecated, renamed: "URLProtocol")
public typealias NSURLProtocol = URLProtocol
@available(*, deprecated, renamed: "HTTPCookie")
public typealias NSHTTPCookie = HTTPCookie
@available(*, deprecated, renamed: "HTTPCookieStorage")
public typealias NSHTTPCookieStorage = HTTPCookieStorage
@available(*, deprecated, renamed: "URLRequest.CachePolicy")
public typealias NSURLRequestCachePolicy = URLRequest.CachePolicy
@available(*, deprecated, renamed: "XMLParser")
public typealias NSXMLParser = XMLParser
@available(*, deprecated, renamed: "XMLParserDelegate")
public typealias NSXMLParserDelegate = XMLParserDelegate

extension URLSessionTask.State {
  @available(*, deprecated, renamed: "running")
  public static var Running: Self { .running }
  @available(*, deprecated, renamed: "suspended")
  public static var Suspended: Self { .suspended }
  @available(*, deprecated, renamed: "canceling")
  public static var Canceling: Self { .canceling }
  @available(*, deprecated, renamed: "completed")
  public static var Completed: Self { .completed }
}

extension URLRequest.CachePolicy {
  @available(*, deprecated, renamed: "useProtocolCachePolicy")
  public static var UseProtocolCachePolicy: Self { .useProtocolCachePolicy }
  @available(*, deprecated, renamed: "reloadIgnoringLocalCacheData")
  public static var ReloadIgnoringLocalCacheData: Self { .reloadIgnoringLocalCacheData }
  @available(*, deprecated, renamed: "returnCacheDataElseLoad")
  public static var ReturnCacheDataElseLoad: Self { .returnCacheDataElseLoad }
  @available(*, deprecated, renamed: "returnCacheDataDontLoad")
  public static var ReturnCacheDataDontLoad: Self { .returnCacheDataDontLoad }
}
