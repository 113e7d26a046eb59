import Foundation
import FoundationNetworking
import OldSwift
import Testing

/// What Swift 2 called sessions, requests and answers.
struct NetworkTests {
  @Test func requests() throws {
    let address = try #require(URL(string: "https://lekplats.invalid/a"))
    #expect(URLRequest(URL: address).URL == address)
    let request = NSMutableURLRequest(URL: address)
    request.HTTPMethod = "POST"
    request.HTTPBody = Data([1])
    #expect(request.httpMethod == "POST" && request.HTTPBody == Data([1]))
    #expect((request as URLRequest).valueForHTTPHeaderField("A") == nil)
  }

  @Test func sessions() throws {
    let configuration = NSURLSessionConfiguration.ephemeralSessionConfiguration()
    configuration.HTTPAdditionalHeaders = ["A": "b"]
    #expect(configuration.httpAdditionalHeaders?["A"] as? String == "b")
    let address = try #require(URL(string: "https://lekplats.invalid/a"))
    let task = NSURLSession(configuration: configuration).dataTaskWithURL(address) { _, _, error in
      _ = error?.code
    }
    #expect(task.originalRequest?.url == address)
    #expect(
      NSURLSession.sharedSession().dataTaskWithRequest(NSMutableURLRequest(URL: address)).state
        == .suspended)
  }

  @Test func answers() throws {
    let address = try #require(URL(string: "https://lekplats.invalid/a"))
    let answer = try #require(
      NSHTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: nil))
    #expect(answer.URL == address && answer.statusCode == 200 && answer.MIMEType == nil)
  }
}
