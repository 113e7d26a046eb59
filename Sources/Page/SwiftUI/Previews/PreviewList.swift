/// A view that is a preview for each of the views inside it.
@MainActor @preconcurrency
protocol PreviewList {
  var previewParts: [AnyView] { get }
}

/// The views of a view that are previews of their own.
@MainActor @preconcurrency
func previewParts<V: View>(of view: V) -> [AnyView] {
  (view as? any PreviewList)?.previewParts ?? [AnyView(view)]
}

extension EmptyView: PreviewList {
  var previewParts: [AnyView] { [] }
}

extension TupleView: PreviewList {
  var previewParts: [AnyView] { TupleElements.of(T.self).flatMap { $0.previewParts(value) } }
}

extension Group: PreviewList where Content: View {
  var previewParts: [AnyView] { SwiftUI.previewParts(of: content) }
}

extension ForEach: PreviewList where Content: View {
  var previewParts: [AnyView] { data.flatMap { SwiftUI.previewParts(of: content($0)) } }
}

extension Optional: PreviewList where Wrapped: View {
  var previewParts: [AnyView] { map { SwiftUI.previewParts(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewList where TrueContent: View, FalseContent: View {
  var previewParts: [AnyView] {
    switch storage {
    case .first(let content): SwiftUI.previewParts(of: content)
    case .second(let content): SwiftUI.previewParts(of: content)
    }
  }
}

/// A modifier of a group modifies each of its views.
extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
  var previewParts: [AnyView] {
    guard let list = content as? any PreviewList else { return [AnyView(self)] }
    return list.previewParts.map { AnyView($0.modifier(modifier)) }
  }
}
