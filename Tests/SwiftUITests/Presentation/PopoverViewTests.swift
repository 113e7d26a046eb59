import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct PopoverViewTests {
  private let shown = Holder(true)

  private func view(
    _ anchor: PopoverAttachmentAnchor = .rect(.bounds),
    _ adaptation: PresentationAdaptation = .automatic
  ) -> some View {
    Stateful(shown) { isPresented in
      Color.red.frame(width: 60, height: 40)
        .popover(isPresented: isPresented, attachmentAnchor: anchor) {
          Text(verbatim: "Inside").frame(width: 200, height: 100)
            .presentationCompactAdaptation(adaptation)
        }
    }
  }

  private func popover<Content: View>(
    _ stage: PresentedStage<Content>
  ) throws -> UIPopoverPresentationController {
    try #require(stage.presented.first?.popoverPresentationController)
  }

  @Test func inAWideWindowItPointsAtTheView() throws {
    try PresentedStage.run(view(), width: 820) { stage in
      stage.play()
      let popover = try popover(stage)
      #expect(popover.sourceRect.size == CGSize(width: 60, height: 40))
      #expect(popover.sourceRect.midX == 410)
      let content = try #require(stage.presented.first?.view)
      #expect(content.bounds.size == CGSize(width: 200, height: 100), "It fits its content.")
      #expect(stage.texts == ["Inside"])
      stage.tap(20, 20)
      #expect(stage.presented.isEmpty && shown.history == [false])
    }
  }

  @Test func itsAnchorIsAPointOrARectangle() throws {
    try PresentedStage.run(view(.point(.bottomTrailing)), width: 820) { stage in
      stage.play()
      let rect = try popover(stage).sourceRect
      #expect(rect.size == .zero && rect.minX == 440)
    }
    let rect = CGRect(x: 10, y: 0, width: 20, height: 20)
    try PresentedStage.run(view(.rect(.rect(rect))), width: 820) { stage in
      stage.play()
      let source = try popover(stage).sourceRect
      #expect(source.size == rect.size && source.minX == 390)
    }
  }

  @Test func theEdgeSaysWhereItIs() throws {
    let view = Stateful(shown) { isPresented in
      Color.red.frame(width: 60, height: 40)
        .popover(isPresented: isPresented, arrowEdge: .trailing) {
          Color.blue.frame(width: 100, height: 100)
        }
    }
    try PresentedStage.run(view, width: 820) { stage in
      stage.play()
      let popover = try popover(stage)
      #expect(popover.arrowDirection == .left)
      let frame = try #require(popover.presentedView).frame
      #expect(frame.minX >= popover.sourceRect.maxX)
    }
  }

  @Test func inANarrowWindowItIsASheet() throws {
    try PresentedStage.run(view()) { stage in
      stage.play()
      let card = try #require(stage.presented.first?.view.superview)
      #expect(card.bounds.width == stage.root.view.bounds.width)
      stage.swipe(from: CGPoint(x: 180, y: 45), by: 500)
      #expect(stage.presented.isEmpty && shown.history == [false])
    }
  }

  @Test func inANarrowWindowItMayStayAPopover() throws {
    try PresentedStage.run(view(.rect(.bounds), .popover)) { stage in
      stage.play()
      let content = try #require(stage.presented.first?.view)
      #expect(content.bounds.size == CGSize(width: 200, height: 100))
    }
  }
}
