import Foundation
import PageProtocol

/// The player that needs no browser: takes a page's commits and draws any moment of them.
///
/// It is given what a page sends, in order, and keeps the tree that follows from it. Drawing looks
/// at the tree, and at where each animation is at the moment that is asked for; it changes nothing,
/// and the same messages give the same picture, to the byte. The page is not trusted: what it
/// sends is bounded on the way in, and what a picture may cost is bounded too.
public final class LayerPlayer {
  private let tree = LayerTree()
  private let pictures = PictureStore()
  private let fonts = FontStore()

  /// The page's time of the last commit.
  public private(set) var lastCommit = 0.0

  public init() {}

  public func apply(_ commit: LayerCommit) {
    tree.apply(commit)
    if commit.time.isFinite { lastCommit = commit.time }
  }

  public func add(_ picture: Picture) {
    pictures.add(picture, keeping: { tree.namedPictures })
  }

  public func add(_ font: FontResource) {
    fonts.add(font)
  }

  /// Takes a frame's body from the page channel; what is neither commit nor picture nor font is
  /// passed over.
  public func receive(frame body: [UInt8]) throws(ProtocolError) {
    switch try PageEvent(frame: body) {
    case .commit(let commit): apply(commit)
    case .picture(let picture): add(picture)
    case .font(let font): add(font)
    default: break
    }
  }

  /// Whether there is anything to draw.
  public var hasRoot: Bool { root != nil }

  var root: Layer? { tree.root.flatMap(layer) }

  func layer(_ identifier: LayerIdentifier) -> Layer? { tree.set[identifier] }

  /// The most points a picture has on a side; the rest of a larger live view is not drawn.
  public static let mostPoints = 4096.0

  /// How large the root layer is at a moment, in points, as far as it is drawn.
  public func size(at time: Double) -> (width: Double, height: Double)? {
    guard let root = tree.root.flatMap({ tree.set[$0] }) else { return nil }
    let painter = Painter(time: time.isFinite ? time : 0, pictures: pictures, fonts: fonts)
    let bounds = painter.values(of: root, 0).box(.bounds)
    return (
      Number.clamped(bounds.width, 1, Self.mostPoints),
      Number.clamped(bounds.height, 1, Self.mostPoints)
    )
  }

  /// Draws the page's layers at a moment of its time, on white; none without a root. Without a
  /// size, as large as the root layer. A picture that would have too many pixels has a smaller scale.
  public func draw(
    at time: Double, scale: Double = 2, size: (width: Double, height: Double)? = nil
  ) -> Drawing? {
    WideStack.run { [self] in
      guard let root = tree.root.flatMap({ tree.set[$0] }) else { return nil }
      let painter = Painter(
        time: time.isFinite ? time : 0, pictures: pictures, fonts: fonts)
      let values = painter.values(of: root, 0)
      let bounds = values.box(.bounds)
      let width = Number.clamped(size?.width ?? bounds.width, 1, Self.mostPoints)
      let height = Number.clamped(size?.height ?? bounds.height, 1, Self.mostPoints)
      let most = (Double(Surface.mostPixels) / (width * height)).squareRoot()
      let wanted = Number.clamped(scale, 0.1, 8)
      // Rounding up a side must not go beyond again.
      let scale = wanted < most ? wanted : most * 0.999
      let area = PixelBox(
        x: 0, y: 0, width: Self.pixels(width * scale), height: Self.pixels(height * scale))
      guard let canvas = Surface(area) else { return nil }
      canvas.fill(
        RoundedBox(box: area.box, radius: 0).path, color: .one, at: .identity)
      let map = values.flip.plane.then(.translation(-bounds.x, -bounds.y))
        .then(.scale(scale, scale))
      var place = Placement(map: map, set: tree.set)
      place.mirror = place.mirror.flipped(if: values.isFlipped)
      painter.paint(root, values, on: canvas, at: place)
      return Drawing(canvas)
    }
  }
}

extension LayerPlayer {
  private static func pixels(_ length: Double) -> Int { max(Int(length.rounded()), 1) }
}

/// Runs what goes as deep as a page's layers, where there is room for it.
enum WideStack {
  private static let size = 64 << 20

  /// Carries what is not meant to cross threads over to one that is waited for.
  private final class Passage<Result>: @unchecked Sendable {
    let body: () -> Result
    var result: Result?

    init(_ body: @escaping () -> Result) {
      self.body = body
    }
  }

  static func run<Result>(_ body: @escaping () -> Result) -> Result {
    let passage = Passage(body)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      passage.result = passage.body()
      done.signal()
    }
    thread.stackSize = size
    thread.name = "layer player"
    thread.start()
    done.wait()
    return passage.result!
  }
}
