internal import CMarkGFM

/// A node of cmark's tree, which lives as long as any node of it is held.
struct MarkupNode {
  private final class Tree {
    let root: OpaquePointer

    init(_ root: OpaquePointer) {
      self.root = root
    }

    deinit {
      cmark_node_free(root)
    }
  }

  /// What GitHub's Markdown has beyond the plain one; cmark has to be told once that they exist.
  private static let extensions: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "strikethrough", "tasklist"]
  }()

  private let tree: Tree
  private let pointer: OpaquePointer

  init(parsing text: [UInt8]) {
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for name in Self.extensions {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    text.withUnsafeBytes { bytes in
      cmark_parser_feed(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    // It gives nothing only where there is no memory left.
    guard let root = cmark_parser_finish(parser) else { fatalError("cmark has no memory") }
    cmark_consolidate_text_nodes(root)
    self.init(tree: Tree(root), pointer: root)
  }

  private init(tree: Tree, pointer: OpaquePointer) {
    self.tree = tree
    self.pointer = pointer
  }

  var type: cmark_node_type { cmark_node_get_type(pointer) }

  var children: [MarkupNode] {
    var children: [MarkupNode] = []
    var next = cmark_node_first_child(pointer)
    while let child = next {
      children.append(MarkupNode(tree: tree, pointer: child))
      next = cmark_node_next(child)
    }
    return children
  }

  var literal: String { Self.string(cmark_node_get_literal(pointer)) }
  var url: String { Self.string(cmark_node_get_url(pointer)) }

  var title: String? {
    let title = Self.string(cmark_node_get_title(pointer))
    return title.isEmpty ? nil : title
  }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

  /// Of a list with numbers.
  var firstNumber: Int? {
    guard cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
    return Int(cmark_node_get_list_start(pointer))
  }

  /// The first word behind an opening fence.
  var fenceLanguage: String? {
    Self.string(cmark_node_get_fence_info(pointer)).split(separator: " ").first.map(String.init)
  }

  // Nodes of an extension have no type of their own in the headers, only the name of one.
  var isTable: Bool { typeName == "table" }
  var isStruckOut: Bool { typeName == "strikethrough" }

  /// Of an item of a list of tasks.
  var task: MarkupList.Task? {
    guard typeName == "tasklist" else { return nil }
    return cmark_gfm_extensions_get_tasklist_item_checked(pointer) ? .done : .open
  }

  /// Of a table's columns.
  var alignments: [MarkupTable.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let signs = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return UnsafeBufferPointer(start: signs, count: count).map { sign in
      switch sign {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .natural
      }
    }
  }

  private var typeName: String { Self.string(cmark_node_get_type_string(pointer)) }

  /// Counted from 1, in cmark's own way: the end is the last byte that belongs to it.
  var start: (line: Int, column: Int) {
    (Int(cmark_node_get_start_line(pointer)), Int(cmark_node_get_start_column(pointer)))
  }

  var end: (line: Int, column: Int) {
    (Int(cmark_node_get_end_line(pointer)), Int(cmark_node_get_end_column(pointer)))
  }

  /// All words below the node, without a call for each level.
  var plainText: String {
    guard let iterator = cmark_iter_new(pointer) else { return "" }
    defer { cmark_iter_free(iterator) }
    var text = ""
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE || event == CMARK_EVENT_NONE { return text }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
      let type = cmark_node_get_type(node)
      if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK { text += " " }
      if type == CMARK_NODE_PARAGRAPH, !text.isEmpty { text += " " }
      text += Self.string(cmark_node_get_literal(node))
    }
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
