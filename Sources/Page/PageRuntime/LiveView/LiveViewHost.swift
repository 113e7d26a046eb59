@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol
@_implementationOnly import QuartzCore
@_spi(PageRuntime) @_implementationOnly import UIKit
@_spi(PageRuntime) @_implementationOnly import WebKit

/// The live view of a run: from the page's assignment to commits, and from touches to views.
///
/// It drives the stage, which knows UIKit and no channel, and the recorder, which alone makes
/// commits. A commit is sent only where something has changed, and never before the page's top
/// level has ended.
@MainActor
final class LiveViewHost {
  private let stage = LiveViewStage()
  private let recorder = LayerTreeRecorder(
    pictures: { PageChannel.send(.picture($0)) }, fonts: { PageChannel.send(.font($0)) })
  private var sentSize: CGSize?
  private var phase = Phase.topLevel
  /// Whether it is told what can be spoken.
  var speaks = false
  private let spoken = SpokenTelling()
  private let commands = CommandTelling()
  let webs = WebTelling()
  private var toldFocus: LiveViewStage.TextFocus?

  private enum Phase {
    case topLevel, running
  }

  /// Listens to the page's `liveView`; what is assigned is shown before the assignment returns.
  func observe() {
    let name = Notification.Name("PlaygroundPageLiveViewDidChangeNotification")
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      MainActor.assumeIsolated { self.show(note.userInfo ?? [:]) }
    }
  }

  private func show(_ information: [AnyHashable: Any]) {
    if let controller = information["PlaygroundPageLiveViewController"] as? UIViewController {
      stage.show(controller)
    } else if let view = information["PlaygroundPageLiveView"] as? UIView {
      stage.show(view)
    } else {
      stage.dismiss()
    }
  }

  /// Lays the live view out and tells its size.
  func topLevelEnded() {
    phase = .running
    stage.topLevelEnded()
    sendSize()
  }

  /// Shows the live view for the first time, and lets it know.
  func showFirst() {
    guard stage.rootLayer != nil else { return }
    commit()
    PageChannel.mark(.firstCommit)
    stage.firstCommitDone()
  }

  /// Sends what a turn of the run loop has changed.
  func turnEnded() {
    guard phase == .running else { return }
    stage.turnEnded()
    commit()
    speak()
  }

  /// Words that nobody is to hear are forgotten.
  private func speak() {
    let announced = stage.takeAnnouncements()
    guard speaks else { return }
    tellTextFocus()
    spoken.turnEnded(stage)
    commands.turnEnded(stage)
    for words in announced { PageChannel.send(.announcement(words)) }
  }

  private func tellTextFocus() {
    let focus = stage.textFocus
    guard focus != toldFocus else { return }
    toldFocus = focus
    PageChannel.send(.textFocus(focus?.message))
  }

  private func sendSize() {
    guard let size = stage.liveViewSize, size != sentSize else { return }
    sentSize = size
    PageChannel.send(.liveView(width: size.width, height: size.height))
  }

  private func commit() {
    sendSize()
    defer { webs.committed(recorder) }
    let time = Double(lek_clock_page_nanoseconds()) / 1e9
    guard let commit = recorder.commit(root: stage.rootLayer, time: time) else { return }
    PageChannel.send(.commit(commit))
  }

  /// What a person does to the live view.
  func deliver(_ command: PageCommand) {
    switch command {
    case .touches(let touches, let modifiers):
      stage.deliver(touches.map(\.finger), modifiers: modifiers.held)
    case .hover(let place, let modifiers):
      stage.hover(at: place.map { CGPoint(x: $0.x, y: $0.y) }, modifiers: modifiers.held)
    case .scroll(let scroll): stage.scroll(scroll.turn, modifiers: scroll.modifiers.held)
    case .key(let key): press(key)
    case .stage(let settings): set(settings)
    case .act(let element, let action): stage.act(action.staged, on: element)
    case .text(let entry): stage.enter(entry)
    case .web(let word): WebOutput.deliver(word)
    case .choose(let command): stage.choose(command: command)
    case .visibility(let visibility): stage.set(visibility == .visible ? .visible : .hidden)
    // The cell was filled by whoever heard of it.
    case .cell: break
    }
  }

  /// How the live view is to be seen from now on.
  func set(_ settings: StageSettings) {
    stage.set(settings.staged)
  }

  private func press(_ key: KeyInput) {
    switch key.phase {
    case .down:
      stage.keyDown(
        LiveViewStage.Key(
          usage: Int(key.usage), characters: key.characters,
          charactersIgnoringModifiers: key.charactersIgnoringModifiers),
        modifiers: key.modifiers.held)
    case .up: stage.keyUp(Int(key.usage), modifiers: key.modifiers.held)
    case .cancelled: stage.keysCancelled()
    }
  }

  /// The view tree now, all changes committed.
  func sendTree(at time: Double) {
    turnEnded()
    let text = stage.treeDescription(transactions: recorder.commitCount)
    PageChannel.send(.tree(time: time, text: text))
  }
}

extension TouchInput {
  fileprivate var finger: LiveViewStage.Finger {
    let phase: LiveViewStage.TouchPhase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    return LiveViewStage.Finger(phase: phase, identifier: identifier, x: x, y: y)
  }
}

extension ScrollInput {
  fileprivate var turn: LiveViewStage.Scroll {
    let phase: LiveViewStage.Scroll.Phase =
      switch phase {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
    return LiveViewStage.Scroll(
      phase: phase, isDiscrete: wheel == .stepped, x: x, y: y, deltaX: deltaX, deltaY: deltaY)
  }
}

extension KeyModifiers {
  fileprivate var held: LiveViewStage.Modifiers { LiveViewStage.Modifiers(rawValue: rawValue) }
}
