internal import SwiftSyntax

/// The parts of a manifest that a conversion changes.
struct ManifestParts {
  private let file: SourceFileSyntax
  private let package: FunctionCallExprSyntax

  /// Nothing if the text calls no `Package(…)` at its top.
  init?(_ file: SourceFileSyntax) {
    let calls = file.statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings).compactMap { $0.initializer?.value.as(FunctionCallExprSyntax.self) }
    let package = calls.first { $0.calledExpression.trimmedDescription == "Package" }
    guard let package else { return nil }
    (self.file, self.package) = (file, package)
  }

  private func argument(_ label: String) -> LabeledExprSyntax? {
    package.arguments.first { $0.label?.text == label }
  }

  private func imported(_ module: String) -> CodeBlockItemSyntax? {
    file.statements.first {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == module
    }
  }

  /// The call of a list that has a name.
  private func call(_ name: String, in list: ArrayExprSyntax) -> FunctionCallExprSyntax? {
    list.elements.lazy.compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
      .first { Self.name(of: $0) == name }
  }

  private static func name(of call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private static func text(_ label: String, of call: FunctionCallExprSyntax) -> String? {
    call.arguments.first { $0.label?.text == label }?.expression.trimmedDescription
  }

  private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.trimmedRange.lowerBound.utf8Offset..<node.trimmedRange.upperBound.utf8Offset
  }

  /// How far a line is indented.
  private static func indentation(of node: some SyntaxProtocol) -> String {
    var column = ""
    for piece in node.leadingTrivia.reversed() {
      switch piece {
      case .spaces(let count): column += String(repeating: " ", count: count)
      case .tabs(let count): column += String(repeating: "\t", count: count)
      default: return column
      }
    }
    return column
  }

  // MARK: A plain package

  func asPackage() -> Result<[ManifestEdit], ManifestConversion.Problem> {
    guard let products = argument("products") else { return .failure(.isPackage) }
    guard let list = products.expression.as(ArrayExprSyntax.self) else {
      return .failure(.computedProducts)
    }
    guard let app = call("iOSApplication", in: list) else { return .failure(.isPackage) }
    let parts = ["name", "targets"].compactMap { label in
      Self.text(label, of: app).map { "\(label): \($0)" }
    }
    var edits = [
      ManifestEdit(range: Self.range(app), text: ".executable(\(parts.joined(separator: ", ")))")
    ]
    if let line = imported("AppleProductTypes") {
      // The line before ends where the import begins.
      let start = line.position.utf8Offset
      edits.append(ManifestEdit(range: start..<Self.range(line).upperBound, text: ""))
    }
    return .success(edits)
  }

  // MARK: An app playground

  func asApplication(
    _ manifest: PackageManifest
  ) -> Result<[ManifestEdit], ManifestConversion.Problem> {
    guard manifest.application == nil else { return .failure(.isApplication) }
    guard let target = manifest.targets.first(where: { $0.kind == .executable }) else {
      return .failure(.noExecutable)
    }
    guard let first = package.arguments.first else { return .failure(.unread) }
    let indentation = Self.indentation(of: first)
    let product = Self.product(
      manifest.name ?? target.name, target: target.name, indentation + "    ")
    var edits: [ManifestEdit] = []
    if let products = argument("products") {
      guard let list = products.expression.as(ArrayExprSyntax.self) else {
        return .failure(.computedProducts)
      }
      if let executable = call("executable", in: list) {
        edits.append(ManifestEdit(range: Self.range(executable), text: product))
      } else {
        edits.append(.insert("\n\(indentation)    \(product),", at: list.leftSquare.endOffset))
      }
    } else {
      let list = "products: [\n\(indentation)    \(product)\n\(indentation)]"
      edits += insertion(of: list, before: ["dependencies", "targets"], indentation)
    }
    edits += platforms(indentation)
    if imported("AppleProductTypes") == nil, let line = imported("PackageDescription") {
      edits.append(.insert("\nimport AppleProductTypes", at: Self.range(line).upperBound))
    }
    return .success(edits)
  }

  /// The platforms with iOS among them.
  private func platforms(_ indentation: String) -> [ManifestEdit] {
    guard let platforms = argument("platforms") else {
      return insertion(
        of: "platforms: [.iOS(\"16.0\")]", before: ["products", "dependencies", "targets"],
        indentation)
    }
    guard let list = platforms.expression.as(ArrayExprSyntax.self), call("iOS", in: list) == nil
    else { return [] }
    let separator = list.elements.isEmpty ? "" : ", "
    return [.insert(".iOS(\"16.0\")\(separator)", at: list.leftSquare.endOffset)]
  }

  /// An argument before the first of others.
  private func insertion(
    of argument: String, before labels: [String], _ indentation: String
  ) -> [ManifestEdit] {
    let next = package.arguments.first { labels.contains($0.label?.text ?? "") }
    guard let next else { return [] }
    return [.insert("\(argument),\n\(indentation)", at: Self.range(next).lowerBound)]
  }

  private static func product(_ name: String, target: String, _ indentation: String) -> String {
    let word = String(
      name.lowercased().unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains(Character($0)))
      }.map(Character.init))
    let lines = [
      "name: \(name.debugDescription)", "targets: [\(target.debugDescription)]",
      "bundleIdentifier: \"com.example.\(word.isEmpty ? "app" : word)\"", "displayVersion: \"1.0\"",
      "bundleVersion: \"1\"", "accentColor: .presetColor(.blue)",
      "supportedDeviceFamilies: [.pad, .phone]",
      "supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft]",
    ]
    let inner = lines.map { "\(indentation)    \($0)" }.joined(separator: ",\n")
    return ".iOSApplication(\n\(inner)\n\(indentation))"
  }
}

extension TokenSyntax {
  fileprivate var endOffset: Int { trimmedRange.upperBound.utf8Offset }
}
