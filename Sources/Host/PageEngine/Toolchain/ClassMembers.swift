import Foundation
import Guarded

/// The classes of the modules that a page can import, and the members that a caller can name on
/// their objects.
///
/// `Scripts/build` writes them into a file beside the modules, from the interfaces of the modules.
/// Without that file nothing is known. Deliberately not read before it is asked for.
struct ClassMembers: Sendable {
  struct Class: Sendable {
    var parent: String?
    var module: String
  }

  struct Member: Equatable, Sendable {
    /// The class that declares it.
    var type: String
    /// A method's name has its labels: `setTitle(_:for:)`.
    var name: String
    /// The module of the declaration, which may be an extension of a class of another.
    var module: String
    /// What it returns or holds; nil if its text does not say so.
    var value: String?

    var isMethod: Bool { name.hasSuffix(")") }
  }

  var classes: [String: Class] = [:]
  private var members: [Substring: [Member]] = [:]
  /// The types that adopt a protocol.
  private var adopters: [String: [String]] = [:]
  /// The modules that a module brings along.
  private var exports: [String: [String]] = [:]

  private static let known = Guarded<[String: (stamp: FileStamp, members: ClassMembers)]>([:])

  /// Those of a build of Lekplats, read once.
  static func of(_ kit: PageKit) -> ClassMembers {
    let path = kit.classMembers
    guard let stamp = FileStamp(path: path) else { return ClassMembers("") }
    if let before = known.withLock({ $0[path] }), before.stamp == stamp { return before.members }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let members = ClassMembers(String(decoding: data, as: UTF8.self))
    known.withLock { $0[path] = (stamp, members) }
    return members
  }

  init(_ lines: String) {
    for line in lines.utf8.split(separator: 10) {
      let fields = line.split(separator: 9).map { String(Substring($0)) }
      switch (fields.first, fields.count) {
      case ("class", 4):
        classes[fields[1]] = Class(parent: fields[2] == "-" ? nil : fields[2], module: fields[3])
      case ("member", 5):
        add(Member(type: fields[1], name: fields[2], module: fields[3], value: fields[4]))
      case ("adopts", 3): adopters[fields[2], default: []].append(fields[1])
      case ("exports", 3): exports[fields[1], default: []].append(fields[2])
      default: break
      }
    }
  }

  mutating func add(_ member: Member) {
    members[member.name.prefix { $0 != "(" }, default: []].append(member)
  }

  /// Those of a name without labels, of all classes; a protocol's are those of its adopters.
  func members(named name: String) -> [Member] {
    (members[name[...]] ?? []).flatMap { member in
      guard classes[member.type] == nil, let adopters = adopters[member.type] else {
        return [member]
      }
      return adopters.map { adopter in
        var member = member
        member.type = adopter
        if member.value?.contains("Self") == true { member.value = nil }
        return member
      }
    }
  }

  /// The modules whose names a text can use that imports some.
  func seen(importing modules: Set<String>) -> Set<String> {
    var seen = modules
    var rest = Array(modules)
    while let module = rest.popLast() {
      for other in exports[module] ?? [] where seen.insert(other).inserted { rest.append(other) }
    }
    return seen
  }

  /// The classes above a class, from the nearest on.
  func ancestors(of name: String) -> [String] {
    var ancestors: [String] = []
    var name = name
    while let parent = classes[name]?.parent, !ancestors.contains(parent) {
      ancestors.append(parent)
      name = parent
    }
    return ancestors
  }
}

extension PageKit {
  /// The file of `ClassMembers`.
  var classMembers: String { modules + "/../ClassMembers" }
}
