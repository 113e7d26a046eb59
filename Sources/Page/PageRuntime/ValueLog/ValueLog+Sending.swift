@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

extension ValueLog {
  /// Whether trees are sent too. In the middle of a turn a loop may be changing its places a million
  /// times a second; then places it has passed often are sent without.
  enum Extent {
    case lines
    case whole
  }

  /// A place passed no more often than this has its tree sent each time.
  private static let seldom = 100

  /// At most so often is anything sent that nobody asked for.
  static let interval: UInt64 = 1_000_000_000 / 60

  /// A place as it was at one moment.
  private struct Snapshot {
    var site: lek_site
    var history: [Double]
    var copy: [UInt8]
    var extent: Extent
  }

  /// Sends what a turn of the run loop has changed, unless something has just been sent: then it
  /// waits for a later turn, for the attendant, or for the end.
  func turnEnded() {
    looks = LooksOfTurn()
    guard lek_log_has_changes() != 0 || owesTrees,
      lek_clock_page_nanoseconds() >= lastSent.value + Self.interval
    else { return }
    sendChanges(.whole)
  }

  /// Sends what places have learnt since they were sent last. Runs none of the page's code, so any
  /// thread may call it, also while the page's own threads are busy, stuck or crashed.
  func sendChanges(_ extent: Extent) {
    // No newer snapshot can be taken, and sent, while this one is on its way; and who comes while
    // another thread sends the last changes returns when they have been sent: the page may end then.
    sending.withLock {
      guard lek_log_has_changes() != 0 || (extent == .whole && owesTrees) else { return }
      lastSent.value = lek_clock_page_nanoseconds()
      let changes = takeChanges(extent)
      let before = lek_log_begin_describing(1)
      let records = changes.map { record($0) }
      lek_log_end_describing(before)
      guard !records.isEmpty else { return }
      OwedPictures.send()
      PageChannel.send(.results(records))
    }
  }

  /// A copy of every place that changed, in the order in which they were first passed.
  private func takeChanges(_ extent: Extent) -> [Snapshot] {
    lek_log_sent()
    owesTrees = extent == .lines && owesTrees
    var changed: [Snapshot] = []
    for index in 0..<lek_log_site_count() {
      guard let site = lek_log_site(index) else { continue }
      lek_site_lock(site)
      defer { lek_site_unlock(site) }
      let isOwing = extent == .whole && site.pointee.owes_tree != 0
      guard site.pointee.changed != 0 || isOwing else { continue }
      let extent = site.pointee.count <= Self.seldom ? .whole : extent
      site.pointee.changed = 0
      site.pointee.owes_tree = extent == .lines ? 1 : 0
      if extent == .lines { owesTrees = true }
      let points = UnsafeBufferPointer(
        start: site.pointee.history, count: Int(site.pointee.history_count))
      let copy = UnsafeBufferPointer(start: site.pointee.copy, count: Int(site.pointee.copied))
      changed.append(
        Snapshot(
          site: lek_site_read(site), history: Array(points), copy: Array(copy), extent: extent))
    }
    return changed
  }

  private func record(_ snapshot: Snapshot) -> ResultRecord {
    let site = snapshot.site
    let text = text(of: site.index)
    let wantsTree = snapshot.extent == .whole
    let copied = CopiedValue(
      site, copy: snapshot.copy, typeName: text.typeName, wantsTree: wantsTree)
    let (summary, typeName) = copied.map { ($0.summary, text.typeName) } ?? described(site, text)
    var structure = text.structure
    if let copied {
      structure = copied.tree.map { ResultRecord.Structure(pass: site.count, tree: $0) }
    }
    let hasExtremes = site.has_extremes != 0
    return ResultRecord(
      startLine: site.start_line, startColumn: site.start_column, endLine: site.end_line,
      endColumn: site.end_column, name: text.name, typeName: typeName, summary: summary,
      count: site.count, first: text.first, last: summary,
      minimum: hasExtremes ? site.minimum : nil, maximum: hasExtremes ? site.maximum : nil,
      history: snapshot.history, value: wantsTree ? structure : nil, quickLook: look(site, text))
  }

  /// What was made of the last description; not of an object of another class.
  private func look(_ site: lek_site, _ text: SiteText) -> QuickLook? {
    let isObject = site.kind == UInt8(lek_value_object.rawValue)
    return isObject && site.isa != text.lastClass ? nil : text.quickLook
  }

  /// The last description there is; of an object whose class is another by now, that class.
  private func described(_ site: lek_site, _ text: SiteText) -> (String, String) {
    let isObject = site.kind == UInt8(lek_value_object.rawValue)
    guard isObject, site.isa != text.lastClass else { return (text.last, text.typeName) }
    guard let isa = site.isa else { return ("nil", text.typeName) }
    let type = unsafeBitCast(isa, to: Any.Type.self)
    guard !PlainType.hasOwnWords(type) else { return (text.last, text.typeName) }
    return (TypeName.of(type), TypeName.of(type))
  }
}
