import Testing

/// Old Swift beside what becomes of it where a compiler has to be asked: one rule a row.
struct ConversionRow: CustomTestStringConvertible, Sendable {
  var rule: String
  var old: String
  var new: String

  var testDescription: String { rule }

  init(_ rule: String, _ old: String, _ new: String) {
    (self.rule, self.old, self.new) = (rule, old, new)
  }

  /// Statements, each row in a function of its own.
  static let statements: [ConversionRow] = [
    // The standard library
    .init(
      "append of arrays", "var a = [1]; a.appendContentsOf([2])",
      "var a = [1]; a.append(contentsOf: [2])"),
    .init(
      "insert at an index", "var a = [1]; a.insert(2, atIndex: 0)",
      "var a = [1]; a.insert(2, at: 0)"),
    .init("remove at an index", "var a = [1]; a.removeAtIndex(0)", "var a = [1]; a.remove(at: 0)"),
    .init(
      "remove all", "var a = [1]; a.removeAll(keepCapacity: true)",
      "var a = [1]; a.removeAll(keepingCapacity: true)"),
    .init("joined", "_ = [\"a\"].joinWithSeparator(\"-\")", "_ = [\"a\"].joined(separator: \"-\")"),
    .init(
      "enumerated", "for (i, e) in [1].enumerate() { print(i, e) }",
      "for (i, e) in [1].enumerated() { print(i, e) }"),
    .init("reversed", "_ = [1].reverse()", "_ = [1].reversed()"),
    .init("upper case", "_ = \"a\".uppercaseString", "_ = \"a\".uppercased()"),
    .init("lower case", "_ = \"a\".lowercaseString", "_ = \"a\".lowercased()"),
    .init("first index of an element", "_ = [1].indexOf(1)", "_ = [1].firstIndex(of: 1)"),
    .init("smallest element", "_ = [1].minElement()", "_ = [1].min()"),
    .init("greatest element", "_ = [1].maxElement()", "_ = [1].max()"),
    .init(
      "strides to an end", "for x in 0.stride(to: 4, by: 2) { print(x) }",
      "for x in stride(from: 0, to: 4, by: 2) { print(x) }"),
    .init(
      "protocol of sequences", "func f<S: SequenceType>(s: S) {}", "func f<S: Sequence>(_ s: S) {}"),
    .init(
      "elements that trade places", "var a = [1, 2]; swap(&a[0], &a[1]); print(a)",
      "var a = [1, 2]; a.swapAt(0, 1); print(a)"),
    .init("protocol of errors", "struct E: ErrorType {}", "struct E: Error {}"),
    .init("protocol of Booleans", "_ = \"x\".characters.count", "_ = \"x\".count"),
    .init(
      "repeated values", "_ = [Int](count: 3, repeatedValue: 0)",
      "_ = [Int](repeating: 0, count: 3)"),
    .init(
      "dictionary value by key", "var d = [1: 2]; d.removeValueForKey(1)",
      "var d = [1: 2]; d.removeValue(forKey: 1)"),
    .init("starts with", "_ = [1].startsWith([1])", "_ = [1].starts(with: [1])"),
    // Tuples as all arguments
    .init(
      "a tuple as all arguments",
      "func f(a: Int, b: Int) {}; let both = (1, b: 2); f(both)",
      "func f(_ a: Int, b: Int) {}; let both = (1, b: 2); f(both.0, b: both.1)"),
    .init(
      "a tuple as all arguments of a method",
      "struct P { var at = (x: 1, y: 2); func f(x: Int, _ y: Int) {} }; let p = P(); p.f(p.at)",
      "struct P { var at = (x: 1, y: 2); func f(_ x: Int, _ y: Int) {} }; let p = P(); p.f(p.at.0, p.at.1)"
    ),
    // Foundation
    .init("dates", "let d = NSDate(); print(d)", "let d = Date(); print(d)"),
    .init("contains a string", "_ = \"ab\".containsString(\"a\")", "_ = \"ab\".contains(\"a\")"),
    .init(
      "replaced strings",
      "_ = \"ab\".stringByReplacingOccurrencesOfString(\"a\", withString: \"b\")",
      "_ = \"ab\".replacingOccurrences(of: \"a\", with: \"b\")"),
    .init(
      "separated strings", "_ = \"a b\".componentsSeparatedByString(\" \")",
      "_ = \"a b\".components(separatedBy: \" \")"),
    .init(
      "appended strings", "_ = \"a\".stringByAppendingString(\"b\")", "_ = \"a\".appending(\"b\")"),
    .init(
      "user defaults", "_ = NSUserDefaults.standardUserDefaults().integerForKey(\"a\")",
      "_ = UserDefaults.standard.integer(forKey: \"a\")"),
    .init(
      "notification centre", "_ = NSNotificationCenter.defaultCenter()",
      "_ = NotificationCenter.default"),
    // Geometry
    .init(
      "rectangles", "_ = CGRectMake(1, 2, 3, 4)", "_ = CGRect(x: 1, y: 2, width: 3, height: 4)"),
    .init("points", "_ = CGPointMake(1, 2)", "_ = CGPoint(x: 1, y: 2)"),
    .init("sizes", "_ = CGSizeMake(1, 2)", "_ = CGSize(width: 1, height: 2)"),
    .init("zero", "_ = CGPointZero", "_ = CGPoint.zero"),
    .init(
      "width of a rectangle",
      "let r = CGRect(x: 0, y: 0, width: 1, height: 2); _ = CGRectGetWidth(r)",
      "let r = CGRect(x: 0, y: 0, width: 1, height: 2); _ = r.width"),
    // UIKit
    .init("colours", "let c = UIColor.redColor(); _ = c", "let c = UIColor.red; _ = c"),
    .init(
      "colours without their type", "let v = UIView(); v.backgroundColor = .grayColor()",
      "let v = UIView(); v.backgroundColor = .gray"),
    .init(
      "a colour's alpha", "_ = UIColor.red.colorWithAlphaComponent(0.5)",
      "_ = UIColor.red.withAlphaComponent(0.5)"),
    .init(
      "interaction", "UIView().userInteractionEnabled = false",
      "UIView().isUserInteractionEnabled = false"),
    .init("hidden", "UIView().hidden = true", "UIView().isHidden = true"),
    .init(
      "animations", "UIView.animateWithDuration(1, animations: {})",
      "UIView.animate(withDuration: 1, animations: {})"),
    .init(
      "transitions",
      "let v = UIView(); UIView.transitionWithView(v, duration: 1, options: .TransitionFlipFromLeft, animations: {}, completion: nil)",
      "let v = UIView(); UIView.transition(with: v, duration: 1, options: .transitionFlipFromLeft, animations: {}, completion: nil)"
    ),
    .init(
      "subviews to the front", "let v = UIView(); v.bringSubviewToFront(v)",
      "let v = UIView(); v.bringSubviewToFront(v)"),
    .init(
      "a gesture's place",
      "func f(g: UITapGestureRecognizer, v: UIView) { _ = g.locationInView(v) }",
      "func f(_ g: UITapGestureRecognizer, v: UIView) { _ = g.location(in: v) }"),
    .init(
      "a gesture's state",
      "func f(g: UILongPressGestureRecognizer) -> Bool { return g.state == .Began }",
      "func f(_ g: UILongPressGestureRecognizer) -> Bool { return g.state == .began }"),
    .init("fonts", "_ = UIFont.systemFontOfSize(12)", "_ = UIFont.systemFont(ofSize: 12)"),
    .init(
      "text alignment", "UILabel().textAlignment = .Center", "UILabel().textAlignment = .center"),
    .init(
      "hit test", "let v = UIView(); _ = v.hitTest(CGPoint.zero, withEvent: nil)",
      "let v = UIView(); _ = v.hitTest(CGPoint.zero, with: nil)"),
    .init(
      "shuffling", "_ = GKRandomSource.sharedRandom().arrayByShufflingObjectsInArray([1])",
      "_ = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1])"),
    // What only types can tell
    .init(
      "an answer that became optional", "let n: Int = Int(\"1\"); print(n)",
      "let n: Int = Int(\"1\")!; print(n)"),
    .init(
      "a cast that may fail", "let a: Any = 1; let n = a as Int; print(n)",
      "let a: Any = 1; let n = a as! Int; print(n)"),
    .init(
      "a label that is there now", "func f(a: Int, _ b: Int) {}; f(1, 2)",
      "func f(_ a: Int, _ b: Int) {}; f(1, 2)"),
    .init(
      "a closure that is kept",
      "final class K { var c: () -> Void = {}; func k(c: () -> Void) { self.c = c } }",
      "final class K { var c: () -> Void = {}; func k(_ c: @escaping () -> Void) { self.c = c } }"),
  ]
}
