/// The tokens of a search, before the text in the field.
private struct TokenRow<C: RandomAccessCollection & RangeReplaceableCollection, T: View>: View
where C.Element: Identifiable {
  @Binding var tokens: C
  let token: (C.Element) -> T

  var body: some View {
    if !tokens.isEmpty {
      HStack(spacing: 4) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        ForEach(tokens) { element in
          Button {
            tokens.removeAll { $0.id == element.id }
          } label: {
            token(element)
              .font(.subheadline)
              .foregroundStyle(.white)
              .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
              .background(.tint, in: RoundedRectangle(cornerRadius: 5))
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.leading, 2)
    }
  }
}

/// Tokens that a search offers, while nothing is typed.
private struct SuggestedTokens<
  C: RandomAccessCollection & RangeReplaceableCollection, T: View
>: View where C.Element: Identifiable {
  @Binding var text: String
  @Binding var tokens: C
  @Binding var suggested: C
  let token: (C.Element) -> T

  var body: some View {
    if text.isEmpty {
      ForEach(suggested) { element in
        Button {
          tokens.append(element)
          suggested.removeAll { $0.id == element.id }
        } label: {
          token(element)
        }
      }
    }
  }
}

extension View {
  /// Shows tokens in the search field around. A tap on a token removes it.
  func searchTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, @ViewBuilder _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      ToolbarModifier(
        items: AnyView(
          ToolbarEntryView(
            placement: ToolbarItemPlacement(kind: .tokens),
            content: AnyView(TokenRow(tokens: tokens, token: token))))))
  }

  /// Offers tokens while nothing is typed into the search field around.
  func searchTokenSuggestions<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ suggested: Binding<C>, _ text: Binding<String>, _ tokens: Binding<C>,
    _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchSuggestions {
      SuggestedTokens(text: text, tokens: tokens, suggested: suggested, token: token)
    }
  }

  /// Shows tokens that their views can change in the search field around.
  func editableSearchTokens<C: MutableCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchTokens(tokens) { element in
      if let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) {
        token(tokens[index])
      }
    }
  }
}
