import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// A view in a space, and the frames that its named parts have on an iPhone.
///
/// The numbers follow from the documented rules of layout, not from what this framework does.
struct Arrangement: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let expected: [String: [CGFloat]]
  private let measure: @MainActor @Sendable ([String]) -> [String: [CGFloat]]

  /// Describes a view in a space of 200 by 300 points, or another one. A frame is the part's
  /// origin in that space, its width and its height.
  init<V: View>(
    _ description: String, _ expected: [String: [CGFloat]], width: CGFloat = 200,
    height: CGFloat = 300, margins: UIEdgeInsets = .zero,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    testDescription = description
    self.expected = expected
    measure = { names in
      let hosted = HostedView(view(), width: width, height: height, margins: margins)
      return Dictionary(uniqueKeysWithValues: names.map { ($0, hosted.frame(of: $0)) })
    }
  }

  @MainActor func check() {
    let found = measure(expected.keys.sorted())
    for (name, frame) in expected.sorted(by: { $0.key < $1.key }) {
      let measured = found[name] ?? []
      let isSame =
        measured.count == frame.count && zip(measured, frame).allSatisfy { abs($0 - $1) < 0.01 }
      #expect(isSame, "\(testDescription): \(name) is \(measured), not \(frame)")
    }
  }
}

/// Lists arrangements one below the other.
@resultBuilder
enum ArrangementList {
  static func buildBlock(_ arrangements: Arrangement...) -> [Arrangement] { arrangements }
}

extension HostedView {
  /// The frame of a named part in the host.
  func frame(of part: String) -> [CGFloat] {
    guard let item = host.spaceItem(named: part) else { return [] }
    let origin = item.originInHost
    return [origin.x, origin.y, item.size.width, item.size.height]
  }
}

extension View {
  /// Names a part whose frame is looked at.
  func part(_ name: String) -> some View { coordinateSpace(name: name) }
}

/// A part of a given size.
@MainActor func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).part(name)
}

/// A part that takes all the space that it is proposed.
@MainActor func fill(_ name: String) -> some View { Color.blue.part(name) }
