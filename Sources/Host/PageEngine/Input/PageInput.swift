import Foundation
public import PageProtocol

/// All that a run is made of: texts as they are in memory, and folders of resources on disk.
public struct PageInput: Equatable, Sendable {
  /// The bundle's name, for people to read.
  public var bundle: String
  /// Where the bundle lies; what is remembered of a text is remembered for this place.
  public var location: String
  /// The page's own text.
  public var page: Text
  /// The texts of the bundle's `Sources/`, which all its pages share.
  public var sources: [Text]
  /// The program of a book's page that shows something before the page's own code runs.
  public var liveView: Text?
  /// The modules of a book that its pages see without an import line.
  public var autoImports: [String] = []
  /// The modules of the Swift package it lies in, for pages to import.
  public var package = PackageModules.none
  /// The module of the package that the page's text is a file of; none for a page of a playground.
  public var insideModule: String?
  /// What its main bundle says of itself.
  public var information = BundleInformation()
  /// What begins the application that the module is; the page's own text is empty then.
  public var launch: Launch?
  /// The texts of the page's own `Sources/`.
  public var pageSources: [Text]
  /// All texts a run is made of, but for those of a package.
  public var texts: [Text] { [page] + sources + pageSources + [liveView].compactMap { $0 } }
  /// Folders of resources; where two hold the same name, the first has it.
  public var resources: [URL]
  /// What the bundle's settings say it is written in.
  public var languageMode: LanguageMode?
  /// The version of Swift that the bundle's own files speak of, where they tell one.
  public var stamp: String?
  /// The system it is written for; what asks for it is compiled as it would be there.
  public var platform: Platform
  /// The line behind whose statement the page's top level ends; none runs all of it.
  public var lastLine: Int?
  /// The literal that a person is changing, for a run that shows what would come of it.
  public var scrubbed: ScrubbedLiteral?
  /// How its live view is to be seen.
  public var stage = StageSettings()

  public enum Platform: Sendable {
    case iOS, macOS
  }

  /// Statements that begin an application, as they would stand in one of its files.
  public struct Launch: Equatable, Sendable {
    public var file: String
    public var code: String

    public init(file: String, code: String) {
      self.file = file
      self.code = code
    }
  }

  /// A text and its path relative to the bundle, `Sources/Card.swift`.
  public struct Text: Equatable, Sendable {
    public var path: String
    public var text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public init(
    bundle: String, location: String = "", page: Text, sources: [Text] = [],
    pageSources: [Text] = [], resources: [URL] = [], languageMode: LanguageMode? = nil,
    platform: Platform = .iOS
  ) {
    self.bundle = bundle
    self.location = location
    self.page = page
    self.sources = sources
    self.pageSources = pageSources
    self.resources = resources
    self.languageMode = languageMode
    self.platform = platform
  }
}
