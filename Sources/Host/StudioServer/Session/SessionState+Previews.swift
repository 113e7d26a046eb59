/// Whose previews the live view of an application shows. All windows see the same.
extension SessionState {
  /// A window wants to see the previews of a file, or the application.
  mutating func showPreviews(
    of file: String?, from connection: ConnectionIdentifier, at moment: Moment
  ) -> [SessionAction] {
    guard document.isApplication, file != document.previewed,
      file.map({ document.texts[$0] != nil }) ?? true, let page = windows[connection]?.page
    else { return [] }
    document.previewed = file
    return broadcast(.previews(file: file)) + save() + run(page, at: moment)
  }
}
