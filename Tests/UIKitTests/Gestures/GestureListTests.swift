import Foundation
import Testing

@testable import UIKit

/// The recognizers a view says it has.
@MainActor
struct GestureListTests {
  private let view = UIView()
  private let tap = UITapGestureRecognizer()

  @Test func oneThatIsRemovedLeavesTheList() {
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [] && tap.view == nil)
  }

  @Test func oneThatGoesToAnotherViewLeavesTheFirst() {
    let other = UIView()
    view.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [] && other.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(other.gestureRecognizers == [tap])
    other.gestureRecognizers?.removeAll()
    #expect(other.gestureRecognizers == [] && tap.view == nil)
  }
}
