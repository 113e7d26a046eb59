/// What a `Package.swift` says of its package, as far as its text alone tells it.
///
/// The manifest is a program, and whoever wrote the playground may have written it too. So it is
/// read, not run: calls, literals, constants and `+` are understood; what is computed otherwise is not.
public struct PackageManifest: Equatable, Sendable {
  /// The package's name; none where the text does not tell it.
  public var name: String?
  /// The version behind `swift-tools-version:`.
  public var toolsVersion: String?
  public var targets: [Target] = []
  public var dependencies: [Dependency] = []
  /// The app, in the manifest of an app playground.
  public var application: Application?
  /// Folders and files that no target has, in the oldest manifests.
  public var exclude: [String] = []

  /// Whether the targets are what lies in the folder of sources, as it was before Swift 4.
  public var hasTargetsByFolder: Bool {
    guard let toolsVersion else { return true }
    return toolsVersion.prefix { $0 != "." }.count == 1 && toolsVersion < "4"
  }

  /// One target.
  public struct Target: Equatable, Sendable {
    public var name: String
    public var kind: Kind
    /// Its folder, where it is not the usual one.
    public var path: String?
    /// The files and folders of it that are its sources, where they are not all.
    public var sources: [String]?
    public var exclude: [String] = []
    public var resources: [Resource] = []
    /// What its manifest says that it imports from other packages.
    public var products: [Product] = []
    /// What `#if` finds set, by `.define`.
    public var defines: [String] = []
    /// What `.enableUpcomingFeature` and `.enableExperimentalFeature` turn on.
    public var upcomingFeatures: [String] = []
    public var experimentalFeatures: [String] = []

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// What a target is for.
  public enum Kind: String, Equatable, Sendable {
    case library = "target"
    case executable = "executableTarget"
    case test = "testTarget"
    case macro, plugin
    case binary = "binaryTarget"
    case system = "systemLibrary"
  }

  /// A file or folder that a target finds in `Bundle.module`.
  public struct Resource: Equatable, Sendable {
    /// Relative to the target's folder.
    public var path: String
    public var rule: Rule

    public enum Rule: String, Equatable, Sendable {
      /// A folder's files lie side by side in the bundle.
      case process
      /// A folder stays one.
      case copy
    }
  }

  /// The product of an app playground, `.iOSApplication`, as far as it is used here.
  public struct Application: Equatable, Sendable {
    public var name: String?
    public var identifier: String?
    /// The version that users see.
    public var version: String?
    /// The number of the build.
    public var build: String?
    public var accent: Accent?
    /// A property list with more keys, relative to the package.
    public var informationFile: String?
    /// The kinds of devices it runs on; empty if the manifest does not name them.
    public var families: Set<DeviceFamily> = []
    public var orientations: [Orientation] = []

    public init() {}
  }

  /// A kind of devices.
  public enum DeviceFamily: String, Equatable, Sendable {
    case pad, phone, mac
  }

  /// A way to hold a device that an app supports.
  public struct Orientation: Equatable, Sendable {
    public var kind: Kind
    /// The devices it is supported on; nil means all of them.
    public var families: Set<DeviceFamily>?

    public enum Kind: String, Equatable, Sendable {
      case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    public init(kind: Kind, families: Set<DeviceFamily>? = nil) {
      self.kind = kind
      self.families = families
    }
  }

  /// The color of an app's controls.
  public enum Accent: Equatable, Sendable {
    /// A color of the system, such as `cyan`.
    case preset(String)
    /// A color of an asset catalog.
    case asset(String)
  }

  /// A module of another package, by the name of its product.
  public struct Product: Equatable, Sendable {
    public var name: String
    /// Of the package, where it is said.
    public var package: String?
  }

  /// Another package.
  public struct Dependency: Equatable, Sendable {
    /// What targets call it.
    public var identity: String
    /// Where it is fetched from.
    public var url: String?
    /// Where it lies on the disk, relative to the package.
    public var path: String?
  }

  /// Reads the text of a manifest; nothing where no package is in it.
  public static func read(_ text: String) -> PackageManifest? {
    ManifestReader.read(text)
  }
}
