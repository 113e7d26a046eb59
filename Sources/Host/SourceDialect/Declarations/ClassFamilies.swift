internal import SwiftParser
internal import SwiftSyntax

/// The classes of some texts: what each inherits from, and which methods it declares.
struct ClassFamilies: Sendable {
  private var superclasses: [String: String] = [:]
  private var methods: [String: Set<String>] = [:]

  init() {}

  init(of file: SourceFileSyntax) {
    for group in DeclarationTree.groups(of: file) {
      guard let name = group.ownName else { continue }
      if group.is(ClassDeclSyntax.self) { superclasses[name] = group.inheritedNames.first }
      for function in group.functions {
        methods[name, default: []].insert(function.name.identifierText + "(" + function.labels)
      }
    }
  }

  mutating func add(_ other: ClassFamilies) {
    superclasses.merge(other.superclasses) { first, _ in first }
    methods.merge(other.methods) { $0.union($1) }
  }

  func superclasses(of name: String, declare method: String, _ labels: String) -> Bool {
    var seen: Set<String> = []
    var next = superclasses[name]
    while let ancestor = next, seen.insert(ancestor).inserted {
      if methods[ancestor]?.contains(method + "(" + labels) == true { return true }
      next = superclasses[ancestor]
    }
    return false
  }
}
