import Foundation
import ObjectiveC

/// Calls a method before each frame of the screen.
///
/// The screen has sixty frames a second, at whole sixtieths of the page's clock. A link keeps its
/// target, and the run loop keeps the link, until it is invalidated.
open class CADisplayLink: NSObject, FrameListener {
  private var target: Any?
  private let selector: Selector
  private var modes: [RunLoop.Mode] = []
  private var lastFrame: Int?

  /// A link that calls nobody.
  public override init() {
    (target, selector) = (nil, Selector(""))
    super.init()
  }

  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target, sel)
    super.init()
  }

  /// When the last frame was shown.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the next frame will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// Between two frames of the screen; 0 before the first.
  open private(set) var duration: CFTimeInterval = 0

  open var isPaused = false {
    didSet { FrameClock.shared.linksChanged() }
  }

  /// Every so many frames of the screen.
  @available(*, deprecated, message: "Use preferredFramesPerSecond.")
  open var frameInterval: Int {
    get { step }
    set { preferredFramesPerSecond = 60 / max(newValue, 1) }
  }

  /// 0 is as many as the screen has.
  open var preferredFramesPerSecond = 0 {
    didSet { FrameClock.shared.linksChanged() }
  }

  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { FrameClock.shared.linksChanged() }
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    FrameClock.shared.add(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { FrameClock.shared.remove(self) }
  }

  /// Ends it for good, and lets go of its target.
  open func invalidate() {
    modes = []
    target = nil
    FrameClock.shared.remove(self)
  }

  // MARK: Frames

  private var step: Int {
    if preferredFramesPerSecond > 0 {
      return max(Int((60 / Double(preferredFramesPerSecond)).rounded()), 1)
    }
    return preferredFrameRateRange.frameStep
  }

  func nextFrame(after frame: Int) -> Int? {
    guard !isPaused, target != nil else { return nil }
    return max(frame + 1, lastFrame.map { $0 + step } ?? 0)
  }

  func show(_ frame: Int) {
    guard let target else { return }
    lastFrame = frame
    duration = FrameClock.length
    timestamp = Double(frame) * FrameClock.length
    targetTimestamp = Double(frame + step) * FrameClock.length
    selector.perform(on: target, with: self)
  }
}
