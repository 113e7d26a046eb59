/// The kinds of assets that a picker shows. A page has still pictures only.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case stills, others
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  /// Pictures, live ones too.
  public static let images = PHPickerFilter(kind: .stills)
  public static let videos = PHPickerFilter(kind: .others)
  public static let livePhotos = PHPickerFilter(kind: .others)
  public static let screenshots = PHPickerFilter(kind: .others)
  public static let screenRecordings = PHPickerFilter(kind: .others)
  public static let slomoVideos = PHPickerFilter(kind: .others)
  public static let timelapseVideos = PHPickerFilter(kind: .others)
  public static let panoramas = PHPickerFilter(kind: .others)
  public static let depthEffectPhotos = PHPickerFilter(kind: .others)
  public static let cinematicVideos = PHPickerFilter(kind: .others)
  public static let bursts = PHPickerFilter(kind: .others)

  /// Assets that pass at least one of some filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .any(subfilters))
  }

  /// Assets that pass all of some filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .all(subfilters))
  }

  /// Assets that do not pass a filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kind: .not(filter))
  }

  /// Whether still pictures pass.
  var showsStills: Bool {
    switch kind {
    case .stills: true
    case .others: false
    case .any(let filters): filters.contains { $0.showsStills }
    case .all(let filters): filters.allSatisfy { $0.showsStills }
    case .not(let filter): !filter.showsStills
    }
  }
}
