import Foundation

/// What the command was started with, made such that nothing later has to think of it.
enum Surroundings {
  /// Call this before anything is opened.
  static func prepare() {
    openStandardStreams()
    makeTemporaryFolderAbsolute()
  }

  /// A file that is opened later must not take the number of a stream that is closed: what is said would
  /// be written into it.
  private static func openStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      // Lower numbers are taken, so it gets exactly this one.
      if fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", O_RDWR) }
    }
  }

  /// Compilers and pages are started in other folders.
  private static func makeTemporaryFolderAbsolute() {
    guard let folder = getenv("TMPDIR").map({ String(cString: $0) }), !folder.isEmpty,
      !folder.hasPrefix("/")
    else { return }
    let here = FileManager.default.currentDirectoryPath
    setenv("TMPDIR", here + "/" + folder, 1)
  }
}
