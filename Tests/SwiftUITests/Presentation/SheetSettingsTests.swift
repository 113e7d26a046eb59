import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 3
  }
}

/// What the content of a sheet says of it.
@MainActor
@Suite(.serialized)
struct SheetSettingsTests {
  private let shown = Holder(true)

  private func sheet<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
    Stateful(shown) { isPresented in
      Color.red.sheet(isPresented: isPresented) { content() }
    }
  }

  private func height<Content: View>(_ stage: PresentedStage<Content>) throws -> CGFloat {
    try #require(try stage.sheet().presentedView).frame.height
  }

  @Test func aSheetIsLarge() throws {
    try PresentedStage.run(sheet { Color.blue }) { stage in
      stage.play()
      try #expect(height(stage) == stage.root.view.bounds.height - 30)
      let isGrabberVisible = try stage.sheet().prefersGrabberVisible
      #expect(!isGrabberVisible)
    }
  }

  @Test func detentsAreHeights() throws {
    let detents: [(PresentationDetent, (CGFloat) -> CGFloat)] = [
      (.medium, { $0 / 2 }), (.height(210), { _ in 210 }), (.fraction(0.25), { ($0 - 30) / 4 }),
      (.custom(Third.self), { ($0 - 30) / 3 }),
    ]
    for (detent, expected) in detents {
      try PresentedStage.run(sheet { Color.blue.presentationDetents([detent]) }) { stage in
        stage.play()
        let difference = try height(stage) - expected(stage.root.view.bounds.height)
        #expect(abs(difference) <= 1, "\(detent.identifier.rawValue)")
      }
    }
  }

  @Test func theSmallestDetentIsFirstAndASwipeSelectsAnother() throws {
    let selected = Holder(PresentationDetent.medium)
    let view = Stateful(selected) { selected in
      sheet {
        Button("Raise") { selected.wrappedValue = .large }
          .presentationDetents([.large, .medium, .height(120)], selection: selected)
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      let whole = stage.root.view.bounds.height
      try #expect(abs(height(stage) - whole / 2) <= 1, "The selection says where it begins.")
      try #expect(stage.sheet().prefersGrabberVisible, "A sheet of several heights shows its bar.")
      try stage.swipeSheet(by: 150)
      try #expect(height(stage) == 120)
      #expect(selected.history == [.height(120)])
      try stage.tap("Raise")
      try #expect(height(stage) == whole - 30)
      #expect(selected.history == [.height(120), .large])
    }
    #expect(shown.history.isEmpty)
  }

  @Test func looksAreTaken() throws {
    let view = sheet {
      Color.blue
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(24)
        .presentationContentInteraction(.scrolls)
        .presentationBackground(.green)
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      let sheet = try stage.sheet()
      #expect(sheet.prefersGrabberVisible && sheet.preferredCornerRadius == 24)
      #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
      let content = try #require(stage.presented.first?.view)
      #expect(content.backgroundColor == .clear)
      let green = UIColor.systemGreen.resolvedColor(with: content.traitCollection)
      let filled = content.views(of: UIView.self).first { $0.backgroundColor == green }
      #expect(filled?.bounds.size == content.bounds.size, "It fills the whole sheet.")
    }
  }

  @Test func aSheetComesToRest() {
    let log = EventLog()
    let view = sheet {
      Probe("content", log)
        .presentationBackground(.green)
        .presentationDetents([.medium, .large], selection: .constant(.medium))
    }
    PresentedStage.run(view) { stage in
      stage.play()
      #expect(log.take() == ["content1"])
      let said = printed { stage.play() }
      #expect(log.take().isEmpty && said.isEmpty)
    }
  }

  @Test func theBackgroundTakesTouchesWhereItIsAllowed() throws {
    let log = EventLog()
    for isEnabled in [false, true] {
      shown.reset(true)
      let view = Stateful(shown) { isPresented in
        VStack {
          Button("Below") { log.note("below") }
          Spacer()
        }
        .sheet(isPresented: isPresented) {
          Color.blue.presentationDetents([.height(200)])
            .presentationBackgroundInteraction(isEnabled ? .enabled : .disabled)
        }
      }
      try PresentedStage.run(view) { stage in
        stage.play()
        let label = try #require(
          stage.root.view.views(of: UILabel.self).first { $0.text == "Below" })
        stage.tap(label)
        #expect(stage.presented.isEmpty == !isEnabled)
      }
      #expect(log.take() == (isEnabled ? ["below"] : []), "Else the tap dismisses the sheet.")
    }
  }

  @Test func aSheetThatMustNotBeDismissedStays() throws {
    let isLocked = Holder(true)
    let view = Stateful(isLocked) { isLocked in
      sheet {
        Button("Unlock") { isLocked.wrappedValue = false }
          .interactiveDismissDisabled(isLocked.wrappedValue)
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.swipeSheet(by: 500)
      #expect(stage.presented.count == 1 && shown.history.isEmpty)
      try stage.tap("Unlock")
      try stage.swipeSheet(by: 500)
      #expect(stage.presented.isEmpty && shown.history == [false])
    }
  }

  @Test func inAWideWindowASheetHasTheSizeThatItChooses() throws {
    func frame<Content: View>(_ content: Content) throws -> CGRect {
      var frame = CGRect.zero
      try PresentedStage.run(sheet { content }, width: 820) { stage in
        stage.play()
        frame = try #require(try stage.sheet().presentedView).frame
      }
      return frame
    }
    let page = try frame(Color.blue)
    #expect(page.width == 712 && page.height > 1000)
    let form = try frame(Color.blue.presentationSizing(.form))
    #expect(form.size == CGSize(width: 540, height: 620))
    let box = Color.blue.frame(width: 300, height: 200)
    try #expect(frame(box.presentationSizing(.fitted)).size == CGSize(width: 300, height: 200))
    let mixed = try frame(
      box.presentationSizing(.form.fitted(horizontal: false, vertical: true)))
    #expect(mixed.size == CGSize(width: 540, height: 200))
  }

  @Test func aSheetMayCoverTheScreenWhereThereIsLittleRoom() throws {
    let view = sheet { Color.blue.presentationCompactAdaptation(.fullScreenCover) }
    try PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.presented.first?.view.bounds.size == stage.root.view.bounds.size)
    }
  }
}
