@_implementationOnly import CPageRuntime
@_implementationOnly import PageProtocol

/// The half of the value log that knows Swift's values.
///
/// Counting and copying is done in C (ValueSites.c), in a few nanoseconds. Here are names and
/// descriptions; ValueLog+Sending.swift has the batches. What cannot be copied is described when it
/// is logged, since that alone shows it as it is then, and no reference is ever held: objects go
/// when the page lets them go, and its arrays and strings stay its own.
///
/// Promised of a place: the count, a number's extremes, the first value, and the last one where it is a
/// number, a text, a list of plain elements, or plain itself. Other values are described on the first
/// 256 passes, and on more for as long as that takes no more than four milliseconds altogether; then
/// once in a while, so that the last one may be a little old. A tree says of which pass it is.
///
/// Descriptions may be the page's own code, and do anything. So one is never asked for under a lock,
/// nor while something that is known is on its way; what it logs is dropped, and what it prints is
/// heard for the first value of a place only, or a loop would say it as often as values are sampled.
final class ValueLog {
  static let shared = ValueLog()

  let sending = Lock()
  /// In page time; changed under `sending`.
  let lastSent = SharedNumber()
  private let owed = SharedNumber()
  /// Used by the main thread alone.
  var looks = LooksOfTurn()
  private let lock = Lock()
  private var texts: [SiteText] = []

  /// What a place has besides its numbers.
  struct SiteText {
    var name = ""
    var typeName = ""
    var first = ""
    var last = ""
    /// The class of the object that `last` is about.
    var lastClass: UnsafeRawPointer?
    var structure: ResultRecord.Structure?
    /// What trees have cost so far, and the last of them.
    var spentOnTrees: Int64 = 0
    var treeCost: Int64 = 0
    /// What the last value's picture is to be made from; nothing once it was made.
    var seed: QuickLookSeed?
    var quickLook: QuickLook?
    /// In page time.
    var lookedAt: UInt64 = 0
  }

  /// Whether places were sent without their trees; changed under `sending`.
  var owesTrees: Bool {
    get { owed.value != 0 }
    set { owed.value = newValue ? 1 : 0 }
  }

  /// So many passes always have a tree made, but for so many nanoseconds at most.
  private static let alwaysTrees: UInt64 = 64
  private static let longestAlwaysTrees: Int64 = 100_000_000

  /// Nanoseconds that trees of one place may cost, and what each pass adds to that.
  private static let treeAllowance: Int64 = 1_000_000
  private static let treeAllowanceOfPass: Int64 = 2

  /// Makes what is made once, in the process that pages are forked from: a page's first results come
  /// sooner, and its threads never meet where something is just being made.
  static func warmUp() {
    lek_log_prepare()
    for value in [1, "a", 1.5, [1], ["a": 1], Set([1]), (1, 2), Int?.none as Any] as [Any] {
      _ = TreeBuilder.tree(of: value)
    }
    _ = ValueKind.of(1)
    _ = ValueKind.of([1])
    _ = PrintedText.take()
    _ = shared.text(of: 0)
    _ = PageAttendant.shared
    learnLayout(String(repeating: "a", count: 20), String("abc"), [7, 8, 9])
  }

  private static func learnLayout(_ text: String, _ short: String, _ list: [Int]) {
    withUnsafePointer(to: text) { text in
      withUnsafePointer(to: short) { short in
        withUnsafePointer(to: list) { _ = lek_log_learn_layout(text, short, $0) }
      }
    }
  }

  /// Does what the quick path could not: says what a type is, copies or describes a value.
  @inline(never)
  func answer<Value>(
    _ answer: lek_log_answer, _ value: Value, name: String, type: UnsafeRawPointer,
    site: UnsafeMutablePointer<lek_site>
  ) {
    switch answer {
    case lek_log_needs_kind: learn(value, name: name, type: type, site: site)
    case lek_log_copy:
      copy(value, site: site)
      lek_site_was_told(site)
    case lek_log_describe:
      describe(value, site: site)
      lek_site_was_told(site)
    default: break
    }
  }

  private func learn<Value>(
    _ value: Value, name: String, type: UnsafeRawPointer, site: UnsafeMutablePointer<lek_site>
  ) {
    let role = BuilderResults.role(of: Value.self, name: name, site.pointee)
    guard role == .value else { return learn(role, type: type, site: site) }
    let kind = ValueKind.of(value)
    let isFirst = site.pointee.count == 0
    let next = withUnsafePointer(to: value) {
      lek_site_keep_as(site, $0, type, kind.kind, UInt32(kind.size))
    }
    guard kind.kind != lek_value_ignored else { return }
    change(site.pointee.index) {
      $0.name = name
      $0.typeName = TypeName.of(Value.self)
      if !isFirst { $0.structure = nil }
    }
    if next == lek_log_copy { copy(value, site: site) }
    if next == lek_log_describe {
      describe(value, site: site)
    } else if isFirst {
      let summary = ValueLine.text(of: value)
      change(site.pointee.index) { $0.last = summary }
    }
    if isFirst { change(site.pointee.index) { $0.first = $0.last } }
    lek_site_was_told(site)
  }

  /// Leaves out a part of a description of an interface, and counts how often a whole one was made.
  private func learn(
    _ role: BuilderResults.Role, type: UnsafeRawPointer, site: UnsafeMutablePointer<lek_site>
  ) {
    let isBody = role == .body
    _ = lek_site_keep_as(site, type, type, isBody ? lek_value_counted : lek_value_ignored, 0)
    guard isBody else { return }
    change(site.pointee.index) { ($0.name, $0.typeName) = ("body", "some View") }
    lek_site_was_told(site)
  }

  /// Tells of a block, which can be neither copied nor described: its type is all that is said of it.
  func tell(
    ofBlock typeName: String, _ isNew: Bool, name: String, type: UnsafeRawPointer,
    _ site: UnsafeMutablePointer<lek_site>
  ) {
    if isNew {
      _ = lek_site_keep_as(site, type, type, lek_value_described, 0)
      change(site.pointee.index) {
        if $0.first.isEmpty { $0.first = typeName }
        ($0.name, $0.typeName, $0.last, $0.structure) = (name, typeName, typeName, nil)
      }
    }
    lek_site_was_told(site)
  }

  private func copy<Value>(_ value: Value, site: UnsafeMutablePointer<lek_site>) {
    withUnsafePointer(to: value) { pointer in
      let place = UnsafeRawPointer(pointer)
      if Value.self == String.self {
        // Always there: all strings are native ones here.
        place.assumingMemoryBound(to: String.self).pointee.utf8.withContiguousStorageIfAvailable {
          lek_site_copy_text(site, $0.baseAddress, $0.count)
        }
      } else {
        // An array of any plain elements is laid out like this one; only the sizes differ.
        place.assumingMemoryBound(to: [UInt8].self).pointee.withUnsafeBufferPointer {
          lek_site_copy_list(site, $0.baseAddress, $0.count)
        }
      }
    }
  }

  private func describe<Value>(_ value: Value, site: UnsafeMutablePointer<lek_site>) {
    let pass = site.pointee.count
    let index = site.pointee.index
    let isObject = site.pointee.kind == UInt8(lek_value_object.rawValue)
    let wantsTree = self.wantsTree(pass: pass, index: index)
    let description = Description(of: value, wantsTree: wantsTree, isHeard: pass <= 1)
    lek_site_spend(site, description.cost)
    // A value that was kept for its picture goes when no lock is held: that may run the page's
    // code.
    var former: QuickLookSeed?
    defer { withExtendedLifetime(former) {} }
    change(index) {
      former = $0.seed
      $0.last = description.summary
      $0.typeName = description.typeName
      $0.lastClass = isObject ? Self.objectClass(of: value) : nil
      $0.seed = description.seed
      if description.seed == nil { $0.quickLook = nil }
      guard wantsTree else { return }
      $0.structure = description.tree.map { ResultRecord.Structure(pass: pass, tree: $0) }
      $0.treeCost = description.cost
      $0.spentOnTrees += description.cost
    }
    if let seed = description.seed, seed.isChanging { makeLookNow(of: seed, at: index) }
  }

  /// The places whose last values have no picture yet, with what those are made from.
  var pendingLooks: [(index: UInt32, text: SiteText)] {
    lock.withLock {
      texts.indices.compactMap { texts[$0].seed == nil ? nil : (UInt32($0), texts[$0]) }
    }
  }

  private func wantsTree(pass: UInt64, index: UInt32) -> Bool {
    let text = text(of: index)
    if pass <= Self.alwaysTrees { return text.spentOnTrees < Self.longestAlwaysTrees }
    let allowance = Self.treeAllowance + Self.treeAllowanceOfPass * Int64(clamping: pass)
    return text.spentOnTrees + text.treeCost <= allowance
  }

  private static func objectClass<Value>(of value: Value) -> UnsafeRawPointer? {
    withUnsafeBytes(of: value) { bytes in
      guard bytes.count == MemoryLayout<UnsafeRawPointer>.size else { return nil }
      let object = bytes.load(as: UnsafePointer<UnsafeRawPointer>?.self)
      return object?.pointee
    }
  }

  /// What is known of a place.
  func text(of index: UInt32) -> SiteText {
    var text = SiteText()
    change(index) { text = $0 }
    return text
  }

  /// Changes what is known of a place; runs nothing of the page's.
  func change(_ index: UInt32, _ change: (inout SiteText) -> Void) {
    lock.withLock {
      while texts.count <= index { texts.append(SiteText()) }
      change(&texts[Int(index)])
    }
  }
}
