import Foundation

extension NSString.EnumerationOptions {
  /// Word by word, without what stands between the words.
  public static var byWords: NSString.EnumerationOptions {
    NSString.EnumerationOptions(rawValue: 3)
  }

  /// What the low bits of the options say is enumerated.
  fileprivate var isByWords: Bool { rawValue & 0xFF == 3 }
}

extension String {
  /// Calls a closure with each part of the text: each line, word, sentence or character.
  public func enumerateSubstrings<Bounds: RangeExpression>(
    in range: Bounds, options: EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        _ stop: inout Bool
      ) -> Void
  ) where Bounds.Bound == Index {
    guard options.isByWords else { return enumerate(self, in: range, options, body) }
    let bounds = range.relative(to: self)
    let part = self[bounds]
    let words = WordBreaks.ranges(in: Array(part.utf16)).map { place in
      part.utf16.index(
        part.startIndex, offsetBy: place.lowerBound)..<part.utf16.index(
          part.startIndex, offsetBy: place.upperBound)
    }
    let starts = [bounds.lowerBound] + words.dropFirst().map(\.lowerBound) + [bounds.upperBound]
    let indices = Array(words.indices)
    var stop = false
    for index in options.contains(.reverse) ? indices.reversed() : indices {
      let text = options.contains(.substringNotRequired) ? nil : String(self[words[index]])
      body(text, words[index], starts[index]..<starts[index + 1], &stop)
      if stop { return }
    }
  }
}

/// Foundation's own, which knows no words.
private func enumerate<Text: StringProtocol, Bounds: RangeExpression>(
  _ text: Text, in range: Bounds, _ options: NSString.EnumerationOptions,
  _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
) where Bounds.Bound == String.Index, Text.Index == String.Index {
  text.enumerateSubstrings(in: range, options: options, body)
}
