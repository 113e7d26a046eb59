import Combine

@testable import SwiftUI
import UIKit

/// A value that a test changes.
final class Driver<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A view made of a value that a test changes.
struct Driven<Value, Content: View>: View {
  @ObservedObject var driver: Driver<Value>
  let content: (Value) -> Content

  var body: some View { content(driver.value) }
}

/// A hosted view made of a value, brought up to date at each change.
@MainActor
final class DrivenView<Value, Content: View> {
  let driver: Driver<Value>
  let hosted: HostedView<Driven<Value, Content>>

  init(_ value: Value, @ViewBuilder _ content: @escaping (Value) -> Content) {
    driver = Driver(value)
    hosted = HostedView(Driven(driver: driver, content: content))
  }

  func set(_ value: Value) {
    driver.value = value
    hosted.update()
  }

  func update() { hosted.update() }
}
