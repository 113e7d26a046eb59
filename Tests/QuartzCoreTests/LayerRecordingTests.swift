@_spi(Pictures) import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

/// What only some layers have, as it is sent.
@MainActor
struct LayerRecordingTests {
  private func commit(
    _ recorder: LayerTreeRecorder, _ root: CALayer?, time: Double = 0
  ) -> [LayerOperation] {
    CATransaction.flush()
    return recorder.commit(root: root, time: time)?.operations ?? []
  }

  @Test func eachKindIsSaidWhenALayerIsCreated() {
    TestClock.run { _ in
      let root = CALayer()
      root.sublayers = [
        CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer(), CAEmitterLayer(),
        CATransformLayer(), CAScrollLayer(), CATiledLayer(),
      ]
      let created = commit(LayerTreeRecorder { _ in }, root).filter {
        if case .create = $0 { return true } else { return false }
      }
      #expect(
        created == [
          .create(1), .create(2, .shape), .create(3, .gradient), .create(4, .replicator),
          .create(5, .emitter), .create(6, .transform), .create(7), .create(8),
        ])
    }
  }

  @Test func aShapeSaysItsPath() {
    TestClock.run { _ in
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
      path.closeSubpath()
      shape.path = path
      shape.lineDashPattern = [4, 2]
      shape.fillRule = .evenOdd
      let steps: [LayerPath.Element] = [
        .move(LayerPoint(x: 1, y: 2)),
        .quadratic(LayerPoint(x: 3, y: 4), to: LayerPoint(x: 5, y: 6)), .close,
      ]
      #expect(
        commit(LayerTreeRecorder { _ in }, shape) == [
          .create(1, .shape), .set(1, .path(LayerPath(steps))), .set(1, .fillRule(.evenOdd)),
          .set(1, .lineDashPattern([4, 2])), .root(1),
        ])
    }
  }

  @Test func aMaskIsALayerInNobodysList() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let (root, mask, leaf) = (CALayer(), CALayer(), CALayer())
      mask.addSublayer(leaf)
      root.mask = mask
      #expect(
        commit(recorder, root) == [
          .create(1), .create(2), .create(3), .set(1, .mask(2)), .sublayers(2, [3]), .root(1),
        ])
      CATransaction.setDisableActions(true)
      leaf.opacity = 0.5
      #expect(commit(recorder, root) == [.set(3, .opacity(0.5))])
      root.mask = nil
      #expect(commit(recorder, root) == [.set(1, .mask(nil)), .remove(3), .remove(2)])
    }
  }

  @Test func aMaskBelongsToOneLayer() {
    let (one, other, mask, parent) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(mask)
    one.mask = mask
    #expect(mask.superlayer == nil && parent.sublayers == nil)
    other.mask = mask
    #expect(one.mask == nil && other.mask === mask)
    parent.addSublayer(mask)
    #expect(other.mask == nil && mask.superlayer === parent)
  }

  private func text(_ font: LayerFont) -> LayerText {
    var text = LayerText()
    text.runs = [
      LayerText.Run(
        text: "Hej", font: font, size: 17, origin: CGPoint(x: 0, y: 16), width: 30, color: .black)
    ]
    return text
  }

  @Test func backdropsAndSilhouettesAreSent() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder(pictures: { _ in })
      let root = CALayer()
      root.backdropBlur = 12
      root.backdropSaturation = 1.5
      root.backdropTint = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      root.silhouette = .black
      let operations = commit(recorder, root)
      let tint = LayerColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      let wanted: [LayerProperty] = [
        .backdropBlur(12), .backdropSaturation(1.5), .backdropTint(tint), .silhouette(.black),
      ]
      for property in wanted { #expect(operations.contains(.set(1, property))) }
      root.silhouette = nil
      #expect(commit(recorder, root).first == .set(1, .silhouette(nil)))
    }
  }

  @Test func filtersAreSent() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder(pictures: { _ in })
      let root = CALayer()
      let matrix = (0..<20).map { CGFloat($0) }
      root.contentBlur = 4
      root.colorMatrix = matrix
      let operations = commit(recorder, root)
      #expect(operations.contains(.set(1, .contentBlur(4))))
      #expect(operations.contains(.set(1, .colorMatrix(matrix.map { Double($0) }))))
      root.colorMatrix = []
      #expect(commit(recorder, root).first == .set(1, .colorMatrix([])))
    }
  }

  @Test func fontsGoOnceAndBeforeTheTextThatNamesThem() {
    TestClock.run { _ in
      var fonts: [FontResource] = []
      let recorder = LayerTreeRecorder(pictures: { _ in }, fonts: { fonts.append($0) })
      let (root, other) = (CALayer(), CALayer())
      root.addSublayer(other)
      root.layerText = text(LayerFont(source: .studioFile("Inter-Bold.otf"), family: "Inter"))
      other.layerText = text(LayerFont(source: .studioFile("Inter-Bold.otf"), family: "Inter"))
      let operations = commit(recorder, root)
      #expect(fonts.count == 1 && fonts.first?.name == "Inter-Bold.otf")
      let hash = fonts.first?.hash ?? 0
      let run = TextBlock.Run(
        text: "Hej", font: hash, size: 17, x: 0, y: 16, width: 30, color: .black)
      #expect(operations.contains(.set(1, .text(TextBlock(runs: [run])))))
      #expect(operations.contains(.set(2, .text(TextBlock(runs: [run])))))
      other.layerText = text(LayerFont(source: .installed("Menlo"), family: "Menlo", weight: 700))
      _ = commit(recorder, root)
      #expect(fonts.map(\.source) == [.studioFile, .installed] && fonts.last?.weight == 700)
      root.layerText = nil
      #expect(commit(recorder, root) == [.set(1, .text(nil))])
    }
  }

  private func emitter(_ operations: [LayerOperation]) -> EmitterStructure? {
    for case .set(_, let property) in operations {
      if case .emitter(let structure) = property.value { return structure }
    }
    return nil
  }

  @Test func cellsAndTheirPicturesAreSent() throws {
    try TestClock.run { _ in
      var pictures: [Picture] = []
      let recorder = LayerTreeRecorder { pictures.append($0) }
      let (layer, cell, trail) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
      let context = try #require(
        CGContext(
          data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
      cell.contents = context.makeImage()
      (cell.birthRate, cell.lifetime, cell.velocity) = (20, 3, 80)
      cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      trail.birthRate = 5
      cell.emitterCells = [trail]
      layer.emitterCells = [cell]
      layer.emitterShape = .line
      layer.renderMode = .additive
      let structure = try #require(emitter(commit(recorder, layer)))
      #expect(pictures.count == 1 && structure.cells[0].picture == pictures[0].hash)
      #expect(structure.shape == .line && structure.renderMode == .additive)
      #expect(structure.cells[0].birthRate == 20 && structure.cells[0].velocity == 80)
      #expect(structure.cells[0].color == LayerColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(structure.cells[0].cells.map(\.birthRate) == [5])
      #expect(structure.seed == 1 && structure.begin < 0)
    }
  }

  @Test func particlesThatLiveOutliveTheirEmission() throws {
    try TestClock.run { clock in
      let recorder = LayerTreeRecorder { _ in }
      let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
      (cell.birthRate, cell.lifetime) = (20, 3)
      layer.beginTime = CACurrentMediaTime()
      layer.emitterCells = [cell]
      // The page's time is 990 less than the clock of animations here.
      let first = try #require(emitter(commit(recorder, layer, time: 10)))
      #expect(first.begin == 10 && first.cells[0].duration == .infinity)
      clock.advance(by: 2)
      layer.birthRate = 0
      #expect(layer.birthRate == 0)
      let operations = commit(recorder, layer, time: 12)
      let stopped = try #require(emitter(operations))
      #expect(stopped.begin == 10 && abs(stopped.cells[0].duration - 2) < 1e-9)
      #expect(operations.count == 1)
      clock.advance(by: 5)
      layer.birthRate = 1
      let again = try #require(emitter(commit(recorder, layer, time: 17)))
      #expect(abs(again.begin - 17) < 1e-9 && again.cells[0].duration == .infinity)
    }
  }

  @Test func aBlendModeHasManyNames() {
    TestClock.run { _ in
      for (name, mode) in [
        ("multiplyBlendMode", LayerBlendMode.multiply), ("CIScreenBlendMode", .screen),
        ("plusL", .plusLighter), ("destOut", .destinationOut), ("sourceAtop", .sourceAtop),
        ("softLightBlendMode", .softLight),
      ] {
        let layer = CALayer()
        layer.compositingFilter = name
        #expect(
          commit(LayerTreeRecorder { _ in }, layer).contains(.set(1, .blendMode(mode))), "\(name)")
      }
    }
  }

  @Test func aPageThatDrawsNothingNewSaysNothing() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let root = CALayer()
      _ = commit(recorder, root)
      root.name = "root"
      root.isOpaque = true
      root.setNeedsLayout()
      #expect(commit(recorder, root).isEmpty)
    }
  }
}
