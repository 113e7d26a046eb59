import AppKit
@_spi(AppKit) import SwiftUI
@_spi(AppKit) import UIKit

/// A view of AppKit that shows a view of SwiftUI.
open class NSHostingView<Content: View>: NSView {
  private let hosting: _UIHostingView<Content>

  /// Creates a view that shows a view of SwiftUI.
  public required init(rootView: Content) {
    hosting = MainActor.assumeIsolated { _UIHostingView(rootView: rootView) }
    super.init(frame: .zero)
    MainActor.assumeIsolated { setUp() }
  }

  public required init?(coder: NSCoder) {
    fatalError("\(Self.self) has no view to show. Create it with init(rootView:).")
  }

  @MainActor
  private func setUp() {
    guard let body = lookedLike as? UIView else { return }
    hosting.behaveAsOnMac()
    hosting.frame = body.bounds
    hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    body.addSubview(hosting)
    frame.size = hosting.intrinsicContentSize
    hosting.whenRendered { [weak self] in self?.followIdealSize() }
  }

  /// The view that is shown.
  public var rootView: Content {
    get { MainActor.assumeIsolated { hosting.rootView } }
    set { MainActor.assumeIsolated { hosting.rootView = newValue } }
  }

  /// The sizes of the view that follow the size of what it shows.
  public var sizingOptions: NSHostingSizingOptions = .standardBounds {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override var isFlipped: Bool { true }

  open override var intrinsicContentSize: NSSize {
    guard sizingOptions.contains(.intrinsicContentSize) else {
      return super.intrinsicContentSize
    }
    return idealContentSize
  }

  /// The size that the view chooses for itself.
  var idealContentSize: NSSize { MainActor.assumeIsolated { hosting.intrinsicContentSize } }

  private var idealSize: NSSize?
  var idealSizeChanged: () -> Void = {}

  @MainActor
  private func followIdealSize() {
    let size = idealContentSize
    guard size != idealSize else { return }
    idealSize = size
    if sizingOptions.contains(.intrinsicContentSize) { invalidateIntrinsicContentSize() }
    idealSizeChanged()
  }

  @MainActor
  func sizeThatFits(in size: NSSize) -> NSSize { hosting.sizeThatFits(size) }
}

/// The sizes of a hosting view or controller that follow the size of what it shows.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The least size that the view accepts. Windows do not follow it here.
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  /// The size that the view chooses for itself.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  /// The largest size that the view accepts. Windows do not follow it here.
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  /// The preferred size of a controller.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  /// The least, the largest and the intrinsic size.
  public static let standardBounds: NSHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
}
