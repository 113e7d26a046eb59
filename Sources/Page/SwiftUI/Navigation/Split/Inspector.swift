/// Shows a view that explains what another one shows: in a column beside it where there is room,
/// else in a sheet.
struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @State private var width = ColumnWidth(ideal: 270)

  func body(content: Content) -> some View {
    WidthReader { room in
      if room < Self.leastRoom {
        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: $isPresented) { inspector }
      } else {
        HStack(spacing: 0) {
          content.frame(maxWidth: .infinity, maxHeight: .infinity)
          if isPresented {
            Divider().ignoresSafeArea()
            column.transition(.move(edge: .trailing))
          }
        }
      }
    }
  }

  /// Below this width the inspector is a sheet.
  private static var leastRoom: CGFloat { 600 }

  private var column: some View {
    inspector
      .frame(width: width.ideal)
      .frame(maxHeight: .infinity)
      .background(Color(uiColor: .secondarySystemBackground).ignoresSafeArea())
      .onPreferenceChange(InspectorWidthKey.self) { new in
        if let new { width = new }
      }
  }
}

struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Shows a view beside this one while a binding is true. Where there is little room, it is a
  /// sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the inspector that the view is in.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(ideal: width))
  }

  /// Sets the width of the inspector that the view is in. The user cannot change it here, so the
  /// limits have no effect.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }
}
