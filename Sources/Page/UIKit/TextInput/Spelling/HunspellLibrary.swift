import Foundation

/// The functions of libhunspell, which is only loaded when a page has a text checked.
struct HunspellLibrary: @unchecked Sendable {
  typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  typealias Create =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
  typealias Suggest =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, UnsafePointer<CChar>) -> CInt
  typealias FreeList = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, CInt) -> Void

  let create: Create
  let spell: Spell
  let suggest: Suggest
  let freeList: FreeList

  /// None where the package is not installed.
  static let shared: HunspellLibrary? = {
    guard let file = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(file, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let create = find("Hunspell_create", Create.self),
      let spell = find("Hunspell_spell", Spell.self),
      let suggest = find("Hunspell_suggest", Suggest.self),
      let freeList = find("Hunspell_free_list", FreeList.self)
    else { return nil }
    return HunspellLibrary(create: create, spell: spell, suggest: suggest, freeList: freeList)
  }()
}
