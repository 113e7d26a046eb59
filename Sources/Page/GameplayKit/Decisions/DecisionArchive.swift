import Foundation

/// Nodes of a decision tree as they are kept: one after the other, each with its parent's number.
enum DecisionArchive {
  private static let classes: [AnyClass] = [
    NSArray.self, NSNumber.self, NSString.self, NSDate.self, NSData.self, NSDictionary.self,
  ]

  /// Whether nothing of the tree asks a predicate, for predicates cannot be kept.
  static func isWritable(_ node: GKDecisionNode) -> Bool {
    node.branches.allSatisfy { condition, node in
      if case .predicate = condition { return false }
      return isWritable(node)
    }
  }

  static func write(_ root: GKDecisionNode, to coder: NSCoder) {
    var attributes: [NSObjectProtocol] = []
    var parents: [Int] = []
    var weights: [Int] = []
    var values: [NSObjectProtocol] = []
    func add(_ node: GKDecisionNode, parent: Int, weight: Int, value: NSObjectProtocol) {
      let number = attributes.count
      attributes.append(node.attribute)
      parents.append(parent)
      weights.append(weight)
      values.append(value)
      for (condition, node) in node.branches {
        switch condition {
        case .weight(let weight):
          add(node, parent: number, weight: weight, value: NSNumber(value: 0))
        case .value(let value): add(node, parent: number, weight: -1, value: value)
        case .predicate: continue
        }
      }
    }
    add(root, parent: -1, weight: -1, value: NSNumber(value: 0))
    coder.encode(NSArray(array: attributes), forKey: "attributes")
    coder.encode(NSArray(array: values), forKey: "values")
    coder.encode(NSArray(array: parents.map { NSNumber(value: $0) }), forKey: "parents")
    coder.encode(NSArray(array: weights.map { NSNumber(value: $0) }), forKey: "weights")
  }

  static func node(in coder: NSCoder) -> GKDecisionNode? {
    func list(_ key: String) -> [NSObject]? {
      coder.decodeObject(of: classes, forKey: key).flatMap { $0 as? NSArray }
        .map { $0.map { $0 as AnyObject as! NSObject } }
    }
    guard let attributes = list("attributes"), let values = list("values"),
      let parents = list("parents") as? [NSNumber], let weights = list("weights") as? [NSNumber],
      Set([attributes.count, values.count, parents.count, weights.count]).count == 1
    else { return nil }
    var nodes: [GKDecisionNode] = []
    for (number, attribute) in attributes.enumerated() {
      let parent = parents[number].intValue
      guard parent < number else { return nil }
      guard parent >= 0 else {
        nodes.append(GKDecisionNode(of: attribute))
        continue
      }
      let weight = weights[number].intValue
      nodes.append(
        nodes[parent].branch(weight < 0 ? .value(values[number]) : .weight(weight), attribute))
    }
    return nodes.first
  }
}
