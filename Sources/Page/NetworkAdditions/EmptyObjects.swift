import Foundation
import FoundationNetworking
import FoundationXML

// What on a Mac comes from NSObject: an initializer whose only parameter is left out stands for one without any, which
// cannot be added to a class. Where an address has to be, it is that of an empty page.

private let nowhere = URL(string: "about:blank")!

extension URLSession {
  /// A session as it is usual.
  public convenience init(_ nothing: Void = ()) {
    self.init(configuration: .default)
  }
}

extension URLResponse {
  /// An answer that says nothing.
  public convenience init(_ nothing: Void = ()) {
    self.init(
      url: nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension NSMutableURLRequest {
  /// A request that has no address yet.
  public convenience init(_ nothing: Void = ()) {
    self.init(url: nowhere)
    url = nil
  }
}

extension XMLParser {
  /// A parser of nothing.
  public convenience init(_ nothing: Void = ()) {
    self.init(data: Data())
  }
}
