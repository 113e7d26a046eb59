/// The lengths of a list: those of a style in a width.
struct ListMetrics: Equatable {
  let kind: _ListKind
  let width: CGFloat

  /// The margin that the system keeps at the sides of content.
  var margin: CGFloat { width >= 414 ? 20 : 16 }

  /// How far the cells are from the sides of the list.
  var side: CGFloat { kind == .insetGrouped || kind == .sidebar ? margin : 0 }

  var cornerRadius: CGFloat { kind == .insetGrouped || kind == .sidebar ? 10 : 0 }

  var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }

  /// The space between a cell's edges and its content.
  func insets(of role: SectionRole, prominence: Prominence) -> EdgeInsets {
    switch role {
    case .content: EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    case .header where isGrouped && prominence == .increased:
      EdgeInsets(top: 7, leading: margin, bottom: 10, trailing: margin)
    case .header, .footer:
      EdgeInsets(
        top: isGrouped ? 7 : 5, leading: margin, bottom: isGrouped ? 7 : 5, trailing: margin)
    }
  }

  /// How high a header is at least.
  var headerHeight: CGFloat {
    switch kind {
    case .plain, .inset: 28
    case .grouped, .insetGrouped: 0
    case .sidebar: 44
    }
  }

  static let groupGap: CGFloat = 35

  /// The space before the first section.
  func top(_ spacing: ListSectionSpacing?, hasHeader: Bool) -> CGFloat {
    guard isGrouped else { return 0 }
    return hasHeader ? Self.groupGap / 2 : Self.groupGap
  }

  /// The space between two sections. A header or a footer brings space of its own.
  func gap(_ spacing: ListSectionSpacing?, afterFooter: Bool, beforeHeader: Bool) -> CGFloat {
    switch spacing?.kind ?? .default {
    case .custom(let length): return length
    case .compact: return isGrouped ? Self.groupGap / 2 : 0
    case .default:
      switch kind {
      case .plain, .inset: return 0
      case .sidebar: return beforeHeader ? 0 : 10
      case .grouped, .insetGrouped:
        return afterFooter || beforeHeader ? Self.groupGap / 2 : Self.groupGap
      }
    }
  }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Kind: Equatable {
    case `default`, compact
    case custom(CGFloat)
  }

  let kind: Kind
  /// The space that is usual on the platform.
  public static let `default` = ListSectionSpacing(kind: .default)
  /// Less space than is usual.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// A space of a length.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }
}
