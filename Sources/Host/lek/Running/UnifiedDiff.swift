/// What turns one text into another, as `diff -u` writes it.
///
/// The texts have the same lines but for what is in them, as a conversion leaves them; where they have
/// not, all that differs is one change.
struct UnifiedDiff {
  var text: String

  private static let context = 3

  init(from old: String, to new: String, path: String) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    text = "--- a/\(path)\n+++ b/\(path)\n"
    for change in Self.changes(before, after) {
      text += Self.hunk(change, before, after)
    }
  }

  /// Lines that differ, in both texts; changes whose surroundings would touch are one.
  private typealias Change = [(old: Range<Int>, new: Range<Int>)]

  private static func changes(_ before: [Substring], _ after: [Substring]) -> [Change] {
    var runs: [(old: Range<Int>, new: Range<Int>)] = []
    if before.count == after.count {
      for index in before.indices where before[index] != after[index] {
        if let last = runs.last, last.old.upperBound == index {
          runs[runs.count - 1] = (last.old.lowerBound..<index + 1, last.new.lowerBound..<index + 1)
        } else {
          runs.append((index..<index + 1, index..<index + 1))
        }
      }
    } else {
      let start = zip(before, after).prefix { $0 == $1 }.count
      let shorter = min(before.count, after.count) - start
      let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
      let same = min(shorter, end)
      runs = [(start..<before.count - same, start..<after.count - same)]
    }
    return runs.reduce(into: [Change]()) { changes, run in
      if let last = changes.last?.last, run.old.lowerBound - last.old.upperBound <= 2 * context {
        changes[changes.count - 1].append(run)
      } else {
        changes.append([run])
      }
    }
  }

  private static func hunk(
    _ change: Change, _ before: [Substring], _ after: [Substring]
  ) -> String {
    let (first, last) = (change[0], change[change.count - 1])
    let old =
      max(0, first.old.lowerBound - context)..<min(before.count, last.old.upperBound + context)
    let lead = first.old.lowerBound - old.lowerBound
    let tail = old.upperBound - last.old.upperBound
    let new = first.new.lowerBound - lead..<last.new.upperBound + tail
    var text = "@@ -\(old.lowerBound + 1),\(old.count) +\(new.lowerBound + 1),\(new.count) @@\n"
    var place = old.lowerBound
    for run in change {
      text += lines(before[place..<run.old.lowerBound], " ")
      text += lines(before[run.old], "-") + lines(after[run.new], "+")
      place = run.old.upperBound
    }
    return text + lines(before[place..<old.upperBound], " ")
  }

  private static func lines(_ lines: ArraySlice<Substring>, _ mark: String) -> String {
    lines.map { line in
      line.hasSuffix("\n") ? mark + line : mark + line + "\n\\ No newline at end of file\n"
    }.joined()
  }

  /// Each with its end.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: 10) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
