import PageEngine

/// What kind of page it is, by what its text says.
enum PageClass: String, CaseIterable, Sendable {
  /// The language and Foundation alone.
  case plain
  /// Makes views, layers, colours or drawings, and shows none of them live.
  case uikitValues
  case liveView
  /// Uses AppKit.
  case mac
  case swiftUI
  /// Imports a framework beyond these.
  case otherFrameworks
  /// Nothing is known of it.
  case notOpened

  var words: String {
    switch self {
    case .plain: "plain"
    case .uikitValues: "UIKit values"
    case .liveView: "live view"
    case .mac: "AppKit"
    case .swiftUI: "SwiftUI"
    case .otherFrameworks: "other frameworks"
    case .notOpened: "not opened"
    }
  }

  init(of input: PageInput) {
    let texts = input.texts.map(\.text)
    func any(_ form: Regex<some Any>) -> Bool {
      // A dot between letters is the end of a word of Swift, though of no other language.
      texts.contains { $0.contains(form.wordBoundaryKind(.simple)) }
    }
    let imports = texts.reduce(into: Set<String>()) { $0.formUnion(Self.imports(of: $1)) }
    if !imports.isSubset(of: Self.usual) {
      self = .otherFrameworks
    } else if imports.contains("SwiftUI") {
      self = .swiftUI
    } else if any(#/\bNS(View|Color|Font|Image|BezierPath|Window|Application|Button|Event)\b/#) {
      self = .mac
    } else if any(#/\bliveView\b|\bXCPShowView\b|\bsetLiveView\b/#) {
      self = .liveView
    } else if any(#/\b(UI|CA|CG|CT)[A-Z][A-Za-z]+\b/#) {
      self = .uikitValues
    } else {
      self = .plain
    }
  }

  private static let usual: Set = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Darwin", "Glibc",
    "ObjectiveC", "os", "simd", "UIKit", "CoreGraphics", "CoreText", "QuartzCore",
    "PlaygroundSupport", "XCPlayground", "AppKit", "Cocoa", "SwiftUI", "Combine", "Observation",
  ]

  private static func imports(of text: String) -> Set<String> {
    let form = #/(?m)^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:[a-z]+[ \t]+)?([A-Za-z_]\w*)/#
    return Set(text.matches(of: form).map { String($0.output.1) })
  }
}
