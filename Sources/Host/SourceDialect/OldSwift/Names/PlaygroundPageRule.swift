/// What XCPlayground had is in PlaygroundSupport now.
struct PlaygroundPageRule: OldRule {
  let words = [
    "XCPlayground", "XCPlaygroundPage", "XCPlaygroundLiveViewable", "XCPShowView",
    "XCPSetExecutionShouldContinueIndefinitely",
  ]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    // What the new module has under no name keeps the page with the old one, as a whole.
    let isNeeded = source.tokens.contains {
      $0.text == "captureValue" || $0.text.hasPrefix("XCP") && !words.contains($0.text)
    }
    guard age <= .two, source.tokens[index].isWord, !isNeeded else { return [] }
    switch source[index] {
    case "XCPlaygroundLiveViewable":
      return source.replacement(of: index..<index + 1, with: "PlaygroundLiveViewable")
    case "XCPlayground":
      guard source[index - 1] == "import" else { return [] }
      return source.replacement(of: index..<index + 1, with: "PlaygroundSupport")
    case "XCPlaygroundPage":
      guard source[index + 1] == ".", source[index + 2] == "currentPage" else { return [] }
      return source.replacement(of: index..<index + 3, with: "PlaygroundPage.current")
    default: return call(at: index, in: source)
    }
  }

  private func call(at index: Int, in source: OldSource) -> [SourceEdit] {
    guard let call = source.call(named: index), call.base == nil, let open = call.open,
      let close = call.close, !call.hasTrailingClosure
    else { return [] }
    if source[index] == "XCPShowView" {
      guard call.arguments.count == 2, call.arguments[1].label == "view" else { return [] }
      let view = call.arguments[1].value
      let space = source.gap(before: view.lowerBound).isEmpty ? " " : ""
      return source.replacement(
        of: index..<view.lowerBound, with: "PlaygroundPage.current.liveView =" + space)
        + source.removal(of: close..<close + 1)
    }
    let text = "PlaygroundPage.current.needsIndefiniteExecution = "
    guard let value = call.arguments.first?.value else {
      return source.replacement(of: index..<close + 1, with: text + "true")
    }
    return source.replacement(of: index..<max(open + 1, value.lowerBound), with: text)
      + source.removal(of: close..<close + 1)
  }
}
