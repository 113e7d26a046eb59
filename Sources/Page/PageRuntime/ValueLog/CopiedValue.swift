@_implementationOnly import CPageRuntime
@_implementationOnly import PageProtocol

/// What was copied of a place's last value, made into a value again. None of the page's code runs.
struct CopiedValue {
  var summary: String
  var tree: ValueTree?

  /// Nothing, where the value was described when it was logged.
  init?(_ site: lek_site, copy: [UInt8], typeName: String, wantsTree: Bool) {
    guard site.has_last != 0, let type = site.type else { return nil }
    switch site.kind {
    case UInt8(lek_value_text.rawValue):
      let whole = Self.text(copy, length: Int(site.length))
      summary = ValueLine.cut(whole)
      // There is nothing in a text; but of a long one there is more to read than its line says.
      guard wantsTree, summary != whole else { return }
      tree = ValueTree(typeName: typeName, summary: whole, kind: .plain, totalCount: 0)
    case UInt8(lek_value_list.rawValue):
      guard let list = unsafeBitCast(type, to: Any.Type.self) as? any ListType.Type else {
        return nil
      }
      let headBytes = Int(lek_list_head(site.length, site.size) * site.size)
      let (head, tail) = copy.withUnsafeBytes {
        (
          list.elements(UnsafeRawBufferPointer(rebasing: $0[..<headBytes])),
          list.elements(UnsafeRawBufferPointer(rebasing: $0[headBytes...]))
        )
      }
      let made = TreeBuilder.tree(
        ofList: typeName, head: head, tail: tail, count: Int(site.length))
      summary = made.summary
      tree = made.totalCount == 0 ? nil : made
    case ...UInt8(lek_value_plain.rawValue):
      let value = Self.value(of: site, type: unsafeBitCast(type, to: Any.Type.self))
      let isPlain = site.kind == UInt8(lek_value_plain.rawValue)
      guard isPlain, wantsTree else {
        summary = ValueLine.text(of: value)
        return
      }
      let made = TreeBuilder.tree(of: value).tree
      summary = made.summary
      tree = made.totalCount == 0 ? nil : made
    default: return nil
    }
  }

  private static func text(_ copy: [UInt8], length: Int) -> String {
    guard copy.count < length else {
      return String(reflecting: String(decoding: copy, as: UTF8.self))
    }
    // The copy may end within a character.
    let whole = copy.prefix { _ in true }.dropLast(
      copy.reversed().prefix { $0 & 0xC0 == 0x80 }.count + 1)
    return String(reflecting: String(decoding: whole, as: UTF8.self)) + "…"
  }

  private static func value(of site: lek_site, type: Any.Type) -> Any {
    withUnsafeBytes(of: site.last) { bytes in
      func load<Value>(_ type: Value.Type) -> Any {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
          UnsafeMutableRawPointer(place.baseAddress!).copyMemory(
            from: bytes.baseAddress!, byteCount: MemoryLayout<Value>.size)
          return place[0] as Any
        }
      }
      return _openExistential(type, do: load)
    }
  }
}
