import Combine
import Testing

@testable import SwiftUI
import UIKit

/// What is said on the console of a misuse of state.
@MainActor
@Suite(.serialized)
struct NoticeTests {
  private struct Changing: View {
    @State private var number = 0

    var body: some View {
      let _ = number < 3 ? (number += 1) : ()
      Color.red.frame(width: CGFloat(number), height: 10)
    }
  }

  // Rests on: swiftui-lab.com, "Safely Updating The View State".
  @Test func stateChangedByABodyIsReported() {
    let said = printed { _ = HostedView(Changing()) }
    #expect(said.contains("Modifying state during view update"))
    #expect(said.contains("Changing"))
    #expect(printed { _ = HostedView(Changing()) } == "", "It is said once.")
  }

  private struct Acting: View {
    let given: Int
    @State private var number = 0

    var body: some View {
      Color.red.frame(width: CGFloat(number), height: 10)
        .onAppear { number = 1 }
        .onChange(of: given) { number = given }
    }
  }

  // Rests on: swiftui-lab.com, "Safely Updating The View State": actions may change state.
  @Test func stateChangedByActionsIsNotReported() {
    let said = printed {
      let view = DrivenView(1) { Acting(given: $0) }
      view.set(2)
    }
    #expect(said == "")
  }

  private final class Model: ObservableObject {
    @Published var number = 0
  }

  private struct Publishing: View {
    @ObservedObject var model: Model

    var body: some View {
      let _ = model.number < 1 ? (model.number += 1) : ()
      Color.red
    }
  }

  // Rests on: openillumi.com, "Publishing changes from within view updates is not allowed".
  @Test func anObjectChangedByABodyIsReported() {
    let model = Model()
    let said = printed { _ = HostedView(Publishing(model: model)) }
    #expect(said.contains("Publishing changes from within view updates is not allowed"))
  }

  private struct Unseen: View {
    @State var number = 7
    @StateObject var model = Model()
    var body: some View { Color.red }
  }

  // Rests on: Apple documentation, State, Overview: managed by the view that is shown.
  @Test func stateReadOutsideAViewIsItsInitialValueAndReported() {
    let view = Unseen()
    var read = 0
    let said = printed {
      view.number = 9
      read = view.number
    }
    #expect(read == 7)
    #expect(said.contains("is read where no view is shown"))
  }

  // Rests on: Apple documentation, StateObject, Overview: made when the body is first run.
  @Test func aStateObjectReadOutsideAViewIsMadeAndReported() {
    let view = Unseen()
    var isSame = true
    let said = printed { isSame = view.model === view.model }
    #expect(!isSame)
    #expect(said.contains("This will create a new instance each time."))
  }
}
