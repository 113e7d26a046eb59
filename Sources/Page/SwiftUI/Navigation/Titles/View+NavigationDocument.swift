extension View {
  /// Sets the file that the navigation bar around stands for. It is accepted without effect: bars
  /// have no menu of the title for files.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the value that the navigation bar around stands for. It is accepted without effect: bars
  /// have no menu of the title for documents.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets the value that the navigation bar around stands for, with a picture of it. It is accepted
  /// without effect: bars have no menu of the title for documents.
  public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Image, Image>
  ) -> some View { self }

  /// Sets the value that the navigation bar around stands for, with a picture of it. It is accepted
  /// without effect: bars have no menu of the title for documents.
  public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View { self }
}
