import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

// What animations report, and how an animator comes to its end.

extension UIViewPropertyAnimator {
  enum Stop {
    case forGood, toBeFinished
  }

  // MARK: Items

  /// A value is about to change for the first time.
  func noteStart(of key: String, on view: UIView, value: Any?) {
    guard !starts.contains(where: { $0.view === view && $0.key == key }) else { return }
    starts.append(AnimatorStart(view: view, key: key, start: value))
  }

  func take(_ entry: AnimationEntry, of view: UIView) {
    items.append(
      AnimatorItem(
        view: view, entry: entry, touches: isManualHitTestingEnabled ? .byThePage : .whereItIsSeen))
  }

  /// An animation says that it has ended. Answers whether it is to be taken as under way still.
  func keeps(_ animation: CAAnimation, finished: Bool) -> Bool {
    guard let index = items.firstIndex(where: { $0.entry.plays(animation) }) else { return false }
    if !finished {
      items.remove(at: index).leave()
      checkWhetherAnythingIsLeft()
      return false
    }
    return pausesOnCompletion
  }

  /// Somebody has come to his end; perhaps everybody has.
  func checkArrival() {
    guard isRunning, !items.isEmpty, items.allSatisfy(\.entry.hasCome) else { return }
    arrive()
  }

  private func checkWhetherAnythingIsLeft() {
    guard isRunning, items.isEmpty else { return }
    ending = MainTimer(after: 0) {
      MainActor.assumeIsolated { if self.items.isEmpty { self.arrive() } }
    }
  }

  // MARK: Ends

  func stop(_ stop: Stop) {
    guard state == .active else { return }
    if !isInterruptible {
      fatalError("An animator that is not interruptible can be neither paused nor stopped.")
    }
    place = currentPlace
    let shown = starts.map { start in
      start.view.layer.shownValue(
        forKey: start.key, by: items.filter { $0.view === start.view }.map(\.entry))
    }
    for index in starts.indices {
      starts[index].end = starts[index].view.layer.value(forKey: starts[index].key)
      starts[index].set(shown[index])
    }
    leave()
    state = stop == .forGood ? .inactive : .stopped
    if stop == .forGood { forget() }
  }

  func finish(at position: UIViewAnimatingPosition) {
    let wasStopped = state == .stopped
    for start in starts {
      switch position {
      case .start: start.set(start.start)
      case .end: if wasStopped { start.set(start.end) }
      case .current: break
      }
    }
    leave()
    state = .inactive
    let told = completions
    forget()
    for completion in told { completion(position) }
  }

  /// Takes all animations away.
  private func leave() {
    ending?.invalidate()
    (ending, leg, isRunning) = (nil, nil, false)
    let all = items
    items = []
    for item in all {
      item.leave()
      item.entry.remove()
    }
  }

  private func forget() {
    (starts, completions, blocks) = ([], [], [])
    place = .start
  }
}
