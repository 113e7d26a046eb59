/// What the compiler's playground transform calls, for each value, scope and print of a page.
///
/// The names and the order of the arguments (start line, END line, start column, end column) are
/// the compiler's. Each call's result goes to `__builtin_send_data`; a page's log is sent in
/// batches, so there is nothing to give.

@_implementationOnly import CPageRuntime

// A loop calls this a million times a second: it is C (ValueSites.c).
// swift-format-ignore: AlwaysUseLowerCamelCase
@_silgen_name("lek_log_with_id")
public func __builtin_log_with_id<Value>(
  _ object: Value, _ name: String, _ id: Int, _ startLine: Int, _ endLine: Int,
  _ startColumn: Int, _ endColumn: Int, _ moduleIdentifier: Int, _ fileIdentifier: Int
) -> AnyObject?

/// What is asked by the quick path when it cannot go on by itself.
@_silgen_name("lek_log_answer_in_swift")
func answer<Value>(
  _ answer: UInt32, _ object: Value, _ name: String, _ site: UnsafeMutableRawPointer
) {
  let type = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
  let site = site.assumingMemoryBound(to: lek_site.self)
  let blockType =
    PlainType.isBlock(Value.self) ? TypeName.of(Value.self) : BlockObject.className(of: object)
  if let blockType {
    let isFirst = lek_log_answer(answer) == lek_log_needs_kind
    ValueLog.shared.tell(ofBlock: blockType, isFirst, name: name, type: type, site)
  } else {
    ValueLog.shared.answer(lek_log_answer(answer), object, name: name, type: type, site: site)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_log_scope_entry(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
  _ moduleIdentifier: Int, _ fileIdentifier: Int
) -> AnyObject? {
  lek_log_pass(Int64(startLine), Int64(startColumn))
  return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_log_scope_exit(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
  _ moduleIdentifier: Int, _ fileIdentifier: Int
) -> AnyObject? {
  nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_postPrint(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
  _ moduleIdentifier: Int, _ fileIdentifier: Int
) -> AnyObject? {
  guard let text = PrintedText.take() else {
    lek_log_pass(Int64(startLine), Int64(startColumn))
    return nil
  }
  return __builtin_log_with_id(
    text, "", 0, startLine, endLine, startColumn, endColumn, moduleIdentifier, fileIdentifier)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_send_data(_ object: AnyObject?) {}
