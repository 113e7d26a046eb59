@_implementationOnly import CPageRuntime
@_implementationOnly import PageProtocol

/// What is said of a value that cannot be copied, at the moment it is logged, and what that cost.
struct Description {
  let summary: String
  let typeName: String
  var tree: ValueTree?
  /// What a picture of it can be made from, where it is better seen than read.
  var seed: QuickLookSeed?
  /// In nanoseconds. Where time is virtual nothing may hang on how fast the machine is, so there
  /// it is what such a value usually costs.
  private(set) var cost: Int64 = 0

  init(of value: Any, wantsTree: Bool, isHeard: Bool) {
    let before = lek_log_begin_describing(isHeard ? 0 : 1)
    defer { lek_log_end_describing(before) }
    let isVirtual = lek_clock_is_virtual() != 0
    let start = isVirtual ? 0 : lek_clock_system_nanoseconds()
    var nodes = 1
    let presentation = Presentation(of: value)
    seed = QuickLookSeed(of: presentation.shown)
    if wantsTree {
      let made = TreeBuilder.tree(of: presentation, value)
      nodes = made.nodes
      typeName = made.tree.typeName
      summary = made.tree.summary
      tree = made.tree.totalCount == 0 ? nil : made.tree
    } else {
      typeName = TypeName.of(value: value)
      summary = ValueLine.text(of: presentation)
    }
    cost =
      isVirtual
      ? Int64(1_000 + 1_500 * nodes + 10 * summary.utf8.count)
      : Int64(lek_clock_system_nanoseconds() - start)
  }
}
