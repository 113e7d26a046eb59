import Foundation

/// The methods of a class of Foundation, as calls find them.
///
/// Foundation fills the table for itself: taking the place of a method's symbol changes nothing.
enum MethodTable {
  /// Puts a function of ours where a method stands.
  static func replace(_ symbol: String, of type: AnyClass, by name: String) {
    guard let original = dlsym(nil, symbol), let own = dlsym(nil, name) else { return }
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let words = metadata.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    // A class of this library has some fifty methods.
    guard let entry = (0..<200).first(where: { words[$0] == original }) else { return }
    let size = sysconf(Int32(_SC_PAGESIZE))
    let address = Int(bitPattern: words + entry)
    guard let page = UnsafeMutableRawPointer(bitPattern: address & ~(size - 1)),
      mprotect(page, size, PROT_READ | PROT_WRITE) == 0
    else { return }
    words[entry] = own
  }
}

/// Makes calls of methods that Foundation for Linux has otherwise find those of ours.
public func repairMethods() {
  MethodTable.replace(
    "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF", of: Bundle.self,
    by: "lek_localized_string")
  MethodTable.replace(
    "$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF", of: NumberFormatter.self,
    by: "lek_number_from_text")
  MethodTable.replace(
    "$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF", of: UserDefaults.self,
    by: "lek_set_default")
  MethodTable.replace(
    "$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF", of: UserDefaults.self,
    by: "lek_remove_default")
}
