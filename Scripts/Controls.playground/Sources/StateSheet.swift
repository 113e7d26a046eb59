import PlaygroundSupport
import SwiftUI

/// A control in one state.
public struct Specimen: Identifiable {
  public let id: String
  let content: AnyView

  public init(_ state: String, @ViewBuilder content: () -> some View) {
    id = state
    self.content = AnyView(content())
  }
}

/// A control in several states, side by side.
public struct Specimens: View {
  let title: String
  let height: CGFloat
  let specimens: [Specimen]

  /// - Parameter height: The height of the cells.
  public init(_ title: String, height: CGFloat = 44, _ specimens: [Specimen]) {
    self.title = title
    self.height = height
    self.specimens = specimens
  }

  public var body: some View {
    HStack(spacing: 0) {
      Text(title).font(.system(size: 11, design: .monospaced)).frame(
        width: 120, alignment: .leading)
      ForEach(specimens) { specimen in
        VStack(spacing: 2) {
          specimen.content.frame(width: 150, height: height)
          Text(specimen.id).font(.system(size: 9)).foregroundStyle(.secondary)
        }
        .frame(width: 164)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: { place in
          if specimen.id == "pressed" || specimen.id == "focused" {
            let (x, y) = (Int(place.minX), Int(place.minY))
            let (width, height) = (Int(place.width), Int(place.height))
            print("\(title)|\(specimen.id)|\(x)|\(y)|\(width)|\(height)")
          }
        }
      }
    }
  }
}

/// The sheet of a page, at the leading top corner.
public func show(@ViewBuilder content: () -> some View) {
  let controller = UIHostingController(
    rootView: VStack(alignment: .leading, spacing: 10, content: content))
  controller.preferredContentSize = CGSize(width: 980, height: 930)
  PlaygroundPage.current.liveView = controller
}

/// A value of a control that keeps it itself.
public struct Keeping<Value, Content: View>: View {
  @State private var value: Value
  let content: (Binding<Value>) -> Content

  public init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  public var body: some View { content($value) }
}
