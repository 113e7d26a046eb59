/// What a layer has of its own; said once, when it is created.
public enum LayerKind: UInt8, Sendable, CaseIterable {
  case plain = 0, shape = 1, gradient = 2, replicator = 3, emitter = 4
  /// No contents of its own; its sublayers keep their place in space.
  case transform = 5
}
