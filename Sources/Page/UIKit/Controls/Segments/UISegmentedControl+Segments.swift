import CoreGraphics

extension UISegmentedControl {
  static let pace = 0.3

  func content(_ index: Int) -> SegmentContent? {
    segments.indices.contains(index) ? segments[index].content : nil
  }

  func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index].content)
    contentChanged()
  }

  func contentChanged() {
    restyle(animated: false)
    setNeedsLayout()
  }

  /// The chosen segment stays the chosen one, whatever its number becomes.
  func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
    let place = min(max(index, 0), segments.count)
    let view = SegmentView(content)
    let before = segments.indices.contains(place) ? segments[place] : nil
    view.frame = CGRect(
      x: before?.frame.minX ?? segments.last?.frame.maxX ?? 0, y: 0, width: 0,
      height: bounds.height)
    segments.insert(view, at: place)
    addSubview(view)
    view.adjustment = style.adjustment(of: place, among: segments.count)
    view.show(style, in: .normal)
    let chosen = selectedSegmentIndex
    view.alpha = animated && window != nil ? 0 : 1
    settle(choosing: chosen >= place && chosen >= 0 ? chosen + 1 : chosen, animated: animated) {
      view.alpha = 1
    }
  }

  func remove(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(index, 0), segments.count - 1)
    let view = segments.remove(at: place)
    let chosen = selectedSegmentIndex
    let left = chosen == place ? Self.noSegment : chosen > place ? chosen - 1 : chosen
    if !animated || window == nil { view.removeFromSuperview() }
    settle(choosing: left, animated: animated) {
      view.alpha = 0
    } then: {
      view.removeFromSuperview()
    }
  }

  private func settle(
    choosing index: Int, animated: Bool, _ changes: @escaping () -> Void,
    then done: @escaping () -> Void = {}
  ) {
    setNeedsLayout()
    guard animated, window != nil else {
      changes()
      choose(index, animated: false)
      return done()
    }
    UIView.animate(withDuration: Self.pace) {
      changes()
      self.choose(index, animated: false)
      self.layoutIfNeeded()
    } completion: { _ in
      done()
    }
  }

  // MARK: States

  func state(of index: Int) -> UIControl.State {
    var state: UIControl.State = []
    if !isEnabled || !segments[index].content.isEnabled { state.insert(.disabled) }
    if index == shownChoice { state.insert(.selected) }
    if touch?.pressed == index { state.insert(.highlighted) }
    return state
  }

  /// While the plate is dragged, the segment it is at; a momentary one is never chosen.
  var shownChoice: Int {
    if isMomentary { return Self.noSegment }
    return touch?.dragged ?? selectedSegmentIndex
  }

  func restyle(animated: Bool) {
    guard animated, window != nil else {
      showStates()
      setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: Self.pace, delay: 0,
      options: [.beginFromCurrentState, .curveEaseInOut, .allowUserInteraction]
    ) {
      self.showStates()
      self.placeSegments()
    }
  }

  private func showStates() {
    face.show(plate: selectedSegmentTintColor, isPlain: !style.hasBackgrounds)
    face.alpha = isEnabled ? 1 : 0.5
    for (index, view) in segments.enumerated() {
      view.adjustment = style.adjustment(of: index, among: segments.count)
      view.show(style, in: state(of: index))
    }
  }

  // MARK: Places

  /// Without pictures, an iOS 13 control's height; with them, theirs.
  var neededSize: CGSize {
    let widths = segments.map { view in
      view.content.width > 0 ? view.content.width : view.neededSize(style).width
    }
    let widest = widths.max() ?? 0
    let isApportioned = apportionsSegmentWidthsByContent
    let width = zip(segments, widths).reduce(0) { sum, pair in
      sum + (pair.0.content.width > 0 || isApportioned ? pair.1 : widest)
    }
    let height = style.background(in: .normal)?.size.height ?? 32
    return CGSize(width: width, height: height)
  }

  /// What is left beside fixed widths is shared out, alike or by content.
  private var widths: [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.content.width }
    let free = segments.filter { $0.content.width == 0 }
    let room = max(bounds.width - fixed, 0)
    let needed = free.reduce(0) { $0 + $1.neededSize(style).width }
    return segments.map { view in
      if view.content.width > 0 { return view.content.width }
      guard apportionsSegmentWidthsByContent, needed > 0 else { return room / CGFloat(free.count) }
      return room * view.neededSize(style).width / needed
    }
  }

  func placeSegments() {
    face.frame = bounds
    var x = bounds.minX
    let shares = readsFromTheRight ? widths.reversed() : widths
    let views = readsFromTheRight ? segments.reversed() : segments
    for (view, width) in zip(views, shares) {
      view.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      view.layoutIfNeeded()
      x += width
    }
    let choice = shownChoice
    face.put(
      plateAt: segments.indices.contains(choice) ? segments[choice].frame : nil,
      isPressed: touch?.dragged != nil)
    placeLines()
  }

  /// No line is seen beside the plate.
  private func placeLines() {
    guard segments.count > 1 else { return face.put(lines: []) }
    let choice = shownChoice
    face.put(
      lines: (1..<segments.count).map { right in
        let x = readsFromTheRight ? segments[right].frame.maxX : segments[right].frame.minX
        let image = style.divider(state(of: right - 1), state(of: right))
        return SegmentedFace.Line(
          x: x, image: image, isSeen: image != nil || choice != right && choice != right - 1)
      })
  }
}
