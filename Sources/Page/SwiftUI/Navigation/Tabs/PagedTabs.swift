@_spi(SwiftUI) import UIKit

/// Tabs as pages that the user swipes through.
struct PagedTabs: View {
  let tabs: [TabData]
  let chosen: AnyHashable?
  let index: PageTabViewStyle.IndexDisplayMode
  let choose: (AnyHashable) -> Void

  private var current: Int { tabs.firstIndex { $0.tag == chosen } ?? 0 }

  private var position: Binding<Int?> {
    Binding<Int?>(
      target: nil, get: { current },
      change: { page, _ in
        if let page, page != current, tabs.indices.contains(page) { choose(tabs[page].tag) }
      })
  }

  var body: some View {
    GeometryReader { geometry in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(tabs.indices, id: \.self) { page in
            ZStack { tabs[page].view }
              .frame(width: geometry.size.width, height: geometry.size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: position)
    }
    .overlay(alignment: .bottom) {
      if index == .always || (index == .automatic && tabs.count > 1) {
        PageDots(count: tabs.count, current: current) { page in
          if tabs.indices.contains(page) { withAnimation { choose(tabs[page].tag) } }
        }
        .fixedSize()
        .padding(.bottom, 8)
      }
    }
  }
}

/// The dots of pages.
private struct PageDots: UIViewRepresentable {
  let count: Int
  let current: Int
  let choose: (Int) -> Void
  @Environment(\.pageIndexBackground) private var background

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator {
    var changed: () -> Void = {}
  }

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    let coordinator = context.coordinator
    control.addAction(UIAction { _ in coordinator.changed() }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UIPageControl, context: Context) {
    control.numberOfPages = count
    control.currentPage = current
    control.backgroundStyle =
      switch background {
      case .always: .prominent
      case .never: .minimal
      default: .automatic
      }
    context.coordinator.changed = { [weak control] in
      if let control { choose(control.currentPage) }
    }
  }
}
