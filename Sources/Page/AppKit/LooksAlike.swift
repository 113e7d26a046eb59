@_spi(AppKit) import UIKit

// What is shown of a value beside its line is what UIKit's twin of it shows.

@_spi(AppKit) extension NSColor: LooksLikeAnother {
  public var lookedLike: Any? { UIColor(cgColor: cgColor) }
}

@_spi(AppKit) extension NSImage: LooksLikeAnother {
  public var lookedLike: Any? { counterpart }
  public var lookedLikeSize: CGSize? { isValid ? size : nil }
}

@_spi(AppKit) extension NSBezierPath: LooksLikeAnother {
  /// Pictures of values grow downwards.
  public var lookedLike: Any? {
    let path = UIBezierPath(cgPath: cgPath)
    let box = path.bounds
    guard !box.isNull, !box.isInfinite else { return path }
    path.apply(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
    return path
  }
}

@_spi(AppKit) extension NSView: LooksLikeAnother {
  public var lookedLike: Any? { MainActor.assumeIsolated { body } }
}

@_spi(AppKit) extension NSViewController: LooksLikeAnother {
  /// Its view would be loaded at a moment of nobody's choice; one that is not there is not shown.
  public var lookedLike: Any? { MainActor.assumeIsolated { viewIfLoaded?.body } }
}
