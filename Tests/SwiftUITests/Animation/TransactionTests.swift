import Testing

@testable import SwiftUI
import UIKit

/// Which animation a change has where it arrives.
@MainActor
@Suite(.serialized)
struct TransactionTests {
  private let log = EventLog()

  /// A view of UIKit that notes the animation of each of its updates.
  private struct Meter: UIViewRepresentable {
    let name: String
    let log: EventLog
    var value: Double

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
      let transaction = context.transaction
      log.note(
        name + " " + TransactionTests.name(of: transaction.animation)
          + (transaction.disablesAnimations ? " disabled" : ""))
    }
  }

  fileprivate nonisolated static func name(of animation: Animation?) -> String {
    switch animation {
    case nil: "none"
    case .linear(duration: 1): "linear"
    case .easeIn: "easeIn"
    case .default: "default"
    case .bouncy: "bouncy"
    default: "other"
    }
  }

  private func meters() -> DrivenView<Double, some View> {
    DrivenView(0.0) { [log] in Meter(name: "m", log: log, value: $0) }
  }

  // Rests on: Apple documentation, withAnimation(_:_:): animates with the given animation.
  @Test func aChangeHasTheAnimationItWasMadeWith() {
    let view = meters()
    _ = log.take()
    withAnimation(.easeIn) { view.driver.value = 1 }
    view.update()
    view.set(2)
    withAnimation { view.driver.value = 3 }
    view.update()
    #expect(log.take() == ["m easeIn", "m none", "m default"])
  }

  // Rests on: Apple documentation, withAnimation(_:_:): nil.
  @Test func withoutAnAnimationAnInnerChangeIsAtOnce() {
    let view = meters()
    _ = log.take()
    withAnimation(.easeIn) { withAnimation(nil) { view.driver.value = 1 } }
    view.update()
    #expect(log.take() == ["m none"])
  }

  // Rests on: Apple documentation, withTransaction(_:_:).
  @Test func aTransactionIsHandedDown() {
    let view = meters()
    _ = log.take()
    var transaction = Transaction(animation: .bouncy)
    transaction.disablesAnimations = true
    withTransaction(transaction) { view.driver.value = 1 }
    view.update()
    #expect(log.take() == ["m bouncy disabled"])
  }

  /// Moves a red view in the given way, and tells whether it is on its way then.
  private func isMoving<V: View>(
    _ modify: @escaping (Color, CGFloat) -> V, with animation: Animation?
  ) -> Bool {
    let driver = Driver(CGFloat(0))
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    var isMoving = false
    AnimatedStage.run(Driven(driver: driver) { modify(Color(uiColor: red), $0) }) { stage in
      withAnimation(animation) { driver.value = 50 }
      stage.turn()
      isMoving =
        stage.views(of: red).first.map { view in
          var layer: CALayer? = view.layer
          while let current = layer, current !== stage.host.layer {
            if current.animationKeys()?.isEmpty == false { return true }
            layer = current.superlayer
          }
          return false
        } ?? false
    }
    return isMoving
  }

  // Rests on: Apple documentation, View, animation(_:value:).
  @Test func aChangedValueAnimatesTheViewAlthoughTheChangeDoesNot() {
    #expect(
      isMoving({ $0.frame(width: 10).offset(x: $1).animation(.linear, value: $1) }, with: nil))
    #expect(!isMoving({ $0.frame(width: 10).offset(x: $1) }, with: nil))
  }

  // Rests on: Apple documentation, View, animation(_:value:): when the value changes.
  @Test func anUnchangedValueAnimatesNothing() {
    #expect(
      !isMoving({ $0.frame(width: 10).offset(x: $1).animation(.linear, value: 1) }, with: nil))
  }

  // Rests on: Apple documentation, View, animation(_:value:): the inner one replaces the outer one.
  @Test func anInnerAnimationReplacesThatOfTheChange() {
    #expect(
      !isMoving({ $0.frame(width: 10).offset(x: $1).animation(nil, value: $1) }, with: .linear))
  }

  // Rests on: Apple documentation, View, transaction(_:).
  @Test func aTransactionModifierMayTakeTheAnimationAway() {
    #expect(
      !isMoving(
        { $0.frame(width: 10).offset(x: $1).transaction { $0.animation = nil } }, with: .linear))
  }

  // Rests on: Apple documentation, Transaction, disablesAnimations.
  @Test func aTransactionMayDisableAnimationsOfViews() {
    let driver = Driver(CGFloat(0))
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let view = Driven(driver: driver) {
      Color(uiColor: red).frame(width: 10).offset(x: $0).animation(.linear, value: $0)
    }
    AnimatedStage.run(view) { stage in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { driver.value = 50 }
      stage.turn()
      #expect(stage.seenCenter(of: red)?.x == stage.views(of: red).first?.layer.position.x)
      #expect(stage.views(of: red).first?.layer.animationKeys() ?? [] == [])
    }
  }

  private struct Switch: View {
    let log: EventLog
    let connect: (Binding<Double>) -> Void
    @State private var value = 0.0

    var body: some View {
      let _ = connect($value.animation(.easeIn))
      Meter(name: "m", log: log, value: value)
    }
  }

  // Rests on: Apple documentation, Binding, animation(_:).
  @Test func aChangeThroughAnAnimatedBindingIsAnimated() {
    var value: Binding<Double>?
    let hosted = HostedView(Switch(log: log) { value = $0 })
    _ = log.take()
    value?.wrappedValue = 1
    hosted.update()
    #expect(log.take() == ["m easeIn"])
  }

  private struct Cause: TransactionKey {
    static let defaultValue = "none"
  }

  // Rests on: Apple documentation, TransactionKey.
  @Test func aKeyOfOnesOwnHasItsDefault() {
    var transaction = Transaction()
    #expect(transaction[Cause.self] == "none")
    transaction[Cause.self] = "tap"
    #expect(transaction[Cause.self] == "tap")
    #expect(Transaction()[Cause.self] == "none")
  }

  private struct Changed: View {
    let log: EventLog
    let given: Int
    @State private var copy = 0.0

    var body: some View {
      Meter(name: "m", log: log, value: copy)
        .onChange(of: given) { withAnimation(.bouncy) { copy = Double(given) } }
    }
  }

  // Rests on: WWDC23 "Explore SwiftUI animation" (10156), Transactions: for one update only.
  @Test func aChangeInAnActionHasATransactionOfItsOwn() {
    let view = DrivenView(0) { [log] in Changed(log: log, given: $0) }
    _ = log.take()
    withAnimation(.easeIn) { view.driver.value = 1 }
    view.update()
    #expect(log.take().last == "m bouncy")
  }
}
