import PageEngine

/// What a request of a window comes to.
enum Answer: Equatable, Sendable {
  case done
  /// Why it cannot be done, in words for the user.
  case refused(String)
  case bundle(BundleOutcome)
  /// The playground that is open now, and its page.
  case playground(identifier: String, page: String)
  case folder(FolderView)
  case invitation(Invitation)
  /// The number under which the bytes of a file are sent.
  case upload(Int)
  /// What a text declares, and the line of the text that each line stands for; 0 for none.
  case interface([SourceInterfaceLine])
  case language(LanguageAnswer)
  /// The file of a recording.
  case recording([UInt8])
  /// How many files a new name has changed, and in how many places.
  case renamed(files: Int, places: Int)
  /// What files in older Swift are as current Swift.
  case conversion([ConvertedFile])
  /// How many files were converted.
  case converted(files: Int)

  /// A line of an interface.
  struct SourceInterfaceLine: Equatable, Sendable {
    var text: String
    var source: Int?
  }

  /// A converted text and the revision that it was converted from.
  struct ConvertedFile: Equatable, Sendable {
    var text: ConvertedText
    var revision: Int
  }
}

/// What a change of a bundle comes to.
enum BundleOutcome: Equatable, Sendable {
  case done
  /// Where a file or folder is now.
  case path(String)
  /// How many files have moved.
  case moved(Int)
  /// The token under which a deletion is undone.
  case deleted(undo: String)
  /// A page that was added or renamed, and the files whose paths changed with it.
  case page(name: String, path: String, renamed: [String: String])
}
