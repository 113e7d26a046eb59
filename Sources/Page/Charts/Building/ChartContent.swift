/// Something that a chart shows: a mark, or several.
@_typeEraser(AnyChartContent)
public protocol ChartContent {
  /// The type of the content that this content is made of.
  associatedtype Body: ChartContent

  /// The content that this content is made of.
  @ChartContentBuilder var body: Body { get }

  static func _collectMarks(_ content: Self, into collector: inout _MarkCollector)
}

extension ChartContent {
  public static func _collectMarks(_ content: Self, into collector: inout _MarkCollector) {
    Body._collectMarks(content.body, into: &collector)
  }
}

/// Content that collects its marks by itself.
extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The marks of a chart, in their order.
public struct _MarkCollector {
  var marks: [Mark] = []
  /// Identifies the element of a `ForEach` that is collected.
  private var place = 0
  private var ordinal = 0

  mutating func append(_ mark: Mark) {
    var mark = mark
    mark.id = nextID()
    marks.append(mark)
  }

  private mutating func nextID() -> Int {
    ordinal += 1
    guard place != 0 else { return ordinal }
    var hasher = Hasher()
    hasher.combine(place)
    hasher.combine(ordinal)
    return hasher.finalize()
  }

  /// Collects what belongs to an element.
  mutating func collect<ID: Hashable>(_ id: ID, _ work: (inout _MarkCollector) -> Void) {
    let outer = (place, ordinal)
    var hasher = Hasher()
    hasher.combine(place)
    hasher.combine(id)
    place = hasher.finalize()
    ordinal = 0
    work(&self)
    (place, ordinal) = outer
  }

  /// Changes the marks that are collected meanwhile.
  mutating func collect(
    _ work: (inout _MarkCollector) -> Void, changing change: (inout Mark) -> Void
  ) {
    let first = marks.count
    work(&self)
    for index in first..<marks.count { change(&marks[index]) }
  }
}

extension Never: ChartContent {
  public static func _collectMarks(_ content: Never, into collector: inout _MarkCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  public static func _collectMarks(_ content: Wrapped?, into collector: inout _MarkCollector) {
    if let content { Wrapped._collectMarks(content, into: &collector) }
  }
}

/// Chart content whose type is not known.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  private let content: any ChartContent

  /// Erases the type of content.
  public init(_ content: any ChartContent) {
    self.content = (content as? AnyChartContent)?.content ?? content
  }

  /// Erases the type of content.
  public init<T: ChartContent>(erasing content: T) { self.init(content) }

  public static func _collectMarks(
    _ content: AnyChartContent, into collector: inout _MarkCollector
  ) {
    func collect<C: ChartContent>(_ content: C) {
      C._collectMarks(content, into: &collector)
    }
    collect(content.content)
  }
}

/// Several marks that are treated as one.
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  private let content: Content

  /// Groups marks, so that modifiers apply to all of them.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public static func _collectMarks(_ content: Plot<Content>, into collector: inout _MarkCollector) {
    Content._collectMarks(content.content, into: &collector)
  }
}
