import CoreGraphics
import Foundation
import QuartzCore

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Where a player's film would be seen. There is no film here: a placeholder stands in its place, and the
/// console says so.
open class AVPlayerLayer: CALayer {
  private static let ground = CGColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1)
  private static let sign = CGColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
  nonisolated(unsafe) private static var said: Set<String> = []

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? AVPlayerLayer else { return }
    (player, videoGravity) = (other.player, other.videoGravity)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    sayUnseen()
    setNeedsDisplay()
  }

  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      sayUnseen()
      setNeedsDisplay()
    }
  }

  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Never, since no picture of the film comes.
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  open override func draw(in ctx: CGContext) {
    guard player != nil else { return }
    ctx.setFillColor(Self.ground)
    ctx.fill(bounds)
    let side = min(bounds.width, bounds.height) * 0.3
    let (x, y) = (bounds.midX, bounds.midY)
    ctx.setFillColor(Self.sign)
    ctx.move(to: CGPoint(x: x - side * 0.4, y: y - side / 2))
    ctx.addLine(to: CGPoint(x: x + side * 0.5, y: y))
    ctx.addLine(to: CGPoint(x: x - side * 0.4, y: y + side / 2))
    ctx.closePath()
    ctx.fillPath()
  }

  /// Once for each film.
  private func sayUnseen() {
    guard let asset = player?.currentItem?.asset as? AVURLAsset else { return }
    let name = asset.url.lastPathComponent
    guard Self.said.insert(name).inserted else { return }
    let text =
      "AVPlayerLayer: “\(name)” is not shown, since a page cannot play film; "
      + "a placeholder stands in its place.\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
