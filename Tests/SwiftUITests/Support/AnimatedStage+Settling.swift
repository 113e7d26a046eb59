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
}
