/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  private let kind: Int
  /// A popover becomes a sheet; others stay.
  public static var automatic: PresentationAdaptation { Self(kind: 0) }
  /// It stays what it is.
  public static var none: PresentationAdaptation { Self(kind: 1) }
  /// A popover.
  public static var popover: PresentationAdaptation { Self(kind: 2) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { Self(kind: 3) }
  /// A view that covers the screen.
  public static var fullScreenCover: PresentationAdaptation { Self(kind: 4) }

  /// The style of UIKit; nil is the one that UIKit chooses.
  func style(of presented: PresentedStyle) -> UIModalPresentationStyle? {
    switch kind {
    case 1: UIModalPresentationStyle.none
    case 2: presented.isPopover ? UIModalPresentationStyle.none : .popover
    case 3: .pageSheet
    case 4: .overFullScreen
    default: nil
    }
  }
}

/// Whether the user can touch what is behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind
  /// As it is usual for the presentation: the user cannot.
  public static var automatic: Self { Self(kind: .automatic) }
  /// The user can, and the background is not dimmed.
  public static var enabled: Self { Self(kind: .enabled) }
  /// The user cannot.
  public static var disabled: Self { Self(kind: .disabled) }

  /// The user can while the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(kind: .upThrough(detent))
  }
}

/// What a swipe in a scroll view of a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let kind: Int
  /// As it is usual for the presentation: it resizes the sheet first.
  public static var automatic: Self { Self(kind: 0) }
  /// It resizes the sheet first, and then scrolls.
  public static var resizes: Self { Self(kind: 1) }
  /// It scrolls.
  public static var scrolls: Self { Self(kind: 2) }
}
