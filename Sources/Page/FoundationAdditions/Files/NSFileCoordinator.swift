import Foundation

/// Shows a file to the user, and would hear of changes that others make to it.
public protocol NSFilePresenter: AnyObject {
  /// The file that is shown.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter would hear of changes.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Reads and writes files in agreement with others. A page's files are its own, so that every access
/// is granted at once.
open class NSFileCoordinator: NSObject {
  /// What a reader expects.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// A folder is read as a ZIP archive, which is deleted after the access.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// What a writer does.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Creates a coordinator. The presenter is not told of changes.
  public init(filePresenter: (any NSFilePresenter)? = nil) { super.init() }

  /// Calls the accessor with the URL of the file to read.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    guard options.contains(.forUploading), (try? url.checkResourceIsReachable()) == true,
      url.resolvingSymlinksInPath().isFolder
    else { return reader(url) }
    let archive = FileManager.default.temporaryDirectory
      .appendingPathComponent(url.lastPathComponent).appendingPathExtension("zip")
    do {
      try ZIPArchive(of: url).data.write(to: archive)
    } catch {
      outError?.pointee = error as NSError
      return
    }
    reader(archive)
    try? FileManager.default.removeItem(at: archive)
  }

  /// Calls the accessor with the URL of the file to write.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Calls the accessor with the URLs of the file to read and the file to write.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
  }

  /// Tells presenters that a file was moved; there are none.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Ends waiting accesses; none ever waits.
  open func cancel() {}
}

extension URL {
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
