import Combine

@testable import SwiftUI
import UIKit

/// A view that notes each run of its body, with its name and the number of its identity.
///
/// The number is made with the view's state: a view that notes `a1` and later `a2` has begun again.
struct Probe: View {
  private final class Life: ObservableObject {
    let number: Int
    private let lives: Lives

    init(_ lives: Lives) {
      lives.begun += 1
      lives.current += 1
      number = lives.begun
      self.lives = lives
    }

    deinit { lives.current -= 1 }
  }

  let name: String
  let log: EventLog
  var value: Int?
  @StateObject private var life: Life

  init(_ name: String, _ log: EventLog, value: Int? = nil) {
    self.name = name
    self.log = log
    self.value = value
    _life = StateObject(wrappedValue: Life(log.lives))
  }

  var body: some View {
    let _ = log.note(name + "\(life.number)" + (value.map { "=\($0)" } ?? ""))
    Color.red
  }
}
