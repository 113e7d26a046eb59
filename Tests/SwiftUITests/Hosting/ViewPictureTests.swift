import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(AppKit) @_spi(PageRuntime) import UIKit

private final class Model: ObservableObject {}

private struct NeedsModel: View {
  @EnvironmentObject private var model: Model

  var body: some View { Text(verbatim: "\(model)") }
}

private struct Card: View {
  let log: EventLog

  var body: some View {
    log.note("body \(ViewPictures.isResult(Self.Body.self)) \(ViewPictures.isResult(Int.self))")
    return Text(verbatim: "Card").onAppear { log.note("appeared") }
      .onChange(of: 1, initial: true) { log.note("changed") }
  }
}

/// Pictures beside the lines of values that are views.
@MainActor
@Suite(.serialized)
struct ViewPictureTests {
  private func size(_ view: some View) -> CGSize? {
    ViewPictures.view(showing: view).flatMap { QuickLookPicture(of: $0)?.size }
  }

  @Test func aPictureHasTheSizeThatTheViewChooses() {
    #expect(size(Color.red.frame(width: 30, height: 40)) == CGSize(width: 30, height: 40))
    #expect(
      size(Color.red.frame(width: 30, height: 40).padding(5)) == CGSize(width: 40, height: 50))
    // What fills space has a usual size, and what is too large is cut.
    #expect(size(Circle()) == CGSize(width: 100, height: 100))
    #expect(size(Color.red.frame(height: 20)) == CGSize(width: 100, height: 20))
    #expect(size(Color.red.frame(width: 1000, height: 20)) == CGSize(width: 320, height: 20))
    #expect(size(EmptyView()) == nil)
  }

  @Test func typesOfViewsHavePictures() {
    #expect(ViewPictures.hasPicture(Text.self) && ViewPictures.hasPicture(Text?.self))
    #expect(!ViewPictures.hasPicture(Int.self) && !ViewPictures.hasPicture(Never.self))
  }

  @Test func aValueIsNamedWithoutItsModifiers() {
    #expect(ViewPictures.words(for: Text("Hi").padding().background(.red)) == #"Text("Hi")"#)
    #expect(ViewPictures.words(for: VStack { Text("a") }) == "VStack")
    #expect(ViewPictures.words(for: Circle().fill(.red)) == "Circle")
    #expect(ViewPictures.words(for: Image(systemName: "star")) == #"Image(systemName: "star")"#)
  }

  @Test func nothingAppearsInAPicture() {
    let log = EventLog()
    _ = ViewPictures.view(showing: Card(log: log)).flatMap { QuickLookPicture(of: $0) }
    #expect(log.take() == ["body true false"])
    _ = HostedView(Card(log: log))
    #expect(log.take() == ["body true false", "appeared", "changed"])
  }

  @Test func whatNeedsAnObjectFromOutsideIsLeftOut() {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 30, height: 40)
      NeedsModel()
    }
    #expect(size(view) == CGSize(width: 30, height: 40))
  }
}
