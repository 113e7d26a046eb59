import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// Along which axes a spacer takes space.
@MainActor
@Suite(.serialized)
struct SpacerTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private var spacer: some View { Spacer().background(Color(uiColor: red)) }

  private func size<V: View>(@ViewBuilder _ content: () -> V) -> CGSize? {
    HostedView(content()).frames(of: red).first?.size
  }

  // Rests on: Apple documentation, Spacer: along both axes if it is not in a stack.
  @Test func aSpacerAloneTakesBothAxes() {
    let isShown = true
    #expect(size { spacer } == CGSize(width: 200, height: 300))
    #expect(size { if isShown { spacer } } == CGSize(width: 200, height: 300))
    #expect(size { Group { if isShown { spacer } } } == CGSize(width: 200, height: 300))
    #expect(size { NavigationStack { spacer } }?.width == 200)
    #expect(size { ZStack { spacer } } == CGSize(width: 200, height: 300))
    #expect(size { GeometryReader { _ in spacer } } == CGSize(width: 200, height: 300))
    #expect(size { Color.blue.overlay { spacer } } == CGSize(width: 200, height: 300))
  }

  // A host stacks several views.
  @Test func aSpacerBesideAnotherViewIsInAStack() {
    let view = DrivenView(true) { [spacer] hasOther in
      if hasOther { Color.blue.frame(height: 50) }
      spacer
    }
    #expect(view.hosted.frames(of: red).first?.size == CGSize(width: 0, height: 250))
    view.set(false)
    #expect(view.hosted.frames(of: red).first?.size == CGSize(width: 200, height: 300))
    view.set(true)
    #expect(view.hosted.frames(of: red).first?.size == CGSize(width: 0, height: 250))
  }

  // Rests on: Apple documentation, Spacer: along the major axis of the stack.
  @Test func aSpacerInAStackTakesTheAxisOfTheStack() {
    let isShown = true
    #expect(size { VStack { spacer } } == CGSize(width: 0, height: 300))
    #expect(size { HStack { if isShown { spacer } } } == CGSize(width: 200, height: 0))
    #expect(
      size {
        VStack {
          Color.blue.frame(height: 50)
          spacer
        }
      } == CGSize(width: 0, height: 250))
  }

  /// A view with a spacer that is alone only at times.
  @Test func theAxisFollowsWhatIsAround() {
    let view = DrivenView(false) { [spacer] isStacked in
      let layout = isStacked ? AnyLayout(HStackLayout()) : AnyLayout(ZStackLayout())
      layout { spacer }
    }
    #expect(view.hosted.frames(of: red).first?.size == CGSize(width: 200, height: 300))
    view.set(true)
    #expect(view.hosted.frames(of: red).first?.size == CGSize(width: 200, height: 0))
  }
}
