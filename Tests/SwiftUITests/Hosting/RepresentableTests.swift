import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// A view of UIKit that notes what it is asked for.
private struct Meter: UIViewRepresentable {
  @Binding var value: Int
  let log: EventLog

  final class Coordinator {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
  }

  func makeCoordinator() -> Coordinator {
    log.note("coordinator")
    return Coordinator(log)
  }

  func makeUIView(context: Context) -> SizedView {
    log.note("make \(context.environment.layoutDirection)")
    let view = SizedView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentHuggingPriority(.required, for: .vertical)
    return view
  }

  func updateUIView(_ uiView: SizedView, context: Context) {
    log.note("update \(value)\(context.transaction.animation == nil ? "" : " animated")")
    uiView.tag = value
  }

  static func dismantleUIView(_ uiView: SizedView, coordinator: Coordinator) {
    coordinator.log.note("dismantle \(uiView.tag)")
  }
}

private final class SizedView: UIView {
  var size = CGSize(width: 40, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { size }
}

private struct Fitting: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = .red }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    CGSize(width: (proposal.width ?? 0) / 2, height: 10)
  }
}

private struct Child: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    return controller
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct Screen: View {
  @State var value = 1
  @State var isThere = true
  let log: EventLog
  let actions: Actions

  final class Actions {
    var change: () -> Void = {}
    var remove: () -> Void = {}
  }

  var body: some View {
    VStack {
      if isThere { Meter(value: $value, log: log).environment(\.layoutDirection, .rightToLeft) }
    }
    .onAppear {
      actions.change = { withAnimation { value = 2 } }
      actions.remove = { isThere = false }
    }
  }
}

@MainActor
@Suite(.serialized)
struct RepresentableTests {
  @Test func aViewIsMadeOnceUpdatedAndDismantled() {
    let log = EventLog()
    let actions = Screen.Actions()
    let hosted = HostedView(Screen(log: log, actions: actions))
    #expect(log.take() == ["coordinator", "make rightToLeft", "update 1"])
    actions.change()
    hosted.update()
    #expect(log.take() == ["update 2 animated"])
    actions.remove()
    hosted.update()
    #expect(log.take() == ["dismantle 2"])
  }

  @Test func aViewHasItsOwnSizeAndFollowsIt() {
    let log = EventLog()
    let hosted = HostedView(Meter(value: .constant(3), log: log))
    let frames = { hosted.frames { $0 is SizedView } }
    #expect(frames() == [CGRect(x: 80, y: 140, width: 40, height: 20)])
    hosted.host.descendant(SizedView.self)?.size = CGSize(width: 100, height: 60)
    hosted.host.layoutIfNeeded()
    #expect(frames() == [CGRect(x: 50, y: 120, width: 100, height: 60)])
  }

  @Test func aSizeForAProposalComesFirst() {
    let hosted = HostedView(Fitting())
    #expect(hosted.frames(of: .red) == [CGRect(x: 50, y: 145, width: 100, height: 10)])
  }

  @Test func aControllerIsAChildOfTheHosting() {
    let controller = UIHostingController(rootView: Child())
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    controller.view.layoutIfNeeded()
    #expect(controller.children.count == 1)
    #expect(controller.children.first?.view.bounds.size == CGSize(width: 200, height: 300))
  }
}

extension UIView {
  /// The first view of a type inside the view.
  fileprivate func descendant<V: UIView>(_ type: V.Type) -> V? {
    for view in subviews {
      if let found = view as? V ?? view.descendant(type) { return found }
    }
    return nil
  }
}
