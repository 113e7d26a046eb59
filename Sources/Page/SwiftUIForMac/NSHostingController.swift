import AppKit
import SwiftUI

/// A view controller of AppKit that shows a view of SwiftUI.
open class NSHostingController<Content: View>: NSViewController {
  private let hosting: NSHostingView<Content>

  /// Creates a controller for a view.
  public init(rootView: Content) {
    hosting = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    followIdealSize()
  }

  /// Creates a controller for a view, as part of an Interface Builder file.
  public init?(coder: NSCoder, rootView: Content) {
    hosting = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    followIdealSize()
  }

  public required init?(coder: NSCoder) {
    fatalError(
      "\(Self.self) does not implement init(coder:). Call super.init(coder:rootView:) in it.")
  }

  /// The view that is shown.
  public var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  /// The sizes of the controller that follow the size of its view.
  public var sizingOptions: NSHostingSizingOptions = [] {
    didSet { followIdealSize() }
  }

  open override func loadView() {
    view = hosting
  }

  /// The size that the view chooses in a size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    MainActor.assumeIsolated { hosting.sizeThatFits(in: size) }
  }

  private func followIdealSize() {
    hosting.idealSizeChanged = { [weak self] in self?.takeIdealSize() }
    takeIdealSize()
  }

  private func takeIdealSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    preferredContentSize = hosting.idealContentSize
  }
}
