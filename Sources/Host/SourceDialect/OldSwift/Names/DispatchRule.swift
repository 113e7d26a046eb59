/// Queues and moments of Dispatch that were made of numbers.
struct DispatchRule: OldRule {
  let words = ["dispatch_get_global_queue", "dispatch_time", "dispatch_queue_create"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, let call = source.call(named: index), call.base == nil,
      let close = call.close, call.arguments.count == 2, !call.hasTrailingClosure,
      let text = text(source[index], call.arguments.map(\.value), in: source)
    else { return [] }
    return source.replacement(of: index..<close + 1, with: text)
  }

  private func text(_ word: String, _ arguments: [Range<Int>], in source: OldSource) -> String? {
    let first = arguments[0].map { source[$0] }
    switch word {
    case "dispatch_get_global_queue":
      let name = first.first { Self.qualities[$0] != nil }
      return name.flatMap { Self.qualities[$0] }.map { "DispatchQueue.global(qos: .\($0))" }
    case "dispatch_queue_create":
      guard let label = source.flat(arguments[0]) else { return nil }
      switch source[arguments[1].lowerBound] {
      case "nil", "DISPATCH_QUEUE_SERIAL": return "DispatchQueue(label: \(label))"
      case "DISPATCH_QUEUE_CONCURRENT":
        return "DispatchQueue(label: \(label), attributes: .concurrent)"
      default: return nil
      }
    default:
      guard first == ["DISPATCH_TIME_NOW"] else { return nil }
      return seconds(arguments[1], in: source).map { "DispatchTime.now() + \($0)" }
    }
  }

  /// The seconds in `Int64(0.5 * Double(NSEC_PER_SEC))`.
  private func seconds(_ range: Range<Int>, in source: OldSource) -> String? {
    guard source[range.lowerBound] == "Int64", source[range.lowerBound + 1] == "(",
      source.partners[range.lowerBound + 1] == range.upperBound - 1
    else { return nil }
    let inner = range.lowerBound + 2..<range.upperBound - 1
    let factors = source.parts(inner, separator: "*")
    guard factors.count == 2 else { return nil }
    let unit = factors[1].contains { source[$0] == "NSEC_PER_SEC" } ? 1 : 0
    guard factors[unit].contains(where: { source[$0] == "NSEC_PER_SEC" }) else { return nil }
    return source.flat(factors[1 - unit])
  }

  private static let qualities = [
    "DISPATCH_QUEUE_PRIORITY_DEFAULT": "default", "DISPATCH_QUEUE_PRIORITY_HIGH": "userInitiated",
    "DISPATCH_QUEUE_PRIORITY_LOW": "utility", "DISPATCH_QUEUE_PRIORITY_BACKGROUND": "background",
    "QOS_CLASS_USER_INTERACTIVE": "userInteractive", "QOS_CLASS_USER_INITIATED": "userInitiated",
    "QOS_CLASS_DEFAULT": "default", "QOS_CLASS_UTILITY": "utility",
    "QOS_CLASS_BACKGROUND": "background",
  ]
}
