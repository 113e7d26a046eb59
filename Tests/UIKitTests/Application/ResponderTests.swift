import CoreGraphics
import Foundation
import ObjectiveC
import Testing

@testable import UIKit

private final class Eager: UIView {
  var isHolding = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isHolding }
}

private final class Host: UIViewController {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  func shout(_ sender: Any?) { heard.append("shout") }
}

@MainActor
@Suite(.serialized)
struct ResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let host = Host()
  private let view = UIView()
  private static let shout = Selector(Host.shout, named: "shout:")

  init() {
    window.rootViewController = host
    host.view.addSubview(view)
  }

  @Test func theChainGoesFromViewToControllerToWindowToApplication() {
    #expect(view.next === host.view)
    #expect(host.view.next === host)
    #expect(host.next === window)
    #expect(window.next === UIApplication.shared)
    #expect(UIApplication.shared.next == nil)
  }

  @Test func theApplicationsDelegateIsTheLastIfItResponds() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next === delegate)
    #expect(delegate.window == nil)
    UIApplication.shared.delegate = nil
    #expect(UIApplication.shared.next == nil)
  }

  @Test func aPageMayLinkTheChainAnew() {
    final class Linked: UIView {
      weak var other: UIResponder?
      override var next: UIResponder? { other }
    }
    final class Ear: UIResponder {
      var heard = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
    }
    let (linked, ear) = (Linked(), Ear())
    linked.other = ear
    linked.touchesBegan([], with: nil)
    #expect(ear.heard == 1)
  }

  @Test func onlyAViewInAWindowBecomesFirstResponder() {
    let eager = Eager()
    #expect(!eager.becomeFirstResponder() && !eager.isFirstResponder)
    view.addSubview(eager)
    #expect(eager.becomeFirstResponder() && eager.isFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(eager.resignFirstResponder() && !eager.isFirstResponder)
  }

  @Test func thePresentFirstResponderMayHoldOn() {
    let (first, second) = (Eager(), Eager())
    view.addSubview(first)
    view.addSubview(second)
    #expect(first.becomeFirstResponder())
    first.isHolding = true
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    first.isHolding = false
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(host.becomeFirstResponder() && host.isFirstResponder && !second.isFirstResponder)
    host.resignFirstResponder()
  }

  @Test func whatLeavesItsWindowIsNotFirstResponderAnyMore() {
    let eager = Eager()
    view.addSubview(eager)
    eager.becomeFirstResponder()
    view.removeFromSuperview()
    #expect(!eager.isFirstResponder)
    window.rootViewController = nil
  }

  @Test func aCommandFindsWhoAnswersToIt() {
    #expect(view.target(forAction: Self.shout, withSender: nil) as? Host === host)
    #expect(!view.canPerformAction(Self.shout, withSender: nil))
    #expect(host.canPerformAction(Self.shout, withSender: nil))
    let copy = Selector(UIResponder.copy(_:), named: "copy:")
    #expect(view.target(forAction: copy, withSender: nil) == nil)
  }

  @Test func anActionWithoutATargetGoesUpTheChain() {
    let sent = UIApplication.shared.sendAction(Self.shout, to: nil, from: view, for: nil)
    #expect(sent && host.heard == ["shout"])
    let direct = UIApplication.shared.sendAction(Self.shout, to: host, from: nil, for: nil)
    #expect(direct && host.heard == ["shout", "shout"])
    #expect(!UIApplication.shared.sendAction(Self.shout, to: view, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction(Self.shout, to: nil, from: UIView(), for: nil))
  }

  @Test func anActionWithoutATargetBeginsAtTheFirstResponder() {
    let eager = Eager()
    view.addSubview(eager)
    eager.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(Self.shout, to: nil, from: nil, for: nil))
    #expect(host.heard == ["shout"])
    eager.resignFirstResponder()
  }
}
