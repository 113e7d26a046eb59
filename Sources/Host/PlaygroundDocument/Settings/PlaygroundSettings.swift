/// What `contents.xcplayground` says.
///
/// The file's own bytes are kept, and a changed value is changed in them: attributes and elements
/// that nobody here knows, their order, their quotes and blanks survive.
public struct PlaygroundSettings: Equatable, Sendable {
  /// The file as it is, or will be, on disk.
  public private(set) var text: String

  private var root: MarkupTag?

  /// The settings of a new single page.
  public static let usual = PlaygroundSettings(
    text: """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <playground version='5.0' target-platform='ios'/>

      """)

  /// The settings of a new bundle; a single page is not listed.
  public init(platform: Platform, pages: [String]) {
    let version = pages.isEmpty ? "5.0" : "6.0"
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    text += "<playground version='\(version)' target-platform='ios'/>\n"
    self.init(text: text)
    self["target-platform"] = platform.name
    if !pages.isEmpty { pageNames = pages }
  }

  /// Reads a file leniently; `problem` says what could not be understood.
  public init(text: String) {
    self.text = text
    root = MarkupReader(text).tags().first { $0.name == "playground" }
  }

  /// Why the file is of no use; nil where it is.
  public var problem: BundleProblem? {
    root == nil ? .brokenSettings(reason: "it has no element “playground”") : nil
  }

  /// Which system's frameworks the page was written for.
  public enum Platform: Equatable, Sendable {
    case ios, macos, tvos
    case other(String)

    /// The name it has in the file.
    public var name: String {
      switch self {
      case .ios: "ios"
      case .macos: "macos"
      case .tvos: "tvos"
      case .other(let name): name
      }
    }
  }

  /// The names of the pages that the file puts in order. They cannot be changed where an element
  /// is not closed, and would take up others when it moves.
  public var pageNames: [String] {
    get { PageList(text).names }
    set {
      guard newValue != pageNames else { return }
      let changed = PlaygroundSettings(text: PageList(text).text(with: newValue))
      if changed.pageNames == newValue { self = changed }
    }
  }

  /// Gives a listed page another name, whatever else its element says.
  mutating func renamePage(_ name: String, to newName: String) {
    let changed = PlaygroundSettings(text: PageList(text).text(renaming: name, to: newName))
    if changed.pageNames.contains(newName) { self = changed }
  }

  /// The code files of the oldest form, in their order.
  public var sectionNames: [String] {
    MarkupReader(text).tags().filter { $0.name == "code" }
      .compactMap { $0.value(of: "source-file-name") }
  }

  /// An attribute of the `playground` element; setting nil takes it out. Where quotes are not
  /// closed, so that other values would change with it, nothing changes.
  public subscript(attribute: String) -> String? {
    get { root?.value(of: attribute) }
    set {
      guard let root, newValue != self[attribute] else { return }
      // Behind a quote that is not closed it would be part of a value: there it comes first.
      for place in [MarkupTag.Place.last, .first] {
        let changed = PlaygroundSettings(
          text: root.setting(attribute, to: newValue, in: text, newOnes: place))
        guard changed[attribute] != newValue else {
          self = changed
          return
        }
      }
    }
  }
}
