import Foundation

/// Puts our own `localizedString(forKey:value:table:)` into `Bundle`'s table of methods, which the library
/// fills for itself: taking the place of the symbol would change nothing.
public func localizeByNumber() {
  let name = "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"
  guard let original = dlsym(nil, name), let own = dlsym(nil, "lek_localized_string") else {
    return
  }
  let metadata = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutableRawPointer.self)
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
