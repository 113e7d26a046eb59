import CoreGraphics
import Foundation
import PageProtocol

/// A layer that shows particles: many small pictures, born, moved and faded by rules.
open class CAEmitterLayer: CALayer {
  override var kind: LayerKind { .emitter }
  private var cellObjects: [CAEmitterCell]?

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    cellObjects = (layer as? CAEmitterLayer)?.cellObjects
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var emitterCells: [CAEmitterCell]? {
    get { cellObjects }
    set {
      cellObjects = newValue
      takeCells()
    }
  }

  private func takeCells() {
    changeSettings { $0.cells = (cellObjects ?? []).map(\.values) }
  }

  // MARK: Factors of all cells

  open var birthRate: Float {
    get { factor(0) }
    set { setBirthRate(newValue) }
  }

  open var lifetime: Float {
    get { factor(1) }
    set { changeComponent(1, of: .emitterScalars, to: CGFloat(newValue)) }
  }

  open var velocity: Float {
    get { factor(2) }
    set { changeComponent(2, of: .emitterScalars, to: CGFloat(newValue)) }
  }

  open var scale: Float {
    get { factor(3) }
    set { changeComponent(3, of: .emitterScalars, to: CGFloat(newValue)) }
  }

  open var spin: Float {
    get { factor(4) }
    set { changeComponent(4, of: .emitterScalars, to: CGFloat(newValue)) }
  }

  // MARK: Place and form

  open var emitterPosition: CGPoint {
    get {
      let place = modelValues.numbers(.emitterPosition)
      return CGPoint(x: place[0], y: place[1])
    }
    set { set(LayerKeyPath(.emitterPosition, .plane), to: .point(newValue)) }
  }

  open var emitterZPosition: CGFloat {
    get { modelValues.numbers(.emitterPosition)[2] }
    set { changeComponent(2, of: .emitterPosition, to: newValue) }
  }

  open var emitterSize: CGSize {
    get {
      let size = modelValues.numbers(.emitterSize)
      return CGSize(width: size[0], height: size[1])
    }
    set { set(LayerKeyPath(.emitterSize, .extent), to: .size(newValue)) }
  }

  open var emitterDepth: CGFloat {
    get { modelValues.numbers(.emitterSize)[2] }
    set { changeComponent(2, of: .emitterSize, to: newValue) }
  }

  open var emitterShape: CAEmitterLayerEmitterShape {
    get { modelValues.emitter.shape }
    set { changeSettings { $0.shape = newValue } }
  }

  open var emitterMode: CAEmitterLayerEmitterMode {
    get { modelValues.emitter.mode }
    set { changeSettings { $0.mode = newValue } }
  }

  open var renderMode: CAEmitterLayerRenderMode {
    get { modelValues.emitter.renderMode }
    set { changeSettings { $0.renderMode = newValue } }
  }

  open var preservesDepth: Bool {
    get { modelValues.emitter.preservesDepth }
    set { changeSettings { $0.preservesDepth = newValue } }
  }

  open var seed: UInt32 {
    get { modelValues.emitter.seed }
    set { changeSettings { $0.seed = newValue } }
  }

  /// Particles are born from this moment of the superlayer's time on; zero means long ago.
  open override var beginTime: CFTimeInterval {
    didSet {
      let begin = beginTime == 0 ? nil : superlayer?.convertTime(beginTime, to: nil) ?? beginTime
      changeSettings { $0.emission.begin = begin }
    }
  }

  // MARK: Changing

  private func factor(_ index: Int) -> Float {
    // A rate of nothing stands as an end of emission, so that what was born lives on.
    if index == 0, modelValues.emitter.emission.end != nil { return 0 }
    return Float(modelValues.numbers(.emitterScalars)[index])
  }

  /// Particles that are alive when the rate becomes nothing live on; those of a rate that was
  /// nothing are born from now on.
  private func setBirthRate(_ rate: Float) {
    guard rate != birthRate else { return }
    if rate <= 0 {
      // What nobody has seen has no particles that could live on.
      let end = flushState == .flushed ? CACurrentMediaTime() : -.infinity
      changeSettings { $0.emission.end = end }
      return
    }
    if modelValues.emitter.emission.end != nil {
      let begin = flushState == .flushed ? CACurrentMediaTime() : nil
      changeSettings {
        $0.emission.end = nil
        $0.emission.begin = begin ?? $0.emission.begin
      }
    }
    changeComponent(0, of: .emitterScalars, to: CGFloat(rate))
  }

  private func changeSettings(_ change: (inout EmitterValues) -> Void) {
    var values = modelValues.emitter
    change(&values)
    self.change(.emitter, to: .emitter(values))
  }

  // MARK: Values by name

  /// `emitterCells.NAME.KEY` reads a cell's value.
  open override func value(forKeyPath path: String) -> Any? {
    if path == "emitterCells" { return cellObjects }
    guard let (cell, key) = cell(named: path) else { return super.value(forKeyPath: path) }
    return cell.value(forKey: key)
  }

  /// `emitterCells.NAME.KEY` sets a cell's value.
  open override func setValue(_ value: Any?, forKeyPath path: String) {
    if path == "emitterCells" {
      emitterCells = value as? [CAEmitterCell]
    } else if let (cell, key) = cell(named: path) {
      cell.setValue(value, forKey: key)
      takeCells()
    } else {
      super.setValue(value, forKeyPath: path)
    }
  }

  private func cell(named path: String) -> (CAEmitterCell, String)? {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = cellObjects?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (cell, parts[2])
  }
}
