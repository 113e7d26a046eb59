import Foundation

/// Questions, the answers to which lead to an action: made by hand, or learned from examples.
open class GKDecisionTree: NSObject, NSSecureCoding {
  private let root: GKDecisionNode?

  /// The first question.
  open var rootNode: GKDecisionNode? { root }

  /// What decides where a tree branches by chance.
  @NSCopying open var randomSource = GKRandomSource()

  open class var supportsSecureCoding: Bool { true }

  /// A tree to be made by hand, beginning with a question.
  public init(attribute: NSObjectProtocol) {
    root = GKDecisionNode(of: attribute)
    super.init()
  }

  /// A tree that finds the actions of examples, each a row of answers to the questions in `attributes`.
  public init(
    examples: [[NSObjectProtocol]], actions: [NSObjectProtocol], attributes: [NSObjectProtocol]
  ) {
    guard (examples.count == actions.count && examples.allSatisfy { $0.count == attributes.count })
    else { fatalError("Each example has an action, and an answer to every attribute.") }
    root = DecisionLearner(examples: examples, actions: actions, attributes: attributes).tree()
    super.init()
  }

  /// A tree from a file; one without a root if there is no tree in it.
  public init(url: URL, error: Error?) {
    let data = (try? Data(contentsOf: url)) ?? Data()
    let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver?.requiresSecureCoding = false
    root = unarchiver.flatMap { DecisionArchive.node(in: $0) }
    super.init()
  }

  public required init?(coder: NSCoder) {
    root = DecisionArchive.node(in: coder)
    super.init()
    if let source = coder.decodeObject(of: GKRandomSource.self, forKey: "randomSource") {
      randomSource = source
    }
  }

  open func encode(with coder: NSCoder) {
    if let root { DecisionArchive.write(root, to: coder) }
    coder.encode(randomSource, forKey: "randomSource")
  }

  /// Writes the tree to a file; a tree that asks predicates cannot be written.
  @discardableResult
  open func export(to url: URL, error: Error?) -> Bool {
    guard let root, DecisionArchive.isWritable(root) else { return false }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    DecisionArchive.write(root, to: archiver)
    archiver.finishEncoding()
    return (try? archiver.encodedData.write(to: url)) != nil
  }

  /// The action that answers lead to; none where there is no branch for an answer.
  @discardableResult
  open func findAction(forAnswers answers: [AnyHashable: NSObjectProtocol]) -> NSObjectProtocol? {
    var node = root
    while let current = node, !current.branches.isEmpty {
      let answer = answers.first { current.attribute.isEqual($0.key.base as AnyObject) }?.value
      node = current.next(answer: answer, random: randomSource)
    }
    return node?.attribute
  }
}
