internal import SwiftSyntax

/// A class's `@objc` properties can be found by their names at run time, and so can what it says
/// of the values that they are made of. Outlets and what Interface Builder inspects are `@objc`
/// without saying so.
///
/// As its methods are, they are listed by a nested type before the closing brace.
struct ExposedPropertiesRule: RewriteRule {
  let words = ["objc", "objcMembers", "dynamic", "IBOutlet", "IBInspectable"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let group = ExposedGroup.around(Syntax(token)), file.claim(group.memberBlock),
      let type = EnclosingType.name(around: Syntax(group.memberBlock.members)),
      ExposedGroup.canHoldStatics(Syntax(group)),
      group.memberBlock.rightBrace.presence == .present
    else { return [] }
    let properties = properties(of: group)
    let dependences = dependences(of: group)
    guard let first = properties.first?.name ?? dependences.first?.name else { return [] }
    let list = properties.map {
      "ObjectiveC.ExposedProperty(\"\($0.name)\", \\\(type).\($0.spelling))"
    }
    let made = dependences.map {
      "ObjectiveC.PropertyDependence(\"\($0.name)\", of: \(type).self) { \(type).\($0.spelling) }"
    }
    let members =
      ["static let properties: [ObjectiveC.ExposedProperty] = [\(list.joined(separator: ", "))]"]
      + (made.isEmpty
        ? []
        : [
          "static let dependences: [ObjectiveC.PropertyDependence] = "
            + "[\(made.joined(separator: ", "))]"
        ])
    return [
      .insertMember(
        "enum ExposedValues_\(first): ObjectiveC.ExposedProperties "
          + "{ \(members.joined(separator: "; ")) }", at: group, in: file)
    ]
  }

  private struct Entry {
    var name: String
    var spelling: String
  }

  private func properties(of group: any DeclGroupSyntax) -> [Entry] {
    let all = group.attributes.names("objcMembers") || group.attributes.names("objc")
    return group.variables.filter { variable in
      !variable.attributes.names("nonobjc") && !variable.attributes.names("NSManaged")
        && !variable.modifiers.contains("static")
        && !variable.modifiers.contains("class")
        && (all || variable.isObjectiveC)
    }.flatMap { variable in
      variable.bindings.compactMap { binding -> Entry? in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          name.presence == .present
        else { return nil }
        let isAsync = binding.accessorBlock?.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.async)
        }
        return isAsync == true ? nil : Entry(name: name.identifierText, spelling: name.text)
      }
    }
  }

  /// `keyPathsForValuesAffectingName`, a method or a property of the class.
  private func dependences(of group: any DeclGroupSyntax) -> [Entry] {
    let methods = group.functions.filter {
      $0.isOfType && $0.signature.parameterClause.parameters.isEmpty
    }.compactMap { entry($0.name.identifierText, call: "()") }
    let values = group.variables.filter { $0.isOfType }.flatMap(\.bindings).compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self).flatMap {
        entry($0.identifier.identifierText, call: "")
      }
    }
    return methods + values
  }

  private func entry(_ name: String, call: String) -> Entry? {
    let head = "keyPathsForValuesAffecting"
    guard name.hasPrefix(head), name.count > head.count else { return nil }
    let property = name.dropFirst(head.count)
    return Entry(
      name: property.prefix(1).lowercased() + property.dropFirst(), spelling: name + call)
  }
}

extension WithModifiersSyntax {
  fileprivate var isOfType: Bool { modifiers.contains("class") || modifiers.contains("static") }
}

extension VariableDeclSyntax {
  fileprivate var isObjectiveC: Bool {
    modifiers.contains("dynamic")
      || ["objc", "IBOutlet", "IBInspectable"].contains(where: attributes.names)
  }
}

extension DeclGroupSyntax {
  /// Its properties; those inside `#if` are left out.
  var variables: [VariableDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }
}
