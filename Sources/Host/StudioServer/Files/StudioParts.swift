import Foundation

/// What the studio shows that others made: found where the distribution puts it, never copied.
public struct StudioParts: Sendable {
  private let places: [Part: [String]]

  /// A part, by the name people know it by.
  public enum Part: String, Sendable, CaseIterable {
    case inter = "Inter"
    case jetBrainsMono = "JetBrains Mono"

    /// The package that brings it.
    public var package: String {
      switch self {
      case .inter: "fonts-inter"
      case .jetBrainsMono: "fonts-jetbrains-mono"
      }
    }

    /// A file without which the rest is of no use.
    var landmark: String {
      switch self {
      case .inter: "Inter-Regular.otf"
      case .jetBrainsMono: "JetBrainsMono-Regular.ttf"
      }
    }
  }

  /// The places where Debian and its relatives put them.
  public init() {
    places = [
      .inter: ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter"],
      .jetBrainsMono: [
        "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/opentype/jetbrains-mono",
      ],
    ]
  }

  init(places: [Part: [String]]) {
    self.places = places
  }

  /// Parts that are nowhere.
  public var missing: [Part] {
    Part.allCases.filter { folders(of: $0).isEmpty }
  }

  /// Where a part is.
  func folders(of part: Part) -> [URL] {
    (places[part] ?? []).map { URL(fileURLWithPath: $0, isDirectory: true) }
      .filter {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent(part.landmark).path)
      }
  }
}
