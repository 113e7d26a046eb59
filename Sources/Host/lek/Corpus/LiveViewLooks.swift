import LayerPlayer

/// What a live view looked like at some moments, and whether anything of it was seen.
///
/// A picture of one colour is no fault where it becomes another later, or where what the page shows
/// cannot be seen because the page has it so: it is hidden, has the colour of its ground, or lies
/// outside.
struct LiveViewLooks {
  private enum Look: Equatable {
    case drawn
    /// The colour of all pixels; none without a picture.
    case oneColour(UInt32?)

    var colour: UInt32? {
      if case .oneColour(let colour) = self { colour } else { nil }
    }
  }

  private var looks: [Look] = []
  private var isUnseen = false

  var isEmpty: Bool { looks.isEmpty }

  mutating func look(at player: LayerPlayer, _ moment: Double) {
    // What was seen once need not be looked for again.
    if verdict == .drawn, !looks.isEmpty { return }
    let look = Self.look(at: player, moment)
    if look != .drawn, player.unseenContents(at: moment) != nil { isUnseen = true }
    looks.append(look)
  }

  private static func look(at player: LayerPlayer, _ moment: Double) -> Look {
    guard let drawing = player.draw(at: moment) else { return .oneColour(nil) }
    return drawing.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      return pixels.allSatisfy { $0 == pixels.first } ? .oneColour(pixels.first) : .drawn
    }
  }

  var verdict: PageVerdict.LiveView {
    if isUnseen || looks.contains(.drawn) { return .drawn }
    return Set(looks.map(\.colour)).count > 1 ? .drawn : .oneColour
  }
}
