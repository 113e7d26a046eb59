/// What a layer has of its own; said once, when it is created.
public enum LayerKind: UInt8, Sendable, CaseIterable {
  case plain, shape, gradient, replicator, emitter
  /// No contents of its own; its sublayers keep their place in space.
  case transform
}
