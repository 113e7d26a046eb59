@_spi(Text) import CoreText

extension Text.Layout {
  /// Letters of one look on a line. Each of its slices is a letter.
  public struct Run: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice
    let run: CTRun
    /// Which of the run's glyphs are meant: those with the same attributes.
    let glyphs: Range<Int>
    /// Where the line begins on its baseline.
    let origin: CGPoint
    private let attributes: TextAttributes
    private let firstCharacter: Int

    /// The parts of a run that have the same attributes each.
    static func parts(
      of run: CTRun, from firstCharacter: Int, in text: NSAttributedString, at origin: CGPoint
    ) -> [Run] {
      let count = CTRunGetGlyphCount(run)
      guard count > 0 else { return [] }
      let attributes = indices(of: run, 0..<count).map { index in
        let place = Swift.min(firstCharacter + index, text.length - 1)
        let box = text.attribute(TextAttributeBox.key, at: place, effectiveRange: nil)
        return TextAttributes(values: (box as? TextAttributeBox)?.values ?? [:])
      }
      var parts: [Run] = []
      var start = 0
      for end in 1...count where end == count || attributes[end] != attributes[start] {
        parts.append(
          Run(
            run: run, glyphs: start..<end, origin: origin, attributes: attributes[start],
            firstCharacter: firstCharacter))
        start = end
      }
      return parts
    }

    private static func indices(of run: CTRun, _ glyphs: Range<Int>) -> [Int] {
      [Int](unsafeUninitializedCapacity: glyphs.count) { buffer, count in
        CTRunGetStringIndices(
          run, CFRange(location: glyphs.lowerBound, length: glyphs.count), buffer.baseAddress!)
        count = glyphs.count
      }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { glyphs.count }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The attribute of a type that the text has here.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      attributes.values[ObjectIdentifier(key)] as? T
    }

    /// The direction in which the letters are read.
    public var layoutDirection: LayoutDirection {
      CTRunGetStatus(run).contains(.rightToLeft) ? .rightToLeft : .leftToRight
    }

    /// Where the letters are.
    public var typographicBounds: TypographicBounds { bounds(of: 0..<glyphs.count) }

    /// The places of the letters in the text.
    public var characterIndices: [CharacterIndex] { characters(0..<glyphs.count) }

    func bounds(of part: Range<Int>) -> TypographicBounds {
      var bounds = TypographicBounds()
      guard !part.isEmpty else { return bounds }
      let range = CFRange(location: glyphs.lowerBound + part.lowerBound, length: part.count)
      bounds.width = CGFloat(
        CTRunGetTypographicBounds(run, range, &bounds.ascent, &bounds.descent, &bounds.leading))
      var start = CGPoint.zero
      CTRunGetPositions(run, CFRange(location: range.location, length: 1), &start)
      bounds.origin = CGPoint(x: origin.x + start.x, y: origin.y)
      return bounds
    }

    func characters(_ part: Range<Int>) -> [CharacterIndex] {
      let start = glyphs.lowerBound
      return Self.indices(of: run, start + part.lowerBound..<start + part.upperBound).map {
        CharacterIndex(value: firstCharacter + $0)
      }
    }

    public static func == (one: Run, other: Run) -> Bool {
      one.run === other.run && one.glyphs == other.glyphs && one.origin == other.origin
    }
  }

  /// Some letters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice
    /// The run that the slice is a part of.
    public var run: Run
    /// Which letters of the run the slice has.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) {
      (self.run, self.indices) = (run, indices)
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The attribute of a type that the text has here.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// Where the letters are.
    public var typographicBounds: TypographicBounds { run.bounds(of: indices) }

    /// The places of the letters in the text.
    public var characterIndices: [CharacterIndex] { run.characters(indices) }
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its place.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { draw(run, options: options) }
  }

  /// Draws letters of one look at their place.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    draw(run[0..<run.count], options: options)
  }

  /// Draws some letters at their place.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    guard !slice.indices.isEmpty else { return }
    let (run, first) = (slice.run, slice.run.glyphs.lowerBound + slice.indices.lowerBound)
    drawing { context in
      context.translateBy(x: run.origin.x, y: run.origin.y)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = .zero
      CTRunDraw(run.run, context, CFRange(location: first, length: slice.indices.count))
    }
  }
}
