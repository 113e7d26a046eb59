import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Movements of symbols.
@MainActor
@Suite(.serialized)
struct SymbolEffectTests {
  private struct Page<Content: View>: View {
    @State var isActive = false
    let keep: (Binding<Bool>) -> Void
    let content: (Bool) -> Content

    var body: some View {
      let _ = keep($isActive)
      content(isActive)
    }
  }

  private func run<Content: View>(
    @ViewBuilder _ content: @escaping (Bool) -> Content,
    _ test: (AnimatedStage<Page<Content>>, Binding<Bool>?) -> Void
  ) {
    var isActive: Binding<Bool>?
    AnimatedStage.run(Page(keep: { isActive = $0 }, content: content)) { test($0, isActive) }
  }

  /// The smallest opacity of the views around the first view of a color, as it is seen now.
  private func opacity<V: View>(_ stage: AnimatedStage<V>) -> Float? {
    var (view, least) = (stage.views(of: .systemRed).first?.superview, Float(1))
    guard view != nil else { return nil }
    while let current = view {
      least = min(least, (current.layer.presentation() ?? current.layer).opacity)
      view = current.superview
    }
    return least
  }

  @Test func aSymbolDisappearsAsLongAsTheEffectIsActive() {
    run { isActive in
      Color.red.symbolEffect(.disappear, isActive: isActive)
    } _: { stage, isActive in
      #expect(opacity(stage) == 1)
      isActive?.wrappedValue = true
      stage.advance(by: 2)
      #expect(opacity(stage) == 0)
      isActive?.wrappedValue = false
      stage.advance(by: 2)
      #expect(opacity(stage) == 1)
    }
  }

  @Test func effectsCanBeRemoved() {
    run { isActive in
      Color.red.symbolEffect(.disappear, isActive: isActive).symbolEffectsRemoved()
    } _: { stage, isActive in
      isActive?.wrappedValue = true
      stage.advance(by: 2)
      #expect(opacity(stage) == 1)
    }
  }

  @Test func aSymbolComesWithATransition() {
    run { isActive in
      if isActive { Color.red.transition(.symbolEffect(.appear)) }
    } _: { stage, isActive in
      withAnimation(.linear(duration: 1)) { isActive?.wrappedValue = true }
      stage.advance(by: 0.5)
      #expect(opacity(stage).map { $0 > 0.3 && $0 < 0.7 } == true)
      stage.advance(by: 0.6)
      #expect(opacity(stage) == 1)
    }
  }

  @Test func stepsGoThereAndBackOrFurtherAround() {
    let bounce = BounceSymbolEffect()._look
    #expect((0..<4).map { bounce.at($0).scale } == [1, 1.2, 1, 1.2])
    let turn = RotateSymbolEffect().counterClockwise._look
    #expect((0..<4).map { turn.at($0).degrees } == [0, -360, -360, -720])
    #expect(turn.animation(to: 0, speed: 1) == nil)
    let left = WiggleSymbolEffect().left._look
    #expect(left.at(1).offset == CGSize(width: -3, height: 0) && left.at(2).offset == .zero)
  }

  @Test func optionsAddUp() {
    let options = SymbolEffectOptions.repeat(.periodic(3, delay: 2)).speed(4)
    #expect((options.count, options.delay, options.speed) == (3, 2, 4))
    #expect(SymbolEffectOptions.speed(2).repeat(5).count == 5)
    #expect(ContentTransition.symbolEffect(.replace.downUp) == .opacity)
  }
}
