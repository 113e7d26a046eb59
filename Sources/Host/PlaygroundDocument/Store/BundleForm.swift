/// In which of its forms a bundle holds its code.
enum BundleForm: Equatable {
  /// `Contents.swift`, in whatever letter case.
  case singlePage(String)
  /// Folders in `Pages`, in their order.
  case pages([PageFolders.Page])
  /// `section-1.swift` and so on, in their order.
  case sections([String])
  /// No code was found.
  case nothing

  init(of folder: BundleFolder, settings: PlaygroundSettings) {
    if let file = folder.child(named: "Contents.swift") {
      self = .singlePage(file)
      return
    }
    let pages = PageFolders(in: folder, order: settings.pageNames).all
    if !pages.isEmpty {
      self = .pages(pages)
      return
    }
    let sections = SectionFiles(in: folder, order: settings.sectionNames).names
    self = sections.isEmpty ? .nothing : .sections(sections)
  }
}
