import AppKit
import Testing

@MainActor @Suite("Layout by constraints on a Mac") struct LayoutTests {
  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }

  private func laidOut(
    in root: NSView, _ constraints: (NSView) -> [NSLayoutConstraint]
  ) -> NSView {
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(constraints(view))
    root.layoutSubtreeIfNeeded()
    return view
  }

  private let place = NSRect(x: 0, y: 0, width: 200, height: 100)

  @Test("The top is where y is greatest, unless the view is flipped") func fromTheTop() {
    func pinned(_ root: NSView) -> NSRect {
      laidOut(in: root) { view in
        [
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
          view.widthAnchor.constraint(equalToConstant: 40),
          view.heightAnchor.constraint(equalToConstant: 20),
        ]
      }.frame
    }
    #expect(pinned(NSView(frame: place)) == NSRect(x: 5, y: 70, width: 40, height: 20))
    #expect(pinned(Flipped(frame: place)) == NSRect(x: 5, y: 10, width: 40, height: 20))
  }

  @Test("What is held by its frame stays at the bottom as the view grows") func growing() {
    let root = NSView(frame: place)
    let fixed = NSView(frame: NSRect(x: 0, y: 10, width: 50, height: 30))
    root.addSubview(fixed)
    let above = laidOut(in: root) { view in
      [
        view.bottomAnchor.constraint(equalTo: fixed.topAnchor, constant: -5),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: fixed.trailingAnchor),
      ]
    }
    #expect(above.frame == NSRect(x: 0, y: 45, width: 50, height: 55))
    root.frame.size.height = 160
    root.layoutSubtreeIfNeeded()
    #expect(fixed.frame.minY == 10)
    #expect(above.frame == NSRect(x: 0, y: 45, width: 50, height: 115))
  }

  @Test("A guide's frame is in its view's points, and constraints know it and views by name")
  func guides() {
    let root = NSView(frame: place)
    let guide = NSLayoutGuide()
    root.addLayoutGuide(guide)
    let height = guide.heightAnchor.constraint(equalToConstant: 30)
    let view = laidOut(in: root) { view in
      [
        guide.topAnchor.constraint(equalTo: root.topAnchor),
        guide.leftAnchor.constraint(equalTo: root.leftAnchor),
        guide.rightAnchor.constraint(equalTo: root.rightAnchor), height,
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom,
          multiplier: 1, constant: 0),
      ]
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[view(20)]", metrics: nil, views: ["view": view])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[view]|", metrics: nil, views: ["view": view])
    }
    #expect(guide.frame == NSRect(x: 0, y: 70, width: 200, height: 30))
    #expect(view.frame == NSRect(x: 8, y: 0, width: 20, height: 70))
    #expect(height.firstItem === guide)
    #expect(view.constraints.first?.firstItem === view)
  }

  @Test("A stack lines its views up from the top, and leaves hidden ones out") func stack() {
    let boxes = [20, 30, 40].map { height in
      let view = NSView()
      view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      return view
    }
    let stack = NSStackView(views: boxes)
    stack.orientation = .vertical
    stack.alignment = .leading
    let root = NSView(frame: place)
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame == NSRect(x: 0, y: -6, width: 50, height: 106))
    #expect(boxes.map(\.frame.minY) == [86, 48, 0])
    boxes[1].isHidden = true
    stack.needsUpdateConstraints = true
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame.height == 68)
  }
}
