// Of the folder Layout, until it is there.

/// What is known of the geometry of a view.
public struct GeometryProxy {
  public let size: CGSize
}

// Of the folder Images, until it is there.

/// A view that shows an image in its own size.
public struct Image: View {
  let uiImage: UIImage

  public init(uiImage: UIImage) {
    self.uiImage = uiImage
  }

  public var body: some View { PendingImage(uiImage: uiImage) }
}

private struct PendingImage: UIViewRepresentable {
  let uiImage: UIImage

  func makeUIView(context: Context) -> UIImageView { UIImageView(image: uiImage) }
  func updateUIView(_ view: UIImageView, context: Context) { view.image = uiImage }
}
