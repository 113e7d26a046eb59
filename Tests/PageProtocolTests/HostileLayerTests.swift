import PageProtocol
import Testing

/// Bytes no page of ours sends, and what becomes of them.
struct HostileLayerTests {
  /// A commit of one `set`, its property as these bytes.
  private func reads(property key: LayerProperty.Key, _ value: (inout ByteWriter) -> Void) throws
    -> LayerProperty?
  {
    let frame = Frame.encode(kind: PageEvent.Kind.commit.rawValue) { writer in
      writer.u32(1)
      writer.f64(0)
      writer.u32(1)
      writer.u8(3)
      writer.u32(1)
      writer.u8(key.rawValue)
      value(&writer)
    }
    let event = try PageEvent(frame: Array(frame.dropFirst(Frame.lengthSize)))
    guard case .commit(let commit) = event, case .set(_, let property) = commit.operations.first
    else { return nil }
    return property
  }

  /// The numbers are of 32 bits, and four times their product is not of 64.
  @Test(arguments: [UInt32.max, 1 << 31, 60_000]) func aPictureOfAnEndlessSizeIsRefused(
    side: UInt32
  ) {
    let picture = Picture(hash: 1, width: side, height: side, format: .pixels, bytes: [1, 2, 3, 4])
    let frame = PageEvent.picture(picture).encoded()
    #expect(throws: ProtocolError.self) {
      try PageEvent(frame: Array(frame.dropFirst(Frame.lengthSize)))
    }
  }

  @Test func whatIsWrittenByHandIsRead() throws {
    #expect(try reads(property: .lineCap) { $0.u8(2) } == .lineCap(.square))
    #expect(try reads(property: .path) { $0.bool(false) } == .path(nil))
  }

  @Test(arguments: [
    LayerProperty.Key.cornerCurve, .maskedCorners, .magnificationFilter, .minificationFilter,
    .blendMode, .fillRule, .lineCap, .lineJoin, .gradientType, .contentsGravity,
  ])
  func aChoiceThereIsNotIsRefused(key: LayerProperty.Key) {
    #expect(throws: ProtocolError.self) { try reads(property: key) { $0.u8(99) } }
  }

  @Test func aPathOfUnknownStepsIsRefused() {
    #expect(throws: ProtocolError.self) {
      try reads(property: .path) {
        $0.bool(true)
        $0.list([UInt8](repeating: 5, count: 3)) { $0.u8($1) }
      }
    }
  }

  @Test func anEndlessPathIsRefused() {
    func steps(_ count: Int) throws -> LayerProperty? {
      try reads(property: .path) {
        $0.bool(true)
        $0.list([UInt8](repeating: 4, count: count)) { $0.u8($1) }
      }
    }
    #expect(throws: ProtocolError.self) { try steps(LayerPath.mostElements + 1) }
    #expect(throws: Never.self) { try steps(1000) }
  }

  private func emitter(depth: Int, width: Int) -> LayerProperty {
    var cells = [EmitterCell](repeating: EmitterCell(), count: width)
    for _ in 1..<depth {
      var parent = EmitterCell()
      parent.cells = cells
      cells = [parent]
    }
    return .emitter(EmitterStructure(cells: cells))
  }

  private func survives(_ property: LayerProperty) -> Bool {
    let commit = LayerCommit(number: 1, time: 0, operations: [.set(1, property)])
    let frame = PageEvent.commit(commit).encoded()
    return (try? PageEvent(frame: Array(frame.dropFirst(Frame.lengthSize)))) == .commit(commit)
  }

  @Test func cellsAreBoundedInDepthAndNumber() {
    #expect(survives(emitter(depth: EmitterStructure.mostDepth, width: 1)))
    #expect(!survives(emitter(depth: EmitterStructure.mostDepth + 1, width: 1)))
    #expect(survives(emitter(depth: 2, width: EmitterStructure.mostCells - 1)))
    #expect(!survives(emitter(depth: 2, width: EmitterStructure.mostCells)))
  }

  @Test func aKindOfLayerThereIsNotIsRefused() {
    let frame = Frame.encode(kind: PageEvent.Kind.commit.rawValue) { writer in
      writer.u32(1)
      writer.f64(0)
      writer.u32(1)
      writer.u8(2)
      writer.u32(1)
      writer.u8(6)
    }
    #expect(throws: ProtocolError.self) {
      try PageEvent(frame: Array(frame.dropFirst(Frame.lengthSize)))
    }
  }

  @Test(arguments: ["../passwd", "a/b.otf", ".hidden", "", "with space.otf"])
  func aFontFileElsewhereIsRefused(name: String) {
    let font = FontResource(hash: 1, family: "", source: .studioFile, bytes: Array(name.utf8))
    let body = Array(PageEvent.font(font).encoded().dropFirst(Frame.lengthSize))
    #expect(throws: ProtocolError.self) { try PageEvent(frame: body) }
  }
}
