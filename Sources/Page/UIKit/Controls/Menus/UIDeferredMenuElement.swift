import Foundation

/// A place in a menu for elements that are made once the menu shows.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  /// Is handed what takes the elements, now or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private enum Keeping {
    case kept, madeAnew
  }

  private enum Progress {
    case idle
    case asked
    case made([UIMenuElement])
  }

  private let provider: Provider
  private let keeping: Keeping
  private var progress = Progress.idle

  /// Elements that are asked for once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, .kept)
  }

  /// Elements that are asked for whenever the menu shows.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, .madeAnew)
  }

  private init(_ provider: @escaping Provider, _ keeping: Keeping) {
    (self.provider, self.keeping) = (provider, keeping)
    super.init(words: MenuWords(title: ""))
  }

  public required init?(coder: NSCoder) { nil }

  /// What is there; where it comes later, `heard` is called then.
  func elements(_ heard: @escaping () -> Void) -> [UIMenuElement]? {
    switch progress {
    case .made(let elements): return elements
    case .asked: return nil
    case .idle: break
    }
    progress = .asked
    var isAsking = true
    provider { [weak self] elements in
      self?.progress = .made(elements)
      if !isAsking { heard() }
    }
    isAsking = false
    if case .made(let elements) = progress { return elements }
    return nil
  }

  /// The menu has gone; elements that are made anew are forgotten.
  func menuEnded() {
    if keeping == .madeAnew { progress = .idle }
  }
}
