import Guarded
internal import SwiftParser
internal import SwiftSyntax

/// A member that is named on an expression, `value.member` or `value.member(1, of: 2)`, with the
/// places of its parts in bytes.
public struct DynamicMemberUse: Equatable, Sendable {
  /// The expression that the member is named on, without a `?` at its end.
  public var base: Range<Int>
  /// The `?` at the end of the base.
  public var chainMark: Range<Int>?
  /// Whether the base is nil where a part of it is.
  public var isChained: Bool
  /// From the period to the end of the name.
  public var member: Range<Int>
  public var name: String
  public var call: Call?
  /// Whether something else is named on the member's value, or it is called.
  public var goesOn: Bool

  public struct Call: Equatable, Sendable {
    /// The `?` or `!` between the name and the arguments.
    public var mark: Range<Int>?
    public var isOptional: Bool
    /// The labels of the arguments, `_` for none. A closure behind the call has nil for any label.
    public var labels: [String?]
    /// The labels in the parentheses, with the colon and the space behind it.
    public var labelRanges: [Range<Int>]
  }

  /// Those whose names begin at some places.
  public static func at(_ places: [Int], in text: String) -> [Int: DynamicMemberUse] {
    guard !places.isEmpty, !TextDepth.isTooMuch(in: text) else { return [:] }
    let found = Guarded<[Int: DynamicMemberUse]>([:])
    DeepStack.run {
      let tree = Syntax(Parser.parse(source: text))
      let uses = places.map { ($0, access(at: $0, in: tree).flatMap(DynamicMemberUse.init)) }
      found.withLock { table in
        for (place, use) in uses { table[place] = use }
      }
    }
    return found.withLock { $0 }
  }

  private static func access(at place: Int, in tree: Syntax) -> MemberAccessExprSyntax? {
    let position = AbsolutePosition(utf8Offset: place)
    var node = tree
    while !node.is(TokenSyntax.self) {
      guard
        let child = node.children(viewMode: .sourceAccurate).first(where: {
          $0.position <= position && position < $0.endPosition
        })
      else { return nil }
      node = child
    }
    let access = node.parent?.parent?.as(MemberAccessExprSyntax.self)
    guard node.utf8Start == place, access?.declName.baseName.id == node.id else { return nil }
    return access
  }

  private init?(_ access: MemberAccessExprSyntax) {
    guard let written = access.base else { return nil }
    if let chain = written.as(OptionalChainingExprSyntax.self) {
      base = chain.expression.utf8Start..<chain.expression.utf8End
      chainMark = chain.questionMark.utf8Start..<chain.questionMark.utf8End
    } else {
      base = written.utf8Start..<written.utf8End
    }
    isChained = Self.isChained(written)
    member = access.period.utf8Start..<access.declName.utf8End
    name = access.declName.baseName.text
    call = Self.call(of: Syntax(access))
    goesOn = Self.goesOn(Syntax(access))
  }

  private static func isChained(_ expression: ExprSyntax) -> Bool {
    var node = expression
    while true {
      if node.is(OptionalChainingExprSyntax.self) { return true }
      let inner =
        node.as(MemberAccessExprSyntax.self)?.base
        ?? node.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? node.as(ForceUnwrapExprSyntax.self)?.expression
      guard let inner else { return false }
      node = inner
    }
  }

  private static func goesOn(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    let begins = parent.utf8Start == node.utf8Start
    return begins
      && [.memberAccessExpr, .functionCallExpr, .subscriptCallExpr].contains(parent.kind)
  }

  private static func call(of access: Syntax) -> Call? {
    var callee = access
    var mark: TokenSyntax?
    if let chain = callee.parent?.as(OptionalChainingExprSyntax.self) {
      (callee, mark) = (Syntax(chain), chain.questionMark)
    } else if let forced = callee.parent?.as(ForceUnwrapExprSyntax.self) {
      (callee, mark) = (Syntax(forced), forced.exclamationMark)
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee.as(ExprSyntax.self)?.id
    else { return nil }
    var labels: [String?] = call.arguments.map { $0.label?.text ?? "_" }
    if call.trailingClosure != nil { labels.append(nil) }
    labels += call.additionalTrailingClosures.map(\.label.text)
    let ranges = call.arguments.compactMap { argument in
      argument.label.map { $0.utf8Start..<argument.expression.utf8Start }
    }
    return Call(
      mark: mark.map { $0.utf8Start..<$0.utf8End }, isOptional: mark?.text == "?",
      labels: labels, labelRanges: ranges)
  }
}

extension DynamicMemberUse.Call {
  /// Whether these are the arguments of a function of a full name, `move(_:to:)`, each with its
  /// label; arguments with a default may be left out if `allowingDefaults`.
  public func fits(_ name: String, allowingDefaults: Bool) -> Bool {
    guard let open = name.firstIndex(of: "(") else { return false }
    let wanted = name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    guard allowingDefaults else {
      return wanted.count == labels.count
        && zip(labels, wanted).allSatisfy { $0 == nil || $0 == $1 }
    }
    var rest = wanted[...]
    return labels.allSatisfy { label in
      guard let next = rest.firstIndex(where: { label == nil || $0 == label }) else {
        return false
      }
      rest = rest[(next + 1)...]
      return true
    }
  }
}
