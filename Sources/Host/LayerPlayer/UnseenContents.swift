import PageProtocol

/// Why a layer that shows something is not seen, where its page wants it so.
public enum UnseenContents: Equatable, Sendable {
  /// It, or a layer above, is hidden or transparent.
  case hidden
  /// It has the colour of what is behind it.
  case sameColor
  /// It lies beside the live view.
  case outside
}

extension LayerPlayer {
  /// The first layer that has something to show and cannot be seen at a moment; none where all can.
  public func unseenContents(at time: Double) -> UnseenContents? {
    WideStack.run { [self] in
      guard let root = root else { return nil }
      var search = UnseenSearch(player: self, time: time.isFinite ? time : 0)
      search.visit(root, ground: .one, corner: .zero, level: 0, isHidden: false)
      return search.found
    }
  }
}

/// Looks through the tree; turned layers count as if they stood upright.
private struct UnseenSearch {
  let player: LayerPlayer
  let time: Double
  var found: UnseenContents?
  private var budget = 20_000
  private var view = Box(x: 0, y: 0, width: 0, height: 0)
  private static let deepest = 256
  /// How much of a colour nobody sees.
  private static let faint = 0.02

  init(player: LayerPlayer, time: Double) {
    (self.player, self.time) = (player, time)
  }

  mutating func visit(
    _ layer: Layer, ground: Color, corner: SIMD2<Double>, level: Int, isHidden: Bool
  ) {
    guard found == nil, budget > 0, level < Self.deepest else { return }
    budget -= 1
    let values = layer.values(at: time)
    let bounds = values.box(.bounds)
    if level == 0 { view = bounds }
    let isHidden =
      isHidden || values.flag(.isHidden) || values.number(.opacity) < Self.faint
    let own = values.color(.backgroundColor).flatMap { $0[3] > 0.98 ? $0 : nil } ?? ground
    let frame = Box(x: corner.x, y: corner.y, width: bounds.width, height: bounds.height)
    found = reason(values, frame, ground: own, isHidden: isHidden)
    for sublayer in layer.sublayers.compactMap(player.layer) {
      let below = sublayer.values(at: time)
      let box = below.box(.bounds)
      let (position, anchor) = (below.point(.position), below.point(.anchorPoint))
      let place = SIMD2(
        corner.x - bounds.x + position.x - anchor.x * box.width,
        corner.y - bounds.y + position.y - anchor.y * box.height)
      visit(sublayer, ground: own, corner: place, level: level + 1, isHidden: isHidden)
    }
  }

  private func reason(
    _ values: LayerValues, _ frame: Box, ground: Color, isHidden: Bool
  ) -> UnseenContents? {
    let shown = colors(of: values)
    if isHidden { return shown.isEmpty ? nil : .hidden }
    if frame.intersection(view).isEmpty, !frame.isEmpty {
      return shown.isEmpty && values.color(.backgroundColor) == nil ? nil : .outside
    }
    return !shown.isEmpty && !shown.contains { Self.isSeen($0, on: ground) } ? .sameColor : nil
  }

  /// The colours of what a layer shows beside its ground: of its letters and its shape.
  private func colors(of values: LayerValues) -> [Color] {
    var colors: [Color] = []
    if case .text(let text?) = values[.text] {
      let runs = text.runs.filter { $0.text.contains { !$0.isWhitespace } }
      colors += runs.map { Color($0.color) } + text.fills.map { Color($0.color) }
    }
    if values.path(.path) != nil {
      colors += [values.color(.fillColor), values.color(.strokeColor)].compactMap(\.self)
        .filter { $0[3] > Self.faint }
    }
    return colors
  }

  private static func isSeen(_ color: Color, on ground: Color) -> Bool {
    let difference = (color.shown - ground.shown) * color.shown[3]
    return abs(difference[0]) + abs(difference[1]) + abs(difference[2]) > faint
  }
}
