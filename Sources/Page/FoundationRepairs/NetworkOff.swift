import Foundation

// An error of the network says what a person can do about it: a page has none, and what fails says only that a
// host was not found, or that a file is not there.

extension Error {
  /// Takes the place of Foundation's own `localizedDescription` of all errors.
  @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
  public func describedForAPerson() -> String {
    let error = self as NSError
    let own = error.localizedDescription
    guard NetworkOff.isCause(of: error) else { return own }
    let end = own.hasSuffix(".") || own.hasSuffix(".)") ? "" : "."
    return
      "\(own)\(end) The network is off in a playground; `lek open --network` and `lek run --network` give it to one."
  }
}

private enum NetworkOff {
  static func isCause(of error: NSError) -> Bool { isAboutNetwork(error) && !isThereANetwork }

  private static func isAboutNetwork(_ error: NSError) -> Bool {
    switch error.domain {
    case NSURLErrorDomain:
      return [
        NSURLErrorCannotFindHost, NSURLErrorCannotConnectToHost, NSURLErrorDNSLookupFailed,
        NSURLErrorNotConnectedToInternet, NSURLErrorTimedOut,
      ].contains(error.code)
    case NSCocoaErrorDomain:
      // What reads the contents of an address without the module that could fetch them.
      if error.code == CocoaError.Code.fileReadUnsupportedScheme.rawValue { return true }
      let address = error.userInfo[NSURLErrorKey] as? URL
      return ["http", "https", "ftp"].contains(address?.scheme ?? "")
    default: return false
    }
  }

  /// The sandbox has one interface, which leads to itself.
  private static let isThereANetwork: Bool = {
    guard let names = if_nameindex() else { return true }
    defer { if_freenameindex(names) }
    var next = names
    while let name = next.pointee.if_name {
      if String(cString: name) != "lo" { return true }
      next += 1
    }
    return false
  }()
}
