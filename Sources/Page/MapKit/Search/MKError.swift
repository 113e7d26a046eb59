import Foundation

/// What went wrong when a map's server was asked.
public struct MKError: Error, Equatable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public let MKErrorDomain = "MKErrorDomain"

extension MKError: CustomNSError, LocalizedError {
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(MKErrorDomain) error \(code.rawValue).)"
  }
}

/// The one line on the console that says what a page will not find here.
enum NoServer {
  private static let said: Void = FileHandle.standardError.write(
    Data("MapKit: this page runs where no server answers; nothing is found.\n".utf8))

  static func say() { _ = said }
}
