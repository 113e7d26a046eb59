/// What is wrong with a bundle, or with one of its files, and can be put right by a person.
public enum BundleProblem: Error, Equatable, Sendable {
  /// Nothing is there.
  case notFound(path: String)
  /// Something is there, but no playground.
  case notAPlayground(path: String)
  /// The bundle has no `Contents.swift`.
  case noPage(bundle: String)
  /// `contents.xcplayground` is missing.
  case noSettings
  /// `contents.xcplayground` cannot be understood.
  case brokenSettings(reason: String)
  /// A file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// A file is longer than a text may be.
  case tooLong(path: String)
  /// A file is no UTF-8 text; it is shown as well as can be, and not written.
  case notText(path: String)
  /// A symbolic link leads out of the bundle, or to a folder, and is not followed.
  case linkNotFollowed(path: String)
  /// The bundle holds more files than are looked at.
  case tooManyFiles
  /// A name or path that no file of a bundle may have.
  case badPath(path: String)
  /// A name that a page, a file or a bundle may not have.
  case badName(name: String, reason: NameProblem)
  /// Something of that name is there already.
  case exists(path: String)
  /// No page has this name.
  case noSuchPage(name: String)
  /// No source or resource has this path.
  case noSuchFile(path: String)
  /// Files cannot be put into a folder of this path.
  case noPlaceForFiles(path: String)
  /// A template is made for another system.
  case templateNotFor(template: String, platform: String)
  /// A playground cannot be without a page.
  case lastPage(name: String)
  /// A new order does not name every page once.
  case notAnOrder
  /// A bundle with a single page or of the oldest form cannot be changed in this way.
  case notInThisForm
  /// What a book consists of cannot be changed; its texts can.
  case notInABook
  /// A package has no block that can be run.
  case noBlocks(package: String)
  /// What a package consists of is not changed here; its texts can.
  case notInAPackage
  /// Two files are the page, in different letter case.
  case twoContents(path: String)
  /// The whole bundle was taken away while it was open.
  case gone(path: String)
  /// A file could not be written; what was on disk is still there.
  case notSaved(path: String, reason: String)

  /// The problem in a sentence for the person.
  public var message: String {
    switch self {
    case .notFound(let path): "There is nothing at \(path). Check the path."
    case .notAPlayground(let path):
      "\(path) is not a playground. Give the path of a folder whose name ends in .playground."
    case .noPage(let bundle): "\(bundle) has no page: put a Contents.swift into it."
    case .noSettings: "contents.xcplayground is missing; the usual settings are assumed."
    case .brokenSettings(let reason):
      "contents.xcplayground cannot be understood (\(reason)); the usual settings are assumed."
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)). Check its permissions."
    case .tooLong(let path): "\(path) is too long for a text and was left out."
    case .notText(let path):
      "\(path) is not UTF-8 text, so it can only be read. To change it, save it as UTF-8 elsewhere first."
    case .linkNotFollowed(let path):
      "\(path) is a symbolic link that leads elsewhere; it was not followed."
    case .tooManyFiles: "The playground holds very many files; some were left out."
    case .badPath(let path): "“\(path)” cannot be the name of a file in a playground."
    case .badName(let name, let reason): "“\(name)” \(reason.words)."
    case .exists(let path): "There is a \(path) already. Choose another name."
    case .noSuchPage(let name): "There is no page “\(name)”."
    case .noSuchFile(let path): "There is no source or resource \(path)."
    case .noPlaceForFiles(let path):
      "\(path) is no folder for sources or resources. Choose Sources, Resources or a folder in them."
    case .templateNotFor(let template, let platform):
      "The template “\(template)” is not for \(platform). Choose iOS, or the empty template."
    case .lastPage(let name): "“\(name)” is the only page, and a playground needs one."
    case .notAnOrder: "The order of the pages has to name each of them once."
    case .notInThisForm:
      "That can be done only in a playground with a folder of pages. Add a page first."
    case .notInABook:
      "Pages and files of a book cannot be added, renamed or deleted here; its texts can be edited."
    case .noBlocks(let package):
      "\(package) is a package without a #Playground block. Write one, or open a playground in it."
    case .notInAPackage:
      "Files of a package cannot be added, renamed or deleted here; its texts can be edited."
    case .twoContents(let path):
      "\(path) stands beside another Contents.swift. Remove one of them first."
    case .gone(let path):
      "\(path) is not there any more. Put it back, and it is saved; else what was typed is kept at the end."
    case .notSaved(let path, let reason):
      "\(path) could not be saved (\(reason)). Free some space or check permissions."
    }
  }
}

/// What is wrong with a name that a person gave.
public enum NameProblem: Equatable, Sendable {
  case empty
  case characters
  case blanks
  case tooLong
  case extensionNeeded(String)
  case program

  fileprivate var words: String {
    switch self {
    case .empty: "is no name; a name needs at least one visible character"
    case .characters:
      "cannot be a name: it may not begin with a full stop, nor hold /, \\, : or control characters"
    case .blanks: "cannot be a name: it begins or ends with a blank"
    case .tooLong: "is too long for a name"
    case .extensionNeeded(let name): "needs a name that ends in .\(name)"
    case .program: "cannot be a file of an app; choose another name"
    }
  }
}
