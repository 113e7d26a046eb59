@_implementationOnly import CPageRuntime
@_implementationOnly import PageProtocol

/// The half of the value log that knows Swift's values.
///
/// Counting and keeping plain values is done in C (ValueSites.c), in a few nanoseconds. Here are
/// names and descriptions; ValueLog+Sending.swift has the batches. A value is described in the page's own code, so never
/// under a lock, and what that code logs itself is dropped. What is not plain is described when it is
/// logged: always for the first passes of a place, then for one in many. Between those a container
/// that keeps no objects alive is held, until the next scope begins, so that the last value of
/// a loop is right; anything else may show a value a few passes old.
final class ValueLog {
  static let shared = ValueLog()

  /// So many passes of a place are all described; then one in so many.
  private static let alwaysDescribed: UInt64 = 256

  let sending = Lock()
  private let lock = Lock()
  private var texts: [SiteText] = []
  private var held: [(site: UInt32, value: Any)] = []

  /// What a place has besides its numbers.
  struct SiteText {
    var name = ""
    var typeName = ""
    var first = ""
    var last = ""
    var isHoldable = false
  }

  /// Does what the quick path could not: says what a type is, or describes a value.
  func answer<Value>(
    _ answer: lek_log_answer, _ value: Value, name: String, type: UnsafeRawPointer,
    site: UnsafeMutablePointer<lek_site>
  ) {
    switch answer {
    case lek_log_needs_kind:
      learn(value, name: name, type: type, site: site)
    case lek_log_describe:
      keep(value, site: site)
    default:
      break
    }
  }

  private func learn<Value>(
    _ value: Value, name: String, type: UnsafeRawPointer, site: UnsafeMutablePointer<lek_site>
  ) {
    let kind = ValueKind(of: Value.self)
    lek_site_set_kind(site, type, kind.kind, UInt32(kind.size))
    guard kind.kind != lek_value_ignored else { return }
    let summary = describe(value)
    let typeName = ValueSummary.typeName(of: value)
    change(site.pointee.index) {
      if site.pointee.count == 0 { $0.first = summary }
      $0.name = name
      $0.isHoldable = holdsNoObjects(Value.self)
      $0.last = summary
      $0.typeName = typeName
    }
    var same: UnsafeMutablePointer<lek_site>?
    let range = site.pointee
    _ = withUnsafePointer(to: value) {
      lek_log_value(
        $0, type, Int64(range.start_line), Int64(range.end_line), Int64(range.start_column),
        Int64(range.end_column), &same)
    }
  }

  private func keep<Value>(_ value: Value, site: UnsafeMutablePointer<lek_site>) {
    let count = site.pointee.count
    let index = site.pointee.index
    if count > Self.alwaysDescribed, count % Self.alwaysDescribed != 0 {
      return hold(value, index)
    }
    let summary = describe(value)
    let typeName = ValueSummary.typeName(of: value)
    lock.withLock { held.removeAll { $0.site == index } }
    change(index) {
      $0.last = summary
      $0.typeName = typeName
    }
  }

  /// What is known of a place.
  func text(of index: UInt32) -> SiteText {
    var text = SiteText()
    change(index) { text = $0 }
    return text
  }

  private func change(_ index: UInt32, _ change: (inout SiteText) -> Void) {
    lock.withLock {
      while texts.count <= index { texts.append(SiteText()) }
      change(&texts[Int(index)])
    }
  }

  private func hold<Value>(_ value: Value, _ index: UInt32) {
    lock.withLock {
      guard texts[Int(index)].isHoldable else { return }
      if let place = held.firstIndex(where: { $0.site == index }) {
        held[place].value = value
      } else {
        held.append((index, value))
      }
      lek_log_set_holding(1)
    }
  }

  /// Gives up what is held: the page may be about to change it, and must find it unshared.
  func letGo() {
    lek_log_set_holding(0)
    lock.withLock { held.removeAll(keepingCapacity: true) }
  }

  func describe(_ value: Any) -> String {
    lek_log_begin_describing()
    defer { lek_log_end_describing() }
    return ValueSummary.text(of: value)
  }

  /// Describes what is held, and holds it no longer.
  func describeHeld() {
    let values = lock.withLock { held }
    guard !values.isEmpty else { return }
    letGo()
    for (index, value) in values {
      let summary = describe(value)
      change(index) { $0.last = summary }
    }
  }
}
