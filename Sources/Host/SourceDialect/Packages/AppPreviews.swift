internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// What a file of an app without `@main` has to show: its previews, or else a view.
public struct AppPreviews: Equatable, Sendable {
  /// The statements that show the previews, in the file's module.
  public var statements: [String] = []
  /// The views at file scope that can be made without arguments, in their order.
  public var views: [String] = []

  public init(_ text: String) {
    let words = [PreviewMacro.word, "View"]
    guard words.contains(where: text.contains), !TextDepth.isTooMuch(in: text) else { return }
    let found = Guarded(self)
    DeepStack.run {
      var previews = AppPreviews()
      previews.read(Parser.parse(source: text).statements)
      found.withLock { $0 = previews }
    }
    self = found.withLock { $0 }
  }

  private init() {}

  private mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if let condition = statement.item.as(IfConfigDeclSyntax.self) {
        read(condition)
      } else if let macro = PreviewMacro(Syntax(statement.item)), macro.isClosed {
        self.statements.append("_ = " + macro.globalName)
      } else if let type = statement.item.as(StructDeclSyntax.self) {
        read(type)
      }
    }
  }

  /// Modules of packages are compiled with `DEBUG`.
  private mutating func read(_ condition: IfConfigDeclSyntax) {
    let active = condition.clauses.first {
      $0.condition.map { $0.trimmedDescription == "DEBUG" } ?? true
    }
    if case .statements(let statements)? = active?.elements { read(statements) }
  }

  private mutating func read(_ type: StructDeclSyntax) {
    let parents = (type.inheritanceClause?.inheritedTypes ?? []).map {
      $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    }
    if parents.contains("PreviewProvider") {
      statements.append("SwiftUI.Preview._provider(\(type.name.text).self)")
    } else if parents.contains("View"), type.needsNoArguments {
      views.append(type.name.text)
    }
  }
}

extension StructDeclSyntax {
  /// Whether the type can be made with an empty pair of parentheses, as far as its text says.
  fileprivate var needsNoArguments: Bool {
    guard genericParameterClause == nil else { return false }
    let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard initializers.isEmpty else {
      return initializers.contains { initializer in
        initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      }
    }
    return memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .allSatisfy(\.needsNoValue)
  }
}

extension VariableDeclSyntax {
  /// Wrappers whose values come from elsewhere.
  private static let supplied: Set = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace",
    "FocusedValue", "FocusedObject", "FocusedBinding", "UIApplicationDelegateAdaptor",
  ]

  fileprivate var needsNoValue: Bool {
    if modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) { return true }
    let wrappers = attributes.compactMap { $0.as(AttributeSyntax.self) }
    if wrappers.contains(where: { Self.supplied.contains($0.attributeName.trimmedDescription) }) {
      return true
    }
    let isVariable = bindingSpecifier.text == "var"
    return bindings.allSatisfy { binding in
      binding.initializer != nil || binding.accessorBlock?.isGetter == true
        || isVariable && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether the property is computed; observers belong to a stored one.
  fileprivate var isGetter: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
