import SourceDialect

/// The classes that declare a member of a name, as one text sees them.
///
/// What: those of the modules that the text imports and those of the page's own texts. Of a class
/// and another above it that declares the same, only the upper one counts: its objects are of both.
struct DynamicMembers: Sendable {
  private var all: ClassMembers
  private let imports: [String: Set<String>]

  /// The module of classes of the page's own texts.
  private static let own = ""
  /// Modules that the engine imports with Foundation.
  private static let additions: Set = ["FoundationAdditions", "NetworkAdditions", "OldSwift"]

  /// `others` are the texts of the modules that these texts import without an import line.
  init(
    _ texts: [PageInput.Text], beside others: [PageInput.Text], _ members: ClassMembers,
    areOld: Bool
  ) {
    all = members
    var imports: [String: Set<String>] = [:]
    for text in texts {
      var seen = members.seen(importing: ImportLines.modules(in: text.text))
      if seen.contains("Foundation") { seen.formUnion(Self.additions) }
      imports[text.path] = seen
    }
    self.imports = imports
    for text in texts { add(DeclaredMembers(in: text.text, isOld: areOld), onlyPublic: false) }
    for text in others { add(DeclaredMembers(in: text.text, isOld: areOld), onlyPublic: true) }
  }

  private mutating func add(_ declared: DeclaredMembers, onlyPublic: Bool) {
    for type in declared.classes where type.isPublic || !onlyPublic {
      all.classes[type.name] = ClassMembers.Class(parent: type.parent, module: Self.own)
    }
    for member in declared.members where member.isPublic || !onlyPublic {
      all.add(
        ClassMembers.Member(
          type: member.type, name: member.name, module: Self.own, value: member.value))
    }
  }

  /// What a use of a member can mean.
  enum Meaning: Equatable {
    case none
    /// A property that these classes declare with one type.
    case property([String])
    /// A method that only this class declares.
    case method(of: String)
    /// A method of a full name that these classes declare with one type.
    case methods(of: [String], name: String)
    /// The types that classes declare it with.
    case ambiguous([ClassMembers.Member])
  }

  func meaning(of use: DynamicMemberUse, in path: String) -> Meaning {
    let seen = imports[path] ?? []
    let found = all.members(named: use.name).filter { member in
      isSeen(member.module, seen) && isObject(member.type, seen)
    }
    let properties = roots(found.filter { !$0.isMethod })
    guard let call = use.call else {
      if !properties.isEmpty { return property(properties) }
      let methods = roots(found.filter(\.isMethod))
      let classes = Self.classes(of: methods)
      if classes.count == 1 { return .method(of: classes[0]) }
      return methods.isEmpty ? .none : .ambiguous(methods)
    }
    for allowingDefaults in [false, true] {
      let methods = roots(
        found.filter { $0.isMethod && call.fits($0.name, allowingDefaults: allowingDefaults) })
      if !methods.isEmpty { return method(methods, isExact: !allowingDefaults) }
    }
    return properties.isEmpty ? .none : property(properties)
  }

  private func property(_ members: [ClassMembers.Member]) -> Meaning {
    Self.haveOneType(members) ? .property(Self.classes(of: members)) : .ambiguous(members)
  }

  private func method(_ members: [ClassMembers.Member], isExact: Bool) -> Meaning {
    let classes = Self.classes(of: members)
    if classes.count == 1 { return .method(of: classes[0]) }
    guard isExact, Self.haveOneType(members) else { return .ambiguous(members) }
    return .methods(of: classes, name: members[0].name)
  }

  private static func classes(of members: [ClassMembers.Member]) -> [String] {
    Set(members.map(\.type)).sorted()
  }

  /// Whether there is a type that all classes declare it with, as far as their texts say.
  private static func haveOneType(_ members: [ClassMembers.Member]) -> Bool {
    var common: Set<String>?
    for (_, members) in Dictionary(grouping: members, by: \.type) {
      if members.contains(where: { $0.value == nil }) { continue }
      let types = Set(members.compactMap { $0.value.map(plain) })
      common = common?.intersection(types) ?? types
    }
    return common?.isEmpty != true
  }

  private static func plain(_ type: String) -> String { type.replacing("!", with: "?") }

  private func roots(_ members: [ClassMembers.Member]) -> [ClassMembers.Member] {
    members.filter { member in
      let ancestors = all.ancestors(of: member.type)
      return !members.contains { $0.name == member.name && ancestors.contains($0.type) }
    }
  }

  private func isSeen(_ module: String, _ seen: Set<String>) -> Bool {
    module == Self.own || seen.contains(module)
  }

  /// Whether objects of a class are there for Objective-C to ask.
  private func isObject(_ type: String, _ seen: Set<String>) -> Bool {
    guard let found = all.classes[type], isSeen(found.module, seen) else { return false }
    return found.module == Self.own || type == "NSObject"
      || all.ancestors(of: type).contains("NSObject")
  }
}
