@_spi(Charts) import SwiftUI

/// What is drawn of the marks of a chart, in a plot of a size.
struct Drawing {
  /// A view at a point of the plot.
  struct PlacedSymbol: Identifiable {
    let id: Int
    let view: AnyView
    let center: CGPoint
  }

  /// Where a mark is, for annotations and assistive technology.
  struct PlacedMark {
    let mark: Mark
    let rect: CGRect
    let index: Int
  }

  private let placer: MarkPlacer
  private var model: ChartModel { placer.model }
  private(set) var groups: [DrawnGroup] = []
  private(set) var symbols: [PlacedSymbol] = []
  private(set) var marks: [PlacedMark] = []
  private var known: [DrawnGroup.Key: Int] = [:]
  private var colors: [Datum?: UIColor?] = [:]

  init(_ placer: MarkPlacer) {
    self.placer = placer
    let angles = SectorAngles(placer.model.marks)
    for (index, mark) in model.marks.enumerated() {
      let stack = model.stacks[index]
      switch mark.kind {
      case .bar, .rectangle: addRectangle(mark, stack, index)
      case .point: addPoint(mark, index)
      case .line: addLinePoint(mark, index)
      case .area: addArea(mark, stack, index)
      case .rule: addRule(mark, index)
      case .sector: addSector(mark, angles[index], index)
      }
    }
    groups = groups.enumerated().sorted {
      ($0.element.id.zIndex, $0.offset) < ($1.element.id.zIndex, $1.offset)
    }.map(\.element)
  }

  // MARK: Groups

  /// The key of a mark; a style of several colors needs the mark's own shape.
  private mutating func key(_ mark: Mark, _ style: AnyShapeStyle, isWhole: Bool) -> DrawnGroup.Key {
    let look = mark.look
    var key = DrawnGroup.Key(kind: mark.kind)
    key.color = color(mark, style)
    (key.opacity, key.blur, key.shadow, key.zIndex) = (
      look.opacity, look.blur, look.shadow, look.zIndex
    )
    key.cornerRadius = look.cornerRadius ?? 0
    key.mask = look.mask.map { ObjectIdentifier($0) }
    let isAlone = look.clip != nil || key.color == nil && look.alignsStyleWithPlot != true
    if isAlone && !isWhole { key.mark = mark.id }
    return key
  }

  private mutating func color(_ mark: Mark, _ style: AnyShapeStyle) -> UIColor? {
    if mark.look.style != nil { return style.onlyColor(in: model.environment) }
    let value = mark.look.styleValue?.start
    if let color = colors[value] { return color }
    let color = style.onlyColor(in: model.environment)
    colors[value] = .some(color)
    return color
  }

  private mutating func append(
    _ mark: Mark, _ numbers: [CGFloat], in rect: CGRect, to key: DrawnGroup.Key,
    _ make: () -> DrawnGroup
  ) {
    let place: Int
    if let found = known[key] {
      place = found
    } else {
      place = groups.count
      known[key] = place
      groups.append(make())
    }
    groups[place].append(mark.id, numbers.map { Double($0) }, in: rect)
  }

  private func note(_ mark: Mark, _ rect: CGRect, _ index: Int) -> PlacedMark {
    PlacedMark(mark: mark, rect: rect, index: index)
  }

  // MARK: Kinds of marks

  private mutating func addRectangle(_ mark: Mark, _ stack: Stack?, _ index: Int) {
    guard let rect = placer.rect(mark, stack) else { return }
    marks.append(note(mark, rect, index))
    let style = model.style(of: mark)
    let key = key(mark, style, isWhole: false)
    append(mark, [rect.minX, rect.minY, rect.maxX, rect.maxY], in: rect, to: key) {
      DrawnGroup(
        key, .rectangles(cornerRadius: key.cornerRadius, style: mark.look.cornerStyle), style,
        coversPlot: key.mark == nil, look: mark.look)
    }
  }

  private mutating func addPoint(_ mark: Mark, _ index: Int) {
    guard let center = placer.point(mark) else { return }
    let size = model.symbolSize(of: mark)
    marks.append(note(mark, CGRect(around: center, size), index))
    addSymbol(mark, at: center)
  }

  private mutating func addSymbol(_ mark: Mark, at center: CGPoint) {
    switch model.symbol(of: mark) {
    case nil: return
    case .view(let view):
      symbols.append(PlacedSymbol(id: mark.id, view: view, center: center))
    case .shape(let shape):
      let size = model.symbolSize(of: mark)
      let style = model.style(of: mark)
      var key = key(mark, style, isWhole: false)
      key.isSymbols = mark.kind != .point
      let basic = shape.storage as? BasicChartSymbolShape
      (key.symbol, key.border) = (basic?.form, basic?.border)
      if basic == nil { key.mark = mark.id }
      append(
        mark, [center.x, center.y, size.width, size.height], in: CGRect(around: center, size),
        to: key
      ) {
        DrawnGroup(
          key, .symbols(shape), style, coversPlot: key.color != nil, look: mark.look)
      }
    }
  }

  /// What tells lines or areas apart.
  private func series(_ mark: Mark) -> [Datum] {
    if let series = mark.series { return [series.start] }
    return [
      mark.look.styleValue, mark.look.symbolValue, mark.look.lineStyleValue, mark.position?.value,
    ]
    .compactMap { $0?.start }
  }

  private mutating func addLinePoint(_ mark: Mark, _ index: Int) {
    guard let point = placer.point(mark) else { return }
    marks.append(note(mark, CGRect(around: point, CGSize(width: 8, height: 8)), index))
    let style = model.style(of: mark)
    var key = DrawnGroup.Key(kind: .line, series: series(mark))
    key.zIndex = mark.look.zIndex
    let stroke = stroke(of: mark, width: 2)
    let coversPlot = color(mark, style) != nil || mark.look.alignsStyleWithPlot == true
    append(mark, [point.x, point.y], in: CGRect(origin: point, size: .zero), to: key) {
      DrawnGroup(
        key, .line(Curve(mark.look.interpolation)), style, stroke: stroke, coversPlot: coversPlot,
        look: mark.look)
    }
    addSymbol(mark, at: point)
  }

  private func stroke(of mark: Mark, width: CGFloat) -> StrokeStyle {
    mark.look.lineStyle ?? mark.look.lineStyleValue.flatMap { model.lines.visual($0.start) }
      ?? StrokeStyle(
        lineWidth: width, lineCap: mark.kind == .rule ? .butt : .round, lineJoin: .round)
  }

  private mutating func addArea(_ mark: Mark, _ stack: Stack?, _ index: Int) {
    guard let edges = placer.edges(mark, stack) else { return }
    let rect = CGRect(
      x: min(edges.0.x, edges.1.x), y: min(edges.0.y, edges.1.y),
      width: abs(edges.0.x - edges.1.x), height: abs(edges.0.y - edges.1.y))
    marks.append(note(mark, rect, index))
    let style = model.style(of: mark)
    var key = DrawnGroup.Key(kind: .area, series: series(mark))
    key.zIndex = mark.look.zIndex
    let coversPlot = color(mark, style) != nil || mark.look.alignsStyleWithPlot == true
    append(mark, [edges.0.x, edges.0.y, edges.1.x, edges.1.y], in: rect, to: key) {
      DrawnGroup(
        key, .area(Curve(mark.look.interpolation)), style, coversPlot: coversPlot,
        look: mark.look)
    }
    addSymbol(mark, at: edges.0)
  }

  private mutating func addRule(_ mark: Mark, _ index: Int) {
    guard let (from, to) = placer.ruleEnds(mark) else { return }
    let rect = CGRect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
      height: abs(to.y - from.y))
    marks.append(note(mark, rect, index))
    let style = model.style(of: mark)
    var key = key(mark, style, isWhole: false)
    let stroke = stroke(of: mark, width: 1)
    key.stroke = [stroke.lineWidth] + stroke.dash
    append(mark, [from.x, from.y, to.x, to.y], in: rect, to: key) {
      DrawnGroup(
        key, .rules, style, stroke: stroke, coversPlot: key.color != nil, look: mark.look)
    }
  }

  private mutating func addSector(_ mark: Mark, _ angles: ClosedRange<Double>?, _ index: Int) {
    guard let angles, let size = mark.sector else { return }
    let center = CGPoint(x: placer.size.width / 2, y: placer.size.height / 2)
    let most = min(center.x, center.y)
    let outer = min(size.outer.radius(in: most, automatic: most), most)
    let inner = size.inner.radius(in: most, automatic: 0)
    let middle = (angles.lowerBound + angles.upperBound) / 2
    let radius = (inner + outer) / 2
    let label = CGPoint(
      x: center.x + radius * cos(middle) + mark.offset.xStart,
      y: center.y + radius * sin(middle) + mark.offset.yStart)
    marks.append(note(mark, CGRect(origin: label, size: .zero), index))
    let style = model.style(of: mark)
    var key = key(mark, style, isWhole: false)
    key.stroke = [size.inset]
    let rect = CGRect(around: center, CGSize(width: 2 * outer, height: 2 * outer))
    append(
      mark,
      [
        angles.lowerBound, angles.upperBound, inner, outer, center.x + mark.offset.xStart,
        center.y + mark.offset.yStart,
      ], in: rect, to: key
    ) {
      DrawnGroup(
        key, .sectors(inset: size.inset, cornerRadius: key.cornerRadius), style,
        coversPlot: key.mark == nil, look: mark.look)
    }
  }
}
