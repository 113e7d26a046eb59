@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// A built page and its modules, loaded into this process.
struct PageLibrary {
  private let handle: UnsafeMutableRawPointer
  /// The module of a program that runs before the page.
  private let before: UnsafeMutableRawPointer?

  /// Loads the modules, then the page. A page that cannot be loaded ends the process: what was built
  /// does not fit this host, and the reason goes to the error stream.
  static func load(_ request: RunRequest) -> PageLibrary {
    var library: UnsafeMutableRawPointer?
    var before: UnsafeMutableRawPointer?
    for path in request.modules + [request.library] {
      library = dlopen(path, RTLD_NOW | RTLD_GLOBAL)
      if library == nil { fail() }
      lek_error_page_library(library)
      if dlsym(library, liveViewMain) != nil { before = library }
    }
    guard let library else { fail() }
    return PageLibrary(handle: library, before: before)
  }

  private static let liveViewMain = "lek_live_view_main"

  /// Runs what a page of a book shows before it runs itself, if it has that: a program of its own. One
  /// that awaits would never come back.
  func runLiveView() -> LiveViewEnd {
    typealias Main = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
    guard let before, let main = dlsym(before, Self.liveViewMain) else { return .none }
    guard lek_library_imports(before, "swift_task_asyncMainDrainQueue") == 0 else {
      let words = "LiveView.swift is not run: it awaits at its top level. Put that into a Task.\n"
      FileHandle.standardError.write(Data(words.utf8))
      return .none
    }
    _ = unsafeBitCast(main, to: Main.self)(0, nil)
    return .ran
  }

  enum LiveViewEnd { case none, ran }

  /// Runs the page's top-level code. Where that awaits, `runLoop` runs until it has ended.
  func run(runLoop: @convention(c) () -> Void) {
    typealias Main = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
    guard let main = dlsym(handle, "lek_page_main") else { Self.fail() }
    if lek_library_imports(handle, "swift_task_asyncMainDrainQueue") != 0 {
      lek_task_take_main_executor(handle, MainLoopExecutor.shared.start(), runLoop)
    }
    _ = unsafeBitCast(main, to: Main.self)(0, nil)
  }

  private static func fail() -> Never {
    let reason = dlerror().map { String(cString: $0) } ?? "unknown"
    FileHandle.standardError.write(Data("The page cannot be loaded: \(reason)\n".utf8))
    exit(70)
  }
}
