import SwiftUI

/// What the user chooses pictures for.
enum PhotosChoice {
  case one(Binding<PhotosPickerItem?>, PHPickerFilter?)
  case several(Binding<[PhotosPickerItem]>, most: Int?, PHPickerFilter?)

  var filter: PHPickerFilter? {
    switch self {
    case .one(_, let filter), .several(_, _, let filter): filter
    }
  }

  /// The pictures that are chosen when the sheet opens.
  var chosen: [PagePicture] {
    switch self {
    case .one: []
    case .several(let items, _, _): items.wrappedValue.map(\.picture)
    }
  }
}

/// The pictures of a page in a grid.
struct PhotosSheet: View {
  let choice: PhotosChoice
  private let pictures: [PagePicture]
  @State private var chosen: [PagePicture]
  @Environment(\.dismiss) private var dismiss

  init(choice: PhotosChoice, folder: URL? = Bundle.main.resourceURL) {
    self.choice = choice
    pictures = choice.filter?.showsStills ?? true ? PagePicture.all(in: folder) : []
    _chosen = State(initialValue: choice.chosen)
  }

  var body: some View {
    NavigationStack {
      ScrollView { pictures.isEmpty ? AnyView(emptyNote) : AnyView(grid) }
        .navigationTitle(Text(verbatim: "Photos"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(action: { dismiss() }, label: { Text(verbatim: "Cancel") })
          }
          if case .several(let items, _, _) = choice {
            ToolbarItem(placement: .confirmationAction) {
              Button(action: { add(to: items) }, label: { Text(verbatim: "Add") })
            }
          }
        }
    }
  }

  private var emptyNote: some View {
    Text(verbatim: "The page has no pictures among its resources.")
      .foregroundStyle(.secondary).multilineTextAlignment(.center).padding()
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 2)], spacing: 2) {
      ForEach(pictures) { picture in
        Button(action: { tap(picture) }, label: { thumbnail(of: picture) })
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: picture.name))
      }
    }
  }

  private func thumbnail(of picture: PagePicture) -> some View {
    Color.secondary.opacity(0.2)
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        if let image = UIImage(contentsOfFile: picture.url.path) {
          Image(uiImage: image).resizable().scaledToFill()
        }
      }
      .clipped()
      .overlay(alignment: .bottomTrailing) {
        if chosen.contains(picture) {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .blue).padding(4)
        }
      }
      .contentShape(.rect)
  }

  private func tap(_ picture: PagePicture) {
    switch choice {
    case .one(let item, _):
      item.wrappedValue = PhotosPickerItem(picture: picture)
      dismiss()
    case .several(_, let most, _):
      if let place = chosen.firstIndex(of: picture) {
        chosen.remove(at: place)
      } else if chosen.count < most ?? .max {
        chosen.append(picture)
      }
    }
  }

  private func add(to items: Binding<[PhotosPickerItem]>) {
    items.wrappedValue = chosen.map { PhotosPickerItem(picture: $0) }
    dismiss()
  }
}
