/// What people want done to the files and pages of the bundle, one after the other.
///
/// While the disk is being changed or read nothing is saved, and a change waits until all that was
/// typed is on disk; so a file is never written under a name it does not have any more.
extension SessionState {
  /// A change that somebody waits for.
  struct BundleWish: Equatable, Sendable {
    var order: BundleOrder
    var asker: ConnectionIdentifier
    var reply: Reply

    enum Reply: Equatable, Sendable {
      case answer(request: Int)
      case upload(Int)
    }
  }

  /// What is being done to the bundle besides saving.
  enum BundleWork: Equatable, Sendable {
    case changing(BundleWish)
    case reading
  }

  private static let mostWishes = 5000
  private static let readRetry = 300.0
  private static let mostReadRetries = 3

  mutating func wish(_ wish: BundleWish) -> [SessionAction] {
    if let file = conflicts.keys.sorted().first, wish.order.movesFiles {
      return [refuse(wish, "\(file) was changed elsewhere. Choose which text to keep first.")]
    }
    guard wishes.count < Self.mostWishes else {
      return [refuse(wish, "That is too much at once. Try again in a moment.")]
    }
    wishes.append(wish)
    return workOnDisk()
  }

  /// The next thing to do to the disk, if it has time for it.
  mutating func workOnDisk() -> [SessionAction] {
    guard saving == nil, bundleWork == nil, !isClosing else { return [] }
    if !wishes.isEmpty {
      let saves = save()
      guard saves.isEmpty else { return saves }
      let wish = wishes.removeFirst()
      bundleWork = .changing(wish)
      return [.change(wish.order)]
    }
    guard wantsRead else { return [] }
    wantsRead = false
    bundleWork = .reading
    return [.readBundle]
  }

  /// Somebody did something to the files of the bundle, perhaps this studio.
  mutating func disturbed() -> [SessionAction] {
    wantsRead = true
    return workOnDisk()
  }

  mutating func bundleChanged(
    _ outcome: Result<BundleChange, BundleRefusal>, at moment: Moment
  ) -> [SessionAction] {
    guard case .changing(let wish) = bundleWork else { return [] }
    bundleWork = nil
    switch outcome {
    case .failure(let refusal):
      // Half of it may have been done.
      wantsRead = true
      return [refuse(wish, refusal.message)] + afterWork()
    case .success(let change):
      let told = reread(
        change.document, renamed: change.renamed, retelling: .always, at: moment)
      return told + [answer(wish, change)] + afterWork()
    }
  }

  mutating func bundleRead(
    _ outcome: Result<OpenDocument, BundleRefusal>, at moment: Moment
  ) -> [SessionAction] {
    guard bundleWork == .reading else { return [] }
    bundleWork = nil
    switch outcome {
    case .success(let document):
      readFailures = 0
      let told = reread(document, renamed: [:], retelling: .whereItIsAnother, at: moment)
      return told + afterWork()
    case .failure(let refusal):
      // Others may be in the middle of something, as when a file is replaced.
      readFailures += 1
      let complaint =
        readFailures == Self.mostReadRetries ? broadcast(.problem(refusal.message)) : []
      let again: [SessionAction] =
        readFailures <= Self.mostReadRetries && !isClosing
        ? [.startTimer(.read, milliseconds: Self.readRetry)] : []
      return complaint + again + afterWork()
    }
  }

  /// What waited while the disk was busy.
  private mutating func afterWork() -> [SessionAction] {
    isClosing ? save() : workOnDisk() + (bundleWork == nil ? save() : [])
  }

  /// What cannot be saved cannot be moved either.
  mutating func refuseWishes(_ message: String) -> [SessionAction] {
    defer { wishes = [] }
    return wishes.map { refuse($0, message) }
  }

  private func refuse(_ wish: BundleWish, _ message: String) -> SessionAction {
    switch wish.reply {
    case .answer(let request): .send(.refused(request: request, message), to: [wish.asker])
    case .upload(let number):
      .send(.uploadFailed(upload: number, message: message), to: [wish.asker])
    }
  }

  private func answer(_ wish: BundleWish, _ change: BundleChange) -> SessionAction {
    switch wish.reply {
    case .answer(let request):
      return .send(.answer(request: request, .bundle(change.outcome)), to: [wish.asker])
    case .upload(let number):
      let path = if case .path(let path) = change.outcome { path } else { "" }
      return .send(.uploaded(upload: number, path: path), to: [wish.asker])
    }
  }
}
