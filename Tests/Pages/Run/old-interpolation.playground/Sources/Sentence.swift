// In the days of XCPlayground each part of a text became a value, by the most fitting initializer, and all of them one.
public struct Sentence {
    private enum Part { case Words(String), Number(Int), Other(String) }
    private let parts: [Part]
    private init(_ parts: [Part]) { self.parts = parts }
    public var text: String {
        return parts.map { part -> String in
            switch part {
            case .Words(let words): return words
            case .Number(let number): return "<\(number)>"
            case .Other(let other): return "[\(other)]"
            }
        }.joinWithSeparator("|")
    }
}

extension Sentence: StringInterpolationConvertible {
    public init(stringInterpolation pieces: Sentence...) { self.init(pieces.flatMap { $0.parts }) }
    public init<T>(stringInterpolationSegment piece: T) { self.init([.Other(String(piece))]) }
    public init(stringInterpolationSegment piece: Int) { self.init([.Number(piece)]) }
    public init(stringInterpolationSegment piece: String) { self.init([.Words(piece)]) }
}

public func say(sentence: Sentence) -> String { return sentence.text }
public func zero() -> Sentence { return Sentence([.Number(0)]) }
