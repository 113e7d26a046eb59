import Guarded
internal import SwiftParser
internal import SwiftSyntax

/// The classes of a text, and those of their members that Objective-C could look up by name.
public struct DeclaredMembers: Equatable, Sendable {
  public struct Class: Equatable, Sendable {
    /// With the names of the types around it.
    public var name: String
    public var parent: String?
    public var isPublic: Bool
  }

  public struct Member: Equatable, Sendable {
    public var type: String
    /// A method's name has its labels: `move(_:to:)`.
    public var name: String
    /// What it returns or holds, as the text says it; nil where the text does not.
    public var value: String?
    public var isPublic: Bool
  }

  public private(set) var classes: [Class] = []
  public private(set) var members: [Member] = []

  /// In older Swift, a class with another above it exposes all of its members.
  public init(in text: String, isOld: Bool) {
    guard text.contains("class") || text.contains("extension"), !TextDepth.isTooMuch(in: text)
    else { return }
    let read = Guarded(self)
    DeepStack.run {
      var members = DeclaredMembers()
      let file = Parser.parse(source: text)
      for item in file.statements {
        if let type = item.item.as(DeclSyntax.self) { members.read(type, in: "", isOld) }
      }
      read.withLock { $0 = members }
    }
    self = read.withLock { $0 }
  }

  private init() {}

  private mutating func read(_ declaration: DeclSyntax, in outer: String, _ isOld: Bool) {
    if let type = declaration.as(ClassDeclSyntax.self) {
      guard type.genericParameterClause == nil else { return }
      let parent = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      let name = outer + type.name.text
      classes.append(Class(name: name, parent: parent, isPublic: Self.isPublic(type.modifiers)))
      let all =
        isOld && parent != nil || Self.attributes(type.attributes).contains("objcMembers")
      readMembers(of: type.memberBlock, type: name, exposesAll: all, isOld)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      guard type.genericWhereClause == nil else { return }
      let all = isOld || Self.attributes(type.attributes).contains("objc")
      readMembers(
        of: type.memberBlock, type: type.extendedType.trimmedDescription, exposesAll: all, isOld)
    } else if let type = declaration.as(StructDeclSyntax.self) {
      readTypes(of: type.memberBlock, in: outer + type.name.text, isOld)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      readTypes(of: type.memberBlock, in: outer + type.name.text, isOld)
    }
  }

  private mutating func readTypes(of block: MemberBlockSyntax, in name: String, _ isOld: Bool) {
    for member in block.members { read(member.decl, in: name + ".", isOld) }
  }

  private mutating func readMembers(
    of block: MemberBlockSyntax, type: String, exposesAll: Bool, _ isOld: Bool
  ) {
    readTypes(of: block, in: type, isOld)
    for member in block.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        guard isSeen(function.attributes, function.modifiers, exposesAll),
          function.genericParameterClause == nil
        else { continue }
        let signature = function.signature
        let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        let types = signature.parameterClause.parameters.map(\.type.trimmedDescription)
        let result = signature.returnClause.map { " -> " + $0.type.trimmedDescription } ?? ""
        members.append(
          Member(
            type: type, name: "\(function.name.text)(\(labels.joined()))",
            value: "(\(types.joined(separator: ", ")))\(result)",
            isPublic: Self.isPublic(function.modifiers)))
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        guard isSeen(variable.attributes, variable.modifiers, exposesAll) else { continue }
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
          members.append(
            Member(
              type: type, name: name.identifier.text,
              value: binding.typeAnnotation?.type.trimmedDescription,
              isPublic: Self.isPublic(variable.modifiers)))
        }
      }
    }
  }

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  private func isSeen(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ exposesAll: Bool
  ) -> Bool {
    let names = Self.attributes(attributes)
    let words = Set(modifiers.map(\.name.text))
    return (exposesAll || !names.isDisjoint(with: Self.exposing)) && !names.contains("nonobjc")
      && words.isDisjoint(with: ["static", "class", "override", "private"])
  }

  private static func attributes(_ list: AttributeListSyntax) -> Set<String> {
    Set(list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }

  private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.detail == nil && ["public", "open"].contains($0.name.text) }
  }
}
