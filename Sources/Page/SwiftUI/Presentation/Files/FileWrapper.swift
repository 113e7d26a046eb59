/// A file or folder in memory.
open class FileWrapper {
  /// How a wrapper reads files.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads the contents at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads the contents into memory, without mapping the file.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper writes files.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What was there stays until everything is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Updates the file names of child wrappers after writing.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content
  /// The name that the file should have.
  open var preferredFilename: String?
  /// The name that the file has in its folder.
  open var filename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Creates a folder with files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
  }

  /// Reads a file or folder.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    if isFolder.boolValue {
      let found = try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil)
      let pairs = try found.map { ($0.lastPathComponent, try FileWrapper(url: $0)) }
      self.init(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: pairs))
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// The data of the file; nil for a folder.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The files of the folder by their names; nil for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let files) = content { files } else { nil }
  }

  /// Puts a file into the folder, under its preferred name, and returns the name that it gets.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var files) = content else { return "" }
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 2
    while files[name] != nil {
      name = "\(number)_\(wanted)"
      number += 1
    }
    child.filename = name
    files[name] = child
    content = .folder(files)
    return name
  }

  /// Puts data into the folder as a file, and returns the name that it gets.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes a file out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let files) = content else { return }
    content = .folder(files.filter { $0.value !== child })
  }

  /// Writes the file or folder.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    switch content {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let files):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, file) in files {
        try file.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
  }
}
