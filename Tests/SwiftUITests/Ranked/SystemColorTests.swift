import Testing

@testable import SwiftUI
import UIKit

/// The colors of the system, light and dark, as an iPhone shows them.
@MainActor
@Suite(.serialized)
struct SystemColorTests {
  // Rests on: Apple's Human Interface Guidelines, Color, specifications of system colors.
  @Test(arguments: [
    ("red", Color.red, [255, 59, 48], [255, 69, 58]),
    ("orange", .orange, [255, 149, 0], [255, 159, 10]),
    ("yellow", .yellow, [255, 204, 0], [255, 214, 10]),
    ("green", .green, [52, 199, 89], [48, 209, 88]),
    ("mint", .mint, [0, 199, 190], [99, 230, 226]),
    ("teal", .teal, [48, 176, 199], [64, 200, 224]),
    ("cyan", .cyan, [50, 173, 230], [100, 210, 255]),
    ("blue", .blue, [0, 122, 255], [10, 132, 255]),
    ("indigo", .indigo, [88, 86, 214], [94, 92, 230]),
    ("purple", .purple, [175, 82, 222], [191, 90, 242]),
    ("pink", .pink, [255, 45, 85], [255, 55, 95]),
    ("brown", .brown, [162, 132, 94], [172, 142, 104]),
    ("gray", .gray, [142, 142, 147], [142, 142, 147]),
    ("black", .black, [0, 0, 0], [0, 0, 0]), ("white", .white, [255, 255, 255], [255, 255, 255]),
    ("primary", .primary, [0, 0, 0], [255, 255, 255]),
    ("accentColor", .accentColor, [0, 122, 255], [10, 132, 255]),
  ])
  func colors(_ name: String, _ color: Color, _ light: [Int], _ dark: [Int]) {
    func components(_ scheme: ColorScheme) -> [Int] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let resolved = color.resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(components(.light) == light && components(.dark) == dark, "\(name)")
  }
}
