import PageProtocol

extension LayerTree {
  /// The pictures that its layers name, those of transitions under way too.
  var namedPictures: Set<UInt64> {
    var named: Set<UInt64> = []
    for layer in set.layers.values {
      named.formUnion(layer.namedPictures)
      for former in (layer.transition?.former.layers ?? [:]).values {
        named.formUnion(former.namedPictures)
      }
    }
    return named
  }
}

extension Layer {
  fileprivate var namedPictures: [UInt64] {
    let animated = animations.flatMap(\.animation.namedPictures)
    return values.namedPictures + animated
  }
}

extension LayerValues {
  fileprivate var namedPictures: [UInt64] {
    var named: [UInt64] = []
    if case .picture(let hash?) = self[.contents] { named.append(hash) }
    if has(.emitter), case .emitter(let emitter) = self[.emitter] {
      named += emitter.cells.flatMap(\.namedPictures)
    }
    return named
  }
}

extension PlayedAnimation {
  fileprivate var namedPictures: [UInt64] {
    values.compactMap { value in
      if case .picture(let hash) = value { hash } else { nil }
    }
  }
}

extension EmitterCell {
  fileprivate var namedPictures: [UInt64] {
    [picture].compactMap { $0 } + cells.flatMap(\.namedPictures)
  }
}
