import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable @_spi(PageRuntime) import UIKit

/// Writes down what it hears.
private final class Listener: UIView {
  static var log: [String] = []
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { Self.log.append("\(name) \(text)") }

  override func didAddSubview(_ subview: UIView) { note("didAdd") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
  override func willMove(toSuperview newSuperview: UIView?) {
    note(newSuperview == nil ? "willLeave" : "willMove")
  }
  override func didMoveToSuperview() { note(superview == nil ? "didLeave" : "didMove") }
  override func didMoveToWindow() { note(window == nil ? "noWindow" : "window") }
}

@MainActor
@Suite(.serialized)
struct HierarchyTests {
  private func views(_ count: Int, in parent: UIView) -> [UIView] {
    (0..<count).map { index in
      let view = UIView()
      view.tag = index + 1
      parent.addSubview(view)
      return view
    }
  }

  private func order(_ parent: UIView) -> [Int] {
    #expect(parent.layer.sublayers?.count ?? 0 == parent.subviews.count)
    for (view, layer) in zip(parent.subviews, parent.layer.sublayers ?? []) {
      #expect(view.layer === layer)
    }
    return parent.subviews.map(\.tag)
  }

  @Test func everyWayToInsertKeepsLayersInStep() {
    let parent = UIView()
    let all = views(3, in: parent)
    #expect(order(parent) == [1, 2, 3])
    let new = UIView()
    new.tag = 9
    parent.insertSubview(new, at: 1)
    #expect(order(parent) == [1, 9, 2, 3])
    parent.insertSubview(new, aboveSubview: all[1])
    #expect(order(parent) == [1, 2, 9, 3])
    parent.insertSubview(new, belowSubview: all[0])
    #expect(order(parent) == [9, 1, 2, 3])
    parent.bringSubviewToFront(new)
    #expect(order(parent) == [1, 2, 3, 9])
    parent.sendSubviewToBack(all[2])
    #expect(order(parent) == [3, 1, 2, 9])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order(parent) == [9, 1, 2, 3])
    parent.insertSubview(new, at: 99)
    #expect(order(parent) == [1, 2, 3, 9])
    all[0].removeFromSuperview()
    #expect(order(parent) == [2, 3, 9])
    parent.addSubview(all[1])
    #expect(order(parent) == [3, 9, 2])
  }

  @Test func aLayerOfThePagesOwnKeepsItsPlace() {
    let parent = UIView()
    let all = views(2, in: parent)
    let own = CALayer()
    parent.layer.insertSublayer(own, at: 1)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(parent.subviews == [all[1], all[0]])
    let layers = parent.layer.sublayers ?? []
    let (one, other) = (layers.firstIndex(of: all[1].layer), layers.firstIndex(of: all[0].layer))
    #expect(layers.count == 3 && one! < other!)
  }

  @Test func movingTellsInOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (old, new, child) = (Listener("old"), Listener("new"), Listener("child"))
    window.addSubview(new)
    old.addSubview(child)
    Listener.log = []
    new.addSubview(child)
    #expect(
      Listener.log == [
        "old willRemove", "child willMove", "new didAdd", "child didMove", "child window",
      ])
    Listener.log = []
    child.removeFromSuperview()
    #expect(
      Listener.log == ["new willRemove", "child willLeave", "child didLeave", "child noWindow"])
  }

  @Test func aSubviewComesInFrontOfLayersThatWereAddedBefore() {
    let parent = UIView()
    let (first, second, layer) = (UIView(), UIView(), CALayer())
    parent.addSubview(first)
    parent.layer.addSublayer(layer)
    parent.addSubview(second)
    #expect(parent.layer.sublayers == [first.layer, layer, second.layer])
    let later = CALayer()
    parent.layer.addSublayer(later)
    parent.addSubview(second)
    #expect(parent.layer.sublayers == [first.layer, layer, later, second.layer])
    parent.bringSubviewToFront(first)
    #expect(parent.layer.sublayers == [layer, later, second.layer, first.layer])
    #expect(parent.subviews == [second, first])
  }

  @Test func tagsAndDescent() {
    let parent = UIView()
    let all = views(3, in: parent)
    let deep = UIView()
    deep.tag = 77
    all[1].addSubview(deep)
    #expect(parent.viewWithTag(77) === deep)
    #expect(parent.viewWithTag(78) == nil)
    #expect(parent.viewWithTag(0) === parent)
    #expect(deep.isDescendant(of: parent) && deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep))
  }

  @Test func tintComesFromAbove() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    #expect(child.tintColor == UIColor.systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == UIColor.red)
    child.tintColor = .green
    parent.tintColor = .black
    #expect(child.tintColor == UIColor.green)
    child.tintColor = nil
    #expect(child.tintColor == UIColor.black)
  }
}
