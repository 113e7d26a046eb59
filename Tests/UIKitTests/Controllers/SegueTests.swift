import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
struct SegueTests {
  private final class Fading: UIStoryboardSegue {
    override func perform() {
      destination.title = "faded in"
      super.perform()
    }
  }

  @Test func aSegueThatAPageMakesPerformsItsHandler() {
    let (from, to) = (UIViewController(), UIViewController())
    let segue = Fading(identifier: "details", source: from, destination: to) {
      from.title = "left"
    }
    segue.perform()
    #expect(segue.identifier == "details" && segue.source === from && segue.destination === to)
    #expect(from.title == "left" && to.title == "faded in")
    #expect(from.shouldPerformSegue(withIdentifier: "details", sender: nil))
  }
}
