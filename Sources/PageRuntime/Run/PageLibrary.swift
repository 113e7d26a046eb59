@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// A built page and its modules, loaded into this process.
struct PageLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the modules, then the page. A page that cannot be loaded ends the process: what was built
  /// does not fit this host, and the reason goes to the error stream.
  static func load(_ request: RunRequest) -> PageLibrary {
    var library: UnsafeMutableRawPointer?
    for path in request.modules + [request.library] {
      library = dlopen(path, RTLD_NOW | RTLD_GLOBAL)
      if library == nil { fail() }
      lek_error_page_library(library)
    }
    guard let library else { fail() }
    return PageLibrary(handle: library)
  }

  /// Runs what a page of a book shows before it runs itself, if it has that: a program of its own, in
  /// the module that was loaded last before the page's.
  static func runLiveView() -> LiveViewEnd {
    typealias Main = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
    guard let main = dlsym(nil, "lek_live_view_main") else { return .none }
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
