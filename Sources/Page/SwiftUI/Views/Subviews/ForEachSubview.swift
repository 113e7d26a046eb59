/// The subviews of a view that a `ForEach` goes through; they are known once it is shown.
@MainActor @preconcurrency
public struct ForEachSubviewCollection<Content: View>: @preconcurrency RandomAccessCollection {
  let subviews: SubviewsCollection

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a view that a `ForEach` goes through; they are known once it is shown.
@MainActor @preconcurrency
public struct ForEachSectionCollection<Content: View>: @preconcurrency RandomAccessCollection {
  let sections: SectionCollection

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Makes the node of a `ForEach` whose elements another view makes.
@MainActor @preconcurrency
struct ForEachSource<V: View> {
  let makeNode: (V, _NodeContext) -> _ViewNode<V>
  /// The view that makes the elements.
  let base: Any
}

extension ForEach where Content: View {
  /// A view for each subview that another view resolves to.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(view, data: Data(subviews: SubviewsCollection([])), content, id: \.id) {
      Data(subviews: $0.subviews())
    }
  }

  /// A view for each section that another view resolves to.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(view, data: Data(sections: SectionCollection(sections: [])), content, id: \.id) {
      Data(sections: $0.sections())
    }
  }

  private init<V: View>(
    _ view: V, data: Data, _ content: @escaping (Data.Element) -> Content,
    id: KeyPath<Data.Element, ID>, resolve: @escaping (SubviewSource) -> Data
  ) {
    self.init(data: data, content: content, id: { element, _ in element[keyPath: id] })
    source = ForEachSource<Self>(
      makeNode: { all, context in
        SubviewsNode(all, in: context, base: { ($0.source as! ForEachSource<Self>).base as! V }) {
          all, source in
          ForEach(resolve(source), id: id, content: all.content)
        }
      }, base: view)
  }
}
