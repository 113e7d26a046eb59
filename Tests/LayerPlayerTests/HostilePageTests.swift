import LayerPlayer
import PageProtocol
import Testing

/// What no page of ours sends: it is drawn as well as it can be, and nothing breaks.
struct HostilePageTests {
  private static let oddNumbers: [Double] = [
    .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude, -0.0,
  ]

  private static func properties(_ n: Double) -> [LayerProperty] {
    LayerProperty.Key.allCases.compactMap { key in
      value(of: key.schema.kind, n).map { LayerProperty(key, $0) }
    }
  }

  /// None for what has no numbers.
  private static func value(of kind: LayerPropertyKind, _ n: Double) -> LayerPropertyValue? {
    let f = Float(n)
    let color = LayerColor(red: f, green: f, blue: f, alpha: f)
    return switch kind {
    case .number: .number(n)
    case .point: .point(LayerPoint(x: n, y: n))
    case .size: .size(LayerSize(width: n, height: n))
    case .vector: .vector(LayerVector(x: n, y: n, z: n))
    case .rect: .rect(rect(n))
    case .matrix: .matrix(.init(repeating: n, count: 16))
    case .color: .color(color)
    case .optionalColor: .optionalColor(color)
    case .colors: .colors([color, color])
    case .offsets: .offsets(color)
    case .list: .list([n, n])
    case .path: .path(path(n))
    case .emitter: .emitter(emitter(n))
    case .scalars:
      .scalars(EmitterScalars(birthRate: f, lifetime: f, velocity: f, scale: f, spin: f))
    case .text: .text(text(n, color))
    case .flag, .count, .corners, .choice, .picture, .layer: nil
    }
  }

  private static func rect(_ n: Double) -> LayerRect {
    LayerRect(x: n, y: n, width: n, height: n)
  }

  private static func path(_ n: Double) -> LayerPath {
    LayerPath([
      .move(LayerPoint(x: n, y: 0)), .line(LayerPoint(x: 0, y: n)),
      .cubic(LayerPoint(x: n, y: n), LayerPoint(x: 1, y: n), to: LayerPoint(x: 9, y: 9)), .close,
    ])
  }

  private static func text(_ n: Double, _ color: LayerColor) -> TextBlock {
    TextBlock(
      fills: [.init(rect: rect(n), color: color)],
      runs: [
        .init(
          text: "a", font: 9, size: n, x: n, y: n, width: n, color: color, letterSpacing: n,
          slant: n, outline: .init(width: n, color: color))
      ])
  }

  private static func emitter(_ n: Double) -> EmitterStructure {
    var cell = EmitterCell()
    for path in [
      \EmitterCell.birthRate, \.lifetime, \.velocity, \.scale, \.spin, \.redRange, \.alphaSpeed,
    ] {
      cell[keyPath: path] = Float(n)
    }
    (cell.beginTime, cell.duration, cell.contentsScale, cell.picture) = (n, n, n, 5)
    return EmitterStructure(shape: .circle, begin: n, cells: [cell])
  }

  @Test(arguments: oddNumbers) func noNumberIsTooOdd(number: Double) {
    for kind in LayerKind.allCases {
      for property in Self.properties(number) {
        var stage = Stage()
        stage.player.add(Self.picture(5))
        stage.add(
          2, 5, 5, 20, 20, kind: kind,
          [.contents(5), .masksToBounds(true), .cornerRadius(3), .instanceCount(3)])
        stage.add(3, 10, 10, 4, 4)
        stage.apply([.sublayers(2, [3]), .set(2, property), .set(1, property)])
        #expect(stage.drawing(at: 1) != nil)
        #expect(stage.drawing(at: number) != nil)
      }
    }
  }

  private static func picture(_ hash: UInt64) -> Picture {
    Picture(
      hash: hash, width: 4, height: 4, format: .pixels, bytes: .init(repeating: 200, count: 64))
  }

  @Test(arguments: oddNumbers) func noAnimationIsTooOdd(number: Double) {
    for property in Self.properties(number) {
      var stage = Stage()
      stage.add(2, 5, 5, 20, 20)
      for mode in [LayerAnimation.Mode.linear, .discrete] {
        let animation = LayerAnimation(
          values: [property, property], keyTimes: [number, number],
          timings: [.cubic(number, number, number, number)], isAdditive: mode == .linear,
          delay: number, duration: number, repeatCount: number, autoreverses: true, fill: .both,
          isRemovedOnCompletion: false, mode: mode, isCumulative: true, rate: number)
        stage.apply([.addAnimation(2, key: "a", animation)], at: number)
        #expect(stage.drawing(at: 0.5) != nil)
      }
    }
  }

  @Test func aSideOfABillionPointsIsDrawnWhereItIsSeen() {
    var stage = Stage()
    stage.add(2, -5e8, -5e8, 1e9, 1e9, .pureRed)
    stage.add(3, -5e8, 10, 1e9, 5, .pureBlue, [.transform(Self.turned)])
    #expect(stage.pixel(20, 5) == Shown.red && stage.pixel(35, 10) == Shown.red)
    // A strip that goes on for ever, along the diagonal.
    #expect(stage.pixel(20, 32) == Shown.blue && stage.pixel(5, 17) == Shown.blue)
  }

  private static let turned: [Double] = [1, 1, 0, 0, -1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  @Test func aLiveViewOfABillionPointsIsCutOff() {
    let player = LayerPlayer()
    player.apply(
      LayerCommit(
        number: 1, time: 0,
        operations: [
          .create(1), .set(1, .bounds(x: 0, y: 0, width: 1e9, height: 100)), .root(1),
        ]))
    #expect(player.draw(at: 0, scale: 1)?.width == Int(LayerPlayer.mostPoints))
  }

  @Test func aLiveViewOfManyPixelsIsDrawnSmaller() throws {
    let stage = Stage(5000, 5000)
    let drawing = try #require(stage.player.draw(at: 0))
    #expect(drawing.width == drawing.height && drawing.width > 5000)
    #expect(stage.player.draw(at: 0, scale: 0.5)?.width == 2048)
  }

  @Test func aLayerNeverLiesInItself() {
    var stage = Stage()
    stage.add(2, 0, 0, 10, 10)
    stage.add(3, 0, 0, 10, 10, .pureBlue)
    stage.apply([.sublayers(2, [3]), .sublayers(3, [2]), .sublayers(2, [2]), .sublayers(3, [1])])
    stage.apply([.set(2, .mask(2)), .set(2, .mask(3)), .set(3, .mask(2)), .set(1, .mask(1))])
    #expect(stage.drawing() != nil)
  }

  @Test func aLayerHasOnePlace() {
    var stage = Stage()
    stage.add(2, 0, 0, 20, 20, .pureRed)
    stage.add(3, 20, 20, 20, 20, .pureGreen)
    stage.apply([.create(4), .set(4, .bounds(x: 0, y: 0, width: 10, height: 10))])
    stage.apply([.set(4, .position(x: 10, y: 10)), .set(4, .backgroundColor(.pureBlue))])
    stage.apply([.sublayers(2, [4]), .sublayers(3, [4, 4, 4])])
    #expect(stage.pixel(10, 10) == Shown.red && stage.pixel(30, 30) == Shown.blue)
  }

  /// Seen to have mattered: recursion this deep would not fit on a usual stack.
  @Test func aChainOfAHundredThousandLayersIsDrawnAsFarAsItGoes() {
    var stage = Stage()
    var operations: [LayerOperation] = []
    for layer in UInt32(2)...100_002 {
      operations += [
        .create(layer), .set(layer, .bounds(x: 0, y: 0, width: 40, height: 40)),
        .set(layer, .position(x: 20, y: 20)), .set(layer, .opacity(0.999)),
      ]
    }
    // From the innermost outwards, so that no step sees how deep it gets.
    for layer in (UInt32(3)...100_002).reversed() {
      operations.append(.sublayers(layer - 1, [layer]))
    }
    stage.apply(operations + [.set(3, .backgroundColor(.pureRed)), .sublayers(1, [2])])
    #expect(stage.pixel(20, 20)?[0] == 255 && stage.pixel(20, 20)![1] < 10)
  }

  @Test func copiesOfCopiesEnd() {
    var stage = Stage(40, 40, kind: .replicator)
    var operations: [LayerOperation] = [.set(1, .instanceCount(.max))]
    for layer in UInt32(2)...8 {
      operations += [
        .create(layer, .replicator), .set(layer, .instanceCount(.max)),
        .set(layer, .instanceColor(LayerColor(red: 1, green: 1, blue: 1, alpha: 0.9))),
        .set(layer, .bounds(x: 0, y: 0, width: 40, height: 40)),
        .sublayers(layer - 1, [layer]),
      ]
    }
    stage.apply(operations)
    #expect(stage.drawing() != nil)
  }

  @Test func aSkyFullOfParticlesEnds() {
    var cell = EmitterCell()
    (cell.birthRate, cell.lifetime, cell.picture) = (1e9, 1e9, 5)
    for _ in 0..<3 {
      var outer = cell
      outer.cells = [cell, cell]
      cell = outer
    }
    var stage = Stage()
    stage.player.add(Self.picture(5))
    stage.add(
      2, 0, 0, 40, 40, kind: .emitter,
      [.emitter(EmitterStructure(cells: .init(repeating: cell, count: 5)))])
    #expect(stage.drawing(at: 1e6) != nil)
  }

  @Test func groupsWithoutEndEnd() {
    var stage = Stage(2000, 2000)
    for layer in UInt32(2)...400 {
      stage.add(layer, 0, 0, 2000, 2000, .pureRed, [.opacity(0.5), .shadowOpacity(1)])
    }
    #expect(stage.drawing() != nil)
  }

  @Test func numbersThatNameNoLayerArePassedOver() {
    var stage = Stage()
    stage.apply([
      .set(99, .opacity(0)), .sublayers(99, [1]), .sublayers(1, [98, 97]), .remove(96),
      .removeAnimation(95, key: "x"), .create(0), .create(1), .set(1, .mask(94)),
      .transition(93, LayerTransition(kind: .push, duration: 1, timing: .linear)),
    ])
    #expect(stage.drawing() != nil)
    stage.apply([.remove(1)])
    #expect(stage.drawing() == nil && !stage.player.hasRoot)
  }

  @Test func formerPicturesDoNotPileUp() {
    var stage = Stage()
    for layer in UInt32(2)...300 { stage.add(layer, 0, 0, 10, 10) }
    let flip = LayerTransition(kind: .flipFromLeft, duration: 1e9, timing: .linear)
    for round in 0..<300 {
      stage.apply([.transition(1, flip), .transition(2, flip)], at: Double(round))
    }
    #expect(stage.drawing(at: 300) != nil)
  }

  @Test func damagedFilesAreNotDrawn() {
    let beginnings: [[UInt8]] = [
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0xff, 0xd8, 0xff, 0xe0],
      Array("GIF89a".utf8), Array("RIFF0000WEBPVP8 ".utf8), Array("<svg>".utf8), [],
    ]
    for (index, beginning) in beginnings.enumerated() {
      var stage = Stage()
      let hash = UInt64(index + 1)
      let bytes = beginning + (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 73) }
      stage.player.add(
        Picture(hash: hash, width: 4000, height: 4000, format: .file, bytes: bytes))
      stage.add(2, 0, 0, 40, 40, .pureRed, [.contents(hash)])
      #expect(stage.pixel(20, 20) == Shown.red)
    }
  }

  @Test func damagedFontsDrawNothing() {
    for bytes in [[], Array("OTTO".utf8), (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }] {
      var stage = Stage()
      stage.player.add(FontResource(hash: 7, family: "x", source: .fileBytes, bytes: bytes))
      let run = TextBlock.Run(
        text: "Wort", font: 7, size: 20, x: 0, y: 20, width: 40, color: .black)
      stage.add(2, 0, 0, 40, 40, .pureRed, [.text(TextBlock(runs: [run]))])
      #expect(stage.drawing() != nil)
    }
  }

  @Test func framesThatAreNoneAreRefused() {
    let player = LayerPlayer()
    let (version, commit) = (Frame.version, PageEvent.Kind.commit.rawValue)
    for frame in [
      [], [version], [version, commit], [version - 1, commit, 0, 0],
      [version, commit, 0, 0, 0, 0, 255, 255],
    ] as [[UInt8]] {
      #expect(throws: ProtocolError.self) { try player.receive(frame: frame) }
    }
  }
}
