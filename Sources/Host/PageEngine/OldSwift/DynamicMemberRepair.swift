import SourceDialect

/// A member that is named on an `AnyObject`: on Apple's systems Objective-C looks it up while the
/// page runs, in every class that declares it.
///
/// `value.tag` is `_dynamicMember(value, \UIView.tag, \UIBarItem.tag)`, and `value.fit(1)` is
/// `_dynamicObject(value, Row.self, "fit").fit(1)`; a method of several classes is taken from one
/// of them and called without its labels. What the calls do is in the module ObjectiveC. A name
/// that no class declares stays an error, and so does one that classes declare with different
/// types, as in Xcode.
struct DynamicMemberRepair {
  private struct Place: Hashable {
    var file: String
    var offset: Int
  }

  private let texts: [String: TextBytes]
  private var meanings: [Place: (use: DynamicMemberUse, meaning: DynamicMembers.Meaning)] = [:]

  /// Nothing is read unless a diagnostic is about such a member.
  init(
    _ diagnostics: [Diagnostic], of texts: [PageInput.Text], in lines: [String: TextBytes],
    _ lookup: DynamicLookup
  ) {
    self.texts = lines
    var wanted: [String: [Int]] = [:]
    for diagnostic in diagnostics where diagnostic.isAboutDynamicMember {
      let range = lines[diagnostic.file]?.range(diagnostic.range)
      if let start = range?.lowerBound { wanted[diagnostic.file, default: []].append(start) }
    }
    if wanted.isEmpty { return }
    let members = lookup.members(of: texts)
    for text in texts {
      for (offset, use) in DynamicMemberUse.at(wanted[text.path] ?? [], in: text.text) {
        let meaning = members.meaning(of: use, in: text.path)
        meanings[Place(file: text.path, offset: offset)] = (use, meaning)
      }
    }
  }

  func changes(for diagnostic: Diagnostic) -> [Diagnostic.FixIt] {
    guard let (use, meaning) = found(for: diagnostic), let text = texts[diagnostic.file] else {
      return []
    }
    return edits(use, meaning).map { edit in
      Diagnostic.FixIt(
        file: diagnostic.file, range: text.range(of: edit.range), replacement: edit.replacement)
    }
  }

  /// The diagnostic, or one that says why classes do not agree about the member.
  func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    guard case (let use, .ambiguous(let members))? = found(for: diagnostic) else {
      return diagnostic
    }
    let most = 3
    let (first, rest) = (members[0], members.count - most)
    let declared = members.prefix(most).map { member in
      "\(member.type) declares '\(member.name)'" + (member.value.map { " as '\($0)'" } ?? "")
    }.joined(separator: ", ")
    var explained = diagnostic
    explained.message =
      "ambiguous use of '\(use.name)': \(declared)\(rest > 0 ? " and \(rest) more differ" : ""); "
      + "name the class, as in '(value as! \(first.type)).\(use.name)'"
    return explained
  }

  private func found(
    for diagnostic: Diagnostic
  ) -> (use: DynamicMemberUse, meaning: DynamicMembers.Meaning)? {
    guard diagnostic.isAboutDynamicMember,
      let start = texts[diagnostic.file]?.range(diagnostic.range)?.lowerBound
    else { return nil }
    return meanings[Place(file: diagnostic.file, offset: start)]
  }

  // MARK: The edits

  private func edits(
    _ use: DynamicMemberUse, _ meaning: DynamicMembers.Meaning
  ) -> [SourceEdit] {
    let isOptional = use.call?.isOptional == true
    switch meaning {
    case .none, .ambiguous: return []
    case .property(let classes):
      let paths = classes.map { "\\\($0).\(use.name)" }.joined(separator: ", ")
      let chain = use.isChained && use.goesOn ? "?" : ""
      return opening("_dynamicMember(", use)
        + [SourceEdit(range: use.member, replacement: ", \(paths))\(chain)")]
    case .method(let type):
      let function = isOptional ? "_optionalDynamicObject(" : "_dynamicObject("
      let name = isOptional ? "" : ", \"\(use.name)\""
      let chain = use.isChained || isOptional ? "?" : ""
      let start = use.member.lowerBound
      return opening(function, use)
        + [SourceEdit(range: start..<start, replacement: ", \(type).self\(name))\(chain)")]
        + without(use.call?.mark)
    case .methods(let types, let name):
      let function = isOptional ? "_optionalDynamicMethod(" : "_dynamicMethod("
      let references = types.map { "_method(\($0).\(Self.reference(name)))" }
        .joined(separator: ", ")
      let selector = isOptional ? "" : ", \"\(name)\""
      let chain = isOptional || use.isChained ? "?" : ""
      return opening(function, use)
        + [SourceEdit(range: use.member, replacement: "\(selector), \(references))\(chain)")]
        + without(use.call?.mark)
        + (use.call?.labelRanges ?? []).map { SourceEdit(range: $0, replacement: "") }
    }
  }

  private func opening(_ function: String, _ use: DynamicMemberUse) -> [SourceEdit] {
    let start = use.base.lowerBound
    return [SourceEdit(range: start..<start, replacement: function)] + without(use.chainMark)
  }

  private func without(_ mark: Range<Int>?) -> [SourceEdit] {
    mark.map { [SourceEdit(range: $0, replacement: "")] } ?? []
  }

  /// A method without parameters is named without parentheses.
  private static func reference(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}

/// What looking up members of `AnyObject` needs besides the texts.
struct DynamicLookup: Sendable {
  /// Reads the classes of the modules; called only for a text that needs them.
  var classes: @Sendable () -> ClassMembers
  /// The texts of the modules that the texts see without an import line.
  var neighbours: [PageInput.Text] = []
  var areOld = false

  init(
    classes: @escaping @Sendable () -> ClassMembers, neighbours: [PageInput.Text] = [],
    areOld: Bool = false
  ) {
    (self.classes, self.neighbours, self.areOld) = (classes, neighbours, areOld)
  }

  init(kit: PageKit, neighbours: [PageInput.Text] = [], areOld: Bool = false) {
    self.init(classes: { ClassMembers.of(kit) }, neighbours: neighbours, areOld: areOld)
  }

  func members(of texts: [PageInput.Text]) -> DynamicMembers {
    DynamicMembers(texts, beside: neighbours, classes(), areOld: areOld)
  }
}

extension Diagnostic {
  /// Whether it says that `AnyObject` has no member of a name.
  var isAboutDynamicMember: Bool {
    severity == .error && message.hasPrefix("value of type 'AnyObject' has no member '")
  }
}
