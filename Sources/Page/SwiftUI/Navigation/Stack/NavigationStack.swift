/// A view that shows a root view and further views above it, with a bar that leads back.
///
/// Links and changes of the path put views onto the stack. `navigationDestination(for:destination:)`
/// says which view a value of the path stands for.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  /// The path that the page has bound; nil where the stack keeps its own.
  private let bound: (() -> StackPath)?
  @State private var own = NavigationPath()

  /// Shows a root view on a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    bound = nil
  }

  /// Shows a root view and the destinations of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    bound = { StackPath(path) }
  }

  /// Shows a root view and the destinations of a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    bound = { StackPath(path) }
  }

  public var body: some View {
    StackContainer(root: AnyView(root), path: bound?() ?? StackPath($own))
  }
}

/// What a stack knows of its path.
struct StackPath {
  /// The values when the path was read.
  let values: [AnyHashable]
  /// Removes all values but the first ones.
  let keep: (Int) -> Void
  /// Adds a value; false if the path has values of another type.
  let append: (AnyHashable) -> Bool

  init(
    values: [AnyHashable], keep: @escaping (Int) -> Void,
    append: @escaping (AnyHashable) -> Bool
  ) {
    (self.values, self.keep, self.append) = (values, keep, append)
  }

  init(_ path: Binding<NavigationPath>) {
    values = path.wrappedValue.elements.map(\.value)
    keep = { count in
      let more = path.wrappedValue.count - count
      if more > 0 { path.wrappedValue.removeLast(more) }
    }
    append = { value in
      func add<V: Hashable>(_ value: V) { path.wrappedValue.append(value) }
      guard let value = value.base as? any Hashable else { return false }
      add(value)
      return true
    }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = path.wrappedValue.map { AnyHashable($0) }
    keep = { count in
      let all = path.wrappedValue
      if all.count > count { path.wrappedValue = Data(all.prefix(count)) }
    }
    append = { value in
      guard let element = value.base as? Data.Element ?? value as? Data.Element else {
        return false
      }
      path.wrappedValue.append(element)
      return true
    }
  }
}
