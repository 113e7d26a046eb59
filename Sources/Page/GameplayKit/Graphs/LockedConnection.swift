/// A way that stays, whatever is put on it.
struct LockedConnection: Hashable {
  let start: ObjectIdentifier
  let end: ObjectIdentifier

  init(_ start: GKGraphNode, _ end: GKGraphNode) {
    self.start = ObjectIdentifier(start)
    self.end = ObjectIdentifier(end)
  }
}

/// The obstacles that do not count for a node.
struct ObstacleExemptions {
  /// Those that are as good as not there.
  var ignored: Set<ObjectIdentifier> = []
  /// Those that one may come close to.
  var approachable: Set<ObjectIdentifier> = []
}
