import CoreGraphics
import Foundation

/// Who would take what is carried, where the finger is now.
@MainActor
final class DropSearch {
  let session: LocalDropSession
  private var verdicts: [ObjectIdentifier: Bool] = [:]
  /// All that the session has ever been in, who hear of its end.
  private var visited: [UIDropInteraction] = []
  private var inside: UIDropInteraction?
  private var proposal: UIDropProposal?

  init(_ session: LocalDropSession) {
    self.session = session
  }

  func move(in window: UIWindow?) {
    let found = window.flatMap { taker(in: $0) }
    if found !== inside {
      leave()
      inside = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    guard let inside else { return }
    proposal = inside.delegate?.dropInteraction(inside, sessionDidUpdate: session)
  }

  private func taker(in window: UIWindow) -> UIDropInteraction? {
    var next = window.hitTest(session.location(in: window), with: nil)
    while let view = next {
      for case let interaction as UIDropInteraction in view.interactions
      where canHandle(interaction) {
        return interaction
      }
      next = view.superview
    }
    return nil
  }

  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    let identifier = ObjectIdentifier(interaction)
    if let known = verdicts[identifier] { return known }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    verdicts[identifier] = answer
    return answer
  }

  func leave() {
    guard let old = inside else { return }
    (inside, proposal) = (nil, nil)
    old.delegate?.dropInteraction(old, sessionDidExit: session)
  }

  func end() {
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
    visited = []
  }

  private var operation: UIDropOperation? {
    guard let proposal else { return nil }
    return proposal.operation == .move && !session.allowsMoveOperation
      ? .forbidden : proposal.operation
  }

  /// What is said beside the picture.
  var shownOperation: UIDropOperation? {
    operation == .copy && proposal?.isPrecise == true ? nil : operation
  }

  /// Who takes it now, and how.
  var goal: (UIDropInteraction, UIDropOperation)? {
    guard let inside, let operation, operation == .copy || operation == .move else { return nil }
    return (inside, operation)
  }
}
