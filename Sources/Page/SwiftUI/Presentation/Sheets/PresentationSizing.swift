/// Chooses the size of a sheet in a wide window.
@MainActor @preconcurrency
public protocol PresentationSizing {
  /// The size that is proposed to the content of the sheet, and that the sheet takes.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet whose size is chosen.
@MainActor @preconcurrency
public struct PresentationSizingRoot {
  let fit: (ProposedViewSize) -> CGSize

  /// The size that the content chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

/// What is known besides the content where the size of a sheet is chosen.
public struct PresentationSizingContext {}

/// The size that is usual for a sheet: that of a page.
public struct AutomaticPresentationSizing: PresentationSizing {
  nonisolated init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { PagePresentationSizing().proposedSize(for: root, context: context) }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  nonisolated init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  nonisolated init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// The size of a page: as high as the window.
public struct PagePresentationSizing: PresentationSizing {
  nonisolated init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 712, height: .infinity) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that is usual for a sheet.
  public static nonisolated var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static nonisolated var fitted: FittedPresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static nonisolated var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static nonisolated var page: PagePresentationSizing { .init() }
}

extension PresentationSizing {
  /// This size, with that of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// This size, which along some axes grows with the content and does not shrink. Here it follows
  /// the content in both ways.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal {
      size.width = root.sizeThatFits(ProposedViewSize(width: nil, height: size.height)).width
    }
    if vertical {
      size.height = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
    }
    return size
  }
}
