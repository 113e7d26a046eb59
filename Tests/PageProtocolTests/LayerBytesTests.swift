import PageProtocol
import Testing

/// Bytes as docs/wire-format.md writes them down, one by one: what is written and read alike could
/// still be in another order than others read it.
struct LayerBytesTests {
  private func bytes(_ operation: LayerOperation) -> [UInt8] {
    let commit = LayerCommit(number: 1, time: 0, operations: [operation])
    // Length, version, kind, number, time, count of operations.
    return Array(PageEvent.commit(commit).encoded().dropFirst(4 + 2 + 4 + 8 + 4))
  }

  private func f64(_ number: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) }
  }

  private func f32(_ number: Float) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) }
  }

  private func u32(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  @Test func theVersionIsTwo() {
    #expect(PageEvent.topLevelEnded.encoded() == [2, 0, 0, 0, 5, 38])
  }

  @Test func aCreationEndsWithItsKind() {
    #expect(bytes(.create(7, .emitter)) == [2] + u32(7) + [4])
  }

  @Test func onlySomeTransitionsHaveADirection() {
    let push = LayerTransition(
      kind: .push, direction: .fromBottom, delay: 1, duration: 2, timing: .linear)
    #expect(bytes(.transition(3, push)) == [1] + u32(3) + [8, 3] + f64(1) + f64(2) + [0])
    let fade = LayerTransition(kind: .crossDissolve, delay: 1, duration: 2, timing: .linear)
    #expect(bytes(.transition(3, fade)) == [1] + u32(3) + [5] + f64(1) + f64(2) + [0])
  }

  @Test func anAnimationEndsWithModeCumulativeAndRate() {
    let animation = LayerAnimation(
      values: [.strokeEnd(0.5)], keyTimes: [0], timings: [], duration: 3, mode: .discrete,
      isCumulative: true, rate: 0.25)
    let wanted: [UInt8] =
      [6] + u32(1) + u32(1) + [0x6b] + u32(1) + [45] + f64(0.5) + u32(1) + f64(0) + u32(0) + [0]
      + f64(0) + f64(3) + f64(1) + [0, 2, 1, 1, 1] + f64(0.25)
    #expect(bytes(.addAnimation(1, key: "k", animation)) == wanted)
  }

  @Test func aPathIsStepsWithControlPointsFirst() {
    let path = LayerPath([
      .move(LayerPoint(x: 1, y: 2)), .quadratic(LayerPoint(x: 3, y: 4), to: LayerPoint(x: 5, y: 6)),
      .close,
    ])
    let steps = [0] + f64(1) + f64(2) + [2] + f64(3) + f64(4) + f64(5) + f64(6) + [4]
    #expect(bytes(.set(1, .path(path))) == [3] + u32(1) + [40, 1] + u32(3) + steps)
  }

  @Test func aRunOfTextHasItsParts() {
    let run = TextBlock.Run(
      text: "a", font: 5, size: 17, x: 1, y: 2, width: 3, color: .white, letterSpacing: 4,
      slant: 0.5, outline: TextBlock.Outline(width: 6, color: .black))
    let white = f32(1) + f32(1) + f32(1) + f32(1)
    let black = f32(0) + f32(0) + f32(0) + f32(1)
    let wanted: [UInt8] =
      [3] + u32(1) + [90, 1] + u32(0) + u32(1) + u32(1) + [0x61] + [5, 0, 0, 0, 0, 0, 0, 0]
      + f64(17) + f64(1) + f64(2) + f64(3) + white + f64(4) + f64(0.5) + [1] + f64(6) + black
      + u32(0)
    #expect(bytes(.set(1, .text(TextBlock(runs: [run])))) == wanted)
  }

  @Test func anEmitterBeginsWithItsSettings() {
    var cell = EmitterCell()
    (cell.birthRate, cell.lifetime, cell.alphaSpeed) = (2, 3, 4)
    let structure = EmitterStructure(
      shape: .line, mode: .outline, renderMode: .additive, preservesDepth: true, seed: 9, begin: 1,
      cells: [cell])
    let numbers: [Float] =
      [2, 3] + [Float](repeating: 0, count: 9) + [1] + [Float](repeating: 0, count: 11) + [4]
    let wanted: [UInt8] =
      [3] + u32(1) + [80, 1, 1, 4, 1] + u32(9) + f64(1) + u32(1) + u32(0) + [0] + f64(0) + f64(0)
      + f64(1) + f64(1) + f64(1) + numbers.flatMap(f32) + f32(1) + f32(1) + f32(1) + f32(1)
      + f64(0) + f64(.infinity) + u32(0)
    #expect(bytes(.set(1, .emitter(structure))) == wanted)
  }

  @Test func aFontSaysWhatItIs() {
    let font = FontResource(
      hash: 1, family: "I", source: .installed, bytes: [0x4d], weight: 700, isItalic: true)
    let wanted: [UInt8] =
      [5, 42, 1, 0, 0, 0, 0, 0, 0, 0] + u32(1) + [0x49, 2] + u32(1) + [0x4d, 0xbc, 2, 1]
    #expect(Array(PageEvent.font(font).encoded().dropFirst(4)) == wanted)
  }
}
