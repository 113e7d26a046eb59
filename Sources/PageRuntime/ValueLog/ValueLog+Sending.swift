@_implementationOnly import CPageRuntime
@_implementationOnly import PageProtocol

extension ValueLog {
  /// A place, and its history, as they were at one moment.
  private struct Snapshot {
    var site: lek_site
    var history: [Double]

    var isNumber: Bool { site.kind <= UInt8(lek_value_bool.rawValue) }
    var isPlain: Bool { site.kind == UInt8(lek_value_plain.rawValue) }
  }

  /// Sends what places have learnt since they were sent last. Runs descriptions of the page's own.
  func sendChanges() {
    guard lek_log_has_changes() != 0 else { return }
    describeHeld()
    let changes = sending.withLock { takeChanges() }
    send(changes.map { record($0, last: $0.isNumber || $0.isPlain ? describeLast($0.site) : nil) })
  }

  /// Sends what can be said without the page's own code, from a thread that may not run it. What is
  /// known less well then remains to be sent.
  func sendKnownChanges() {
    // No newer snapshot can be taken, and sent, while this one is on its way.
    sending.withLock {
      let changes = takeChanges()
      send(changes.map { record($0, last: $0.isNumber ? describeLast($0.site) : nil) })
      let isHolding = lek_log_is_holding() != 0
      for change in changes where change.isPlain || (isHolding && !change.isNumber) {
        lek_log_keep(change.site.index)
      }
    }
  }

  private func send(_ records: [ResultRecord]) {
    if !records.isEmpty { PageChannel.send(.results(records)) }
  }

  /// A copy of every place that changed, in the order in which they were first passed.
  private func takeChanges() -> [Snapshot] {
    lek_log_lock()
    defer { lek_log_unlock() }
    lek_log_sent()
    var changed: [Snapshot] = []
    for index in 0..<lek_log_site_count() {
      guard let site = lek_log_site(index), site.pointee.changed != 0 else { continue }
      site.pointee.changed = 0
      let points = UnsafeBufferPointer(
        start: site.pointee.history, count: Int(site.pointee.history_count))
      changed.append(Snapshot(site: site.pointee, history: Array(points)))
    }
    return changed
  }

  private func record(_ snapshot: Snapshot, last known: String?) -> ResultRecord {
    let site = snapshot.site
    let text = text(of: site.index)
    let last = known ?? text.last
    let hasExtremes = site.has_extremes != 0
    return ResultRecord(
      startLine: site.start_line, startColumn: site.start_column, endLine: site.end_line,
      endColumn: site.end_column, name: text.name, typeName: text.typeName, summary: last,
      count: site.count, first: text.first, last: last,
      minimum: hasExtremes ? site.minimum : nil, maximum: hasExtremes ? site.maximum : nil,
      history: snapshot.history)
  }

  /// The last value of a place whose bytes were kept; none where another type is just coming.
  private func describeLast(_ site: lek_site) -> String? {
    guard site.has_last != 0, let type = site.type else { return nil }
    return withUnsafeBytes(of: site.last) { bytes in
      func load<Value>(_ type: Value.Type) -> Any {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
          UnsafeMutableRawPointer(place.baseAddress!).copyMemory(
            from: bytes.baseAddress!, byteCount: MemoryLayout<Value>.size)
          return place[0] as Any
        }
      }
      return describe(_openExistential(unsafeBitCast(type, to: Any.Type.self), do: load))
    }
  }
}
