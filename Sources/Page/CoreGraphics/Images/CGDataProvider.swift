import Foundation

/// What is called when bytes that were lent are no longer used.
public typealias CGDataProviderReleaseDataCallback = (
  _ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int
) -> Void

/// Where a picture's bytes come from.
public final class CGDataProvider: @unchecked Sendable {
  private let bytes: Data
  public let info: UnsafeMutableRawPointer?

  public init?(data: CFData) {
    (bytes, info) = (data, nil)
  }

  /// A file.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A file.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Bytes of the caller's, which are copied and given back at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    self.info = info
    releaseData(info, data, size)
  }

  /// All the bytes.
  public var data: CFData? { bytes }

  public static let typeID: CFTypeID = 108
}

/// Where a picture's or a document's bytes go to.
public final class CGDataConsumer: @unchecked Sendable {
  private enum Target {
    case memory(NSMutableData)
    case file(URL)
  }

  private let target: Target

  public init?(data: CFMutableData) {
    target = .memory(data)
  }

  /// A file, which is written anew.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    target = .file(url)
  }

  /// Hands over everything there is; whether it could be written.
  @_spi(Pictures) @discardableResult public func write(_ bytes: Data) -> Bool {
    switch target {
    case .memory(let data):
      data.append(bytes)
      return true
    case .file(let url): return (try? bytes.write(to: url)) != nil
    }
  }

  public static let typeID: CFTypeID = 109
}
