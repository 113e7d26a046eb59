/// The page channel: between the engine and one run of a page.
///
/// Everything a page says comes through this one stream, so that console text, results, commits
/// and trees keep the order in which they happened.

/// What a page tells.
public enum PageEvent: Equatable, Sendable {
  case console(stream: ConsoleStream, bytes: [UInt8])
  case results([ResultRecord])
  /// The live view is there, of this size in points.
  case liveView(width: Double, height: Double)
  case commit(LayerCommit)
  /// A picture that commits name by its hash; sent before the first that does.
  case picture(Picture)
  /// A font that text in commits names by its hash; sent before the first that does.
  case font(FontResource)
  /// The view tree at a moment that was asked for.
  case tree(time: Double, text: String)
  /// The page's own code has run; what follows is its run loop.
  case topLevelEnded
  /// The page has nothing more to do and is about to end.
  case finished(FinishReason)
  /// Why a second run may give other bytes.
  case nondeterministic(reason: String)
  /// A moment of the page's way, in nanoseconds of the system's monotonic clock.
  case mark(PageMark, nanoseconds: UInt64)
  /// What of the live view can be spoken, in the order in which it is read; replaces what was told
  /// before.
  case elements([SpokenElement])
  /// Words for those who cannot see the live view, once.
  case announcement(String)
  /// Where text goes that a person types; nowhere, if there is none.
  case textFocus(TextFocus?)
  /// A piece of a sound file; sent before it is first played.
  case soundData(SoundData)
  /// What is to be heard, from this moment of the page's time.
  case sound(time: Double, SoundAction)
  /// What a web view is to show or to do.
  case web(view: UInt32, WebAction)
  /// Where web views are shown now; replaces what was told before.
  case webPlaces([WebPlace])
  /// How the page's task was solved; nothing once it is open again.
  case assessment(Assessment?)
  /// The lines of the app's menus, in order; replaces what was told before.
  case commands([AppCommand])
}

public enum ConsoleStream: UInt8, Sendable, CaseIterable {
  case output = 0, error = 1
}

public enum FinishReason: UInt8, Sendable, CaseIterable {
  /// Top-level code ended, and nothing asks to go on.
  case ended = 0
  /// The page called `finishExecution()`.
  case finishedItself = 1
  /// The virtual time is over.
  case timeIsUp = 2
}

public enum PageMark: UInt8, Sendable, CaseIterable {
  case forked = 0, loaded = 1, topLevelEnded = 2, firstCommit = 3
  /// The run loop has turned; told at most a few times a second, as a sign of life.
  case turned = 4
  /// What the live view's appearing has done is committed; told where a literal cell holds something.
  case appeared = 5
  /// The page can go no further without what its literal cell holds.
  case waits = 6
}
