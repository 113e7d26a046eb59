import Foundation

@testable import SwiftUI

extension AnimatedStage {
  /// Lets what waits for the next turn of the run loop happen, and what that leads to.
  func settle() async {
    for _ in 0..<3 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      advance(by: 0.1)
    }
  }

  /// Waits for what another thread brings, such as values of item providers.
  func settle(until isDone: () -> Bool) async {
    for _ in 0..<2_000 where !isDone() {
      await settle()
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }
}
