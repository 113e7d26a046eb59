import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Modifiers that depend on the environment.
@MainActor
@Suite(.serialized)
struct EnvironmentalModifierTests {
  private struct Wide: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  private struct WideByLines: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Wide {
      Wide(width: CGFloat(environment.lineLimit ?? 1) * 10)
    }
  }

  private struct Page: View {
    @State var limit = 2
    let keep: (Binding<Int>) -> Void

    var body: some View {
      let _ = keep($limit)
      Color.red.modifier(WideByLines()).lineLimit(limit)
    }
  }

  @Test func aModifierFollowsTheEnvironment() {
    var limit: Binding<Int>?
    let hosted = HostedView(Page { limit = $0 })
    #expect(hosted.frames(of: .systemRed)[0].width == 20)
    limit?.wrappedValue = 5
    #expect(hosted.frames(of: .systemRed)[0].width == 50)
  }
}
