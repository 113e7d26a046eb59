internal import SwiftSyntax

/// A method that a page exchanges asks before its body what is to run, and is found by its name.
///
/// Why: Objective-C's runtime lets any two methods run each other's bodies. Here the methods of the
/// frameworks that pages exchange are `dynamic`, and one text of the module replaces each by one
/// that asks too.
struct ExchangedMethodRule: RewriteRule {
  let words: [String]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.word(before: word.lowerBound).elementsEqual("func".utf8)
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id,
      let body = function.body, let group = ExposedGroup.around(Syntax(function)),
      group.memberBlock.rightBrace.presence == .present,
      let method = DeclaredMethod(function, in: group),
      let exchange = file.exchanges.exchange(of: method)
    else { return [] }
    let question = Self.question(of: exchange)
    var edits = [
      SourceEdit(
        range: body.leftBrace.utf8End..<body.leftBrace.utf8End, replacement: " \(question)"),
      .insertMember(Self.list(of: exchange), at: group, in: file),
    ]
    // With a statement before it, an expression is no longer what a body gives.
    if method.result != "Void", body.statements.count == 1, let only = body.statements.first,
      only.item.is(ExprSyntax.self)
    {
      edits.append(.insert("return ", before: only))
    }
    if let entry = exchange.entry, let item = Self.topLevelItem(around: Syntax(group)),
      file.replaces(entry)
    {
      edits.append(.append(Self.replacement(of: entry), after: item))
    }
    return edits
  }

  private static func topLevelItem(around node: Syntax) -> Syntax? {
    var node = node
    while let parent = node.parent {
      if node.is(CodeBlockItemSyntax.self), parent.parent?.is(SourceFileSyntax.self) == true {
        return node
      }
      node = parent
    }
    return nil
  }

  // MARK: What is written

  private static func question(of exchange: ExchangedMethods.Exchange) -> String {
    let (method, call) = (exchange.method, exchange.call)
    let values = zip(method.parameters, call.parameters).map {
      ExchangeCall.value($0.name, of: $0.type, as: $1)
    }
    let other = "other(\((["self"] + values).joined(separator: ", ")))"
    let given = ExchangeCall.value(other, of: call.result, as: method.result)
    // What runs instead may be declared to keep a closure; none of the frameworks does.
    let answer = method.parameters.filter(\.staysInside).reduce(given) {
      "withoutActuallyEscaping(\($1.name)) { \($1.name) in \($0) }"
    }
    return "if let other = \(name(method)).own.other { return \(answer) };"
  }

  private static func list(of exchange: ExchangedMethods.Exchange) -> String {
    let (method, call) = (exchange.method, exchange.call)
    let values = zip(call.names, zip(call.parameters, method.parameters)).map {
      ExchangeCall.value($0, of: $1.0, as: $1.1.type)
    }
    let list = name(method)
    var steps = ""
    if method.type != call.type {
      let target = method.isStatic ? "\(method.type).Type" : method.type
      let names = (["me"] + call.names).joined(separator: ", ")
      steps =
        "guard let me = me as? \(target) else { return ObjectiveC.ExchangeableMethod<Call>"
        + ".own(of: \(call.type).self, \"\(exchange.entry?.selector ?? method.selector)\", "
        + "isStatic: \(method.isStatic))(\(names)) }; "
    }
    steps += "\(list).own.willRunOwn(); "
    steps +=
      "return "
      + ExchangeCall.value(
        method.call(on: "me", with: values), of: method.result, as: call.result)
    return Self.list(list, type: method.type, names: [method.selector], call, steps)
  }

  private static func replacement(of entry: ExchangeableMethods.Entry) -> String {
    let call = ExchangeCall(of: entry)
    let part = identifier(entry.selector)
    let list = "Exchange_of_" + part
    let swiftName = entry.name.prefix { $0 != "(" }
    let labels = entry.name.dropFirst(swiftName.count + 1).dropLast().split(separator: ":")
      .map(String.init)
    let inSwift = ObjCName.selector(String(swiftName), labels: labels)
    let names = inSwift == entry.selector ? [inSwift] : [entry.selector, inSwift]
    let values = call.names.joined(separator: ", ")
    let passed = zip(labels, call.names).map { $0 == "_" ? $1 : "\($0): \($1)" }
      .joined(separator: ", ")
    let parameters = zip(call.names, entry.parameters).map { "_ \($0): \($1)" }
      .joined(separator: ", ")
    let steps = "\(list).own.willRunOwn(); return me.Exchanged_\(part)(\(values))"
    let others = (["self"] + call.names).joined(separator: ", ")
    return "extension \(entry.type) { fileprivate "
      + Self.list(list, type: entry.type, names: names, call, steps)
      + "; @_dynamicReplacement(for: \(entry.name)) fileprivate "
      + "\(entry.isStatic ? "class " : "")func Exchanged_\(part)(\(parameters)) -> \(entry.result) "
      + "{ if let other = \(list).own.other { return other(\(others)) }; "
      + "return \(swiftName)(\(passed)) } }"
  }

  /// The type that shows one method to those who look for it by its name.
  private static func list(
    _ list: String, type: String, names: [String], _ call: ExchangeCall, _ steps: String
  ) -> String {
    let names = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let parameters = (["me"] + call.names).joined(separator: ", ")
    // Methods of the main actor are called as they are, on whatever thread the caller is.
    return "enum \(list): ObjectiveC.ExchangeableMethods { typealias Call = \(call.signature); "
      + "static let own: ObjectiveC.ExchangeableMethod<Call> = .init(\(type).self, [\(names)], "
      + "isStatic: \(call.isStatic), own: unsafeBitCast({ \(parameters) in \(steps) } "
      + "as @MainActor \(call.signature), to: Call.self)); "
      + "static var methods: [ObjectiveC.AnyExchangeableMethod] { [own] } }"
  }

  private static func name(_ method: DeclaredMethod) -> String {
    "Exchange_" + identifier(method.selector)
  }

  private static func identifier(_ selector: String) -> String {
    selector.replacing(":", with: "_")
  }
}
