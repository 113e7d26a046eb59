import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// What a transaction says of scrolling.
@MainActor
@Suite(.serialized)
struct ScrollTransactionTests {
  @Observable
  final class Model {
    var shown: Int?
    var count = 20
  }

  private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { _ in
            Color.red.frame(width: 100, height: 50)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.shown, anchor: .top)
      .defaultScrollAnchor(.bottom, for: .sizeChanges)
    }
  }

  // Rests on: Apple documentation, Transaction, scrollTargetAnchor.
  @Test func theTargetComesToRestAtTheAnchorOfTheTransaction() {
    let model = Model()
    let hosted = HostedView(Rows(model: model))
    model.shown = 10
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 500)
    withTransaction(\.scrollTargetAnchor, .bottom) { model.shown = 12 }
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 350)
  }

  // Rests on: Apple documentation, Transaction, scrollContentOffsetAdjustmentBehavior.
  @Test func theOffsetStaysIfTheTransactionSaysSo() {
    let model = Model()
    let hosted = HostedView(Rows(model: model))
    hosted.scroll(y: 700)
    model.count = 22
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 800, "The end stays in view.")
    withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { model.count = 24 }
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 800)
    var transaction = Transaction()
    transaction.tracksVelocity = true
    #expect(transaction.tracksVelocity && !Transaction().tracksVelocity)
  }
}
