import SwiftUI

/// Whether the order of the chosen pictures counts. It is accepted without effect: pictures are in
/// the order in which they were chosen.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let number: Int
  public static let `default` = PhotosPickerSelectionBehavior(number: 0)
  public static let ordered = PhotosPickerSelectionBehavior(number: 1)
  public static let continuous = PhotosPickerSelectionBehavior(number: 2)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(number: 3)
}

/// The photo library that a picker shows. A page has one: the pictures of its resources.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  public class func shared() -> PHPhotoLibrary { only }
}

/// A button that lets the user choose among the pictures of the page's resources.
public struct PhotosPicker<Label: View>: View {
  private let choice: PhotosChoice
  private let label: Label
  @State private var isPresented = false

  public var body: some View {
    Button(action: { isPresented = true }, label: { label })
      .sheet(isPresented: $isPresented) { PhotosSheet(choice: choice) }
  }

  /// Creates a picker for several pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    choice = .several(selection, most: maxSelectionCount, filter)
    self.label = label()
  }

  /// Creates a picker for several pictures of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    choice = .several(selection, most: maxSelectionCount, filter)
    self.label = label()
  }

  /// Creates a picker for one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    choice = .one(selection, filter)
    self.label = label()
  }

  /// Creates a picker for one picture of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    choice = .one(selection, filter)
    self.label = label()
  }
}
