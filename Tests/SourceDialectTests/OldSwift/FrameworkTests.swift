import SourceDialect
import Testing

/// Methods that a framework calls.
struct FrameworkTests {
  @Test(arguments: [
    OldSnippet(
      "override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {}",
      "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}", .piece),
    OldSnippet(
      "override func touchesEnded(touches: NSSet, withEvent event: UIEvent) {}",
      "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent!) {}", age: .one,
      .piece),
    OldSnippet(
      "override func objectAtIndex(index: Int) -> AnyObject { return list[index] }",
      "override func object(at index: Int) -> Any { return list[index] }", .piece),
    OldSnippet(
      "override func copyWithZone(zone: NSZone) -> AnyObject { return self }",
      "override func copy(with zone: NSZone?) -> Any { return self }", .piece),
    OldSnippet(
      "override func drawRect(rect: CGRect) {}", "override func draw(_ rect: CGRect) {}", .piece),
    OldSnippet(
      "override func layoutSublayersOfLayer(layer: CALayer) {\n  super.layoutSublayersOfLayer(layer)\n}",
      "override func layoutSublayers(of layer: CALayer) {\n  super.layoutSublayers(of: layer)\n}",
      .piece),
    OldSnippet(
      "override class func needsDisplayForKey(key: String) -> Bool { return true }",
      "override class func needsDisplay(forKey key: String) -> Bool { return true }", .piece),
    OldSnippet(
      "override class func defaultValueForKey(key: String) -> AnyObject? { return nil }",
      "override class func defaultValue(forKey key: String) -> Any? { return nil }", .piece),
    OldSnippet("override init(layer: AnyObject) {}", "override init(layer: Any) {}", .piece),
    OldSnippet("override init(layer: AnyObject!) {}", "override init(layer: Any) {}", .piece),
    OldSnippet(
      "override func pointInside(point: CGPoint, withEvent event: UIEvent?) -> Bool { return true }",
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return true }",
      .piece),
    OldSnippet(
      "override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? { return nil }",
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return nil }",
      .piece),
    OldSnippet(
      "override func sizeThatFits(size: CGSize) -> CGSize { return size }",
      "override func sizeThatFits(_ size: CGSize) -> CGSize { return size }", .piece),
    OldSnippet(
      "override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}",
      "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}", .piece),
    OldSnippet(
      "override func didEnterWithPreviousState(previousState: GKState?) {}",
      "override func didEnter(from previousState: GKState?) {}", .piece),
    OldSnippet(
      "override func updateWithDeltaTime(seconds: NSTimeInterval) {}",
      "override func update(deltaTime seconds: TimeInterval) {}", .piece),
    OldSnippet(
      "override func didMoveToView(view: SKView) {}", "override func didMove(to view: SKView) {}",
      .piece),
    OldSnippet(
      "override func observeValueForKeyPath(keyPath: String?, ofObject object: AnyObject?, "
        + "change: [String : AnyObject]?, context: UnsafeMutablePointer<Void>) {}",
      "override func observeValue(forKeyPath keyPath: String?, of object: Any?, "
        + "change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}", .piece),
    OldSnippet(
      "override func intrinsicContentSize() -> CGSize { return super.intrinsicContentSize() }",
      "override var intrinsicContentSize: CGSize { return super.intrinsicContentSize }", .piece),
    OldSnippet(
      "override func prefersStatusBarHidden() -> Bool {\n  return true\n}",
      "override var prefersStatusBarHidden: Bool {\n  return true\n}", .piece),
    OldSnippet(
      "override class func layerClass() -> AnyClass { return CAShapeLayer.self }",
      "override class var layerClass: AnyClass { return CAShapeLayer.self }", .piece),
    OldSnippet("let a = view.isFirstResponder()", "let a = view.isFirstResponder"),
    OldSnippet(
      "override func touchesMoved(touches: Set<UITouch>, withEvent event: UIEvent?) "
        + "{ super.touchesMoved(touches, withEvent: event) }",
      "override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) "
        + "{ super.touchesMoved(touches, with: event) }", .piece),
  ])
  func thatAreOverridden(snippet: OldSnippet) {
    OldSnippet(
      "class A: B {\n\(snippet.old)\n}", "class A: B {\n\(snippet.new)\n}", age: snippet.age
    ).check()
  }

  @Test(arguments: [
    OldSnippet(
      "func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }",
      "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }"
    ),
    OldSnippet(
      "func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell { return a }",
      "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return a }"
    ),
    OldSnippet(
      "func collectionView(collectionView: UICollectionView, didSelectItemAtIndexPath indexPath: NSIndexPath) {}",
      "func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}"
    ),
    OldSnippet(
      "func gestureRecognizer(gestureRecognizer: UIGestureRecognizer, shouldReceiveTouch touch: UITouch) -> Bool { return true }",
      "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { return true }"
    ),
    OldSnippet(
      "func viewForZoomingInScrollView(scrollView: UIScrollView) -> UIView? { return nil }",
      "func viewForZooming(in scrollView: UIScrollView) -> UIView? { return nil }"),
    OldSnippet(
      "func textFieldShouldReturn(textField: UITextField) -> Bool { return true }",
      "func textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }"),
    OldSnippet(
      "func encodeWithCoder(aCoder: NSCoder) {}", "func encode(with aCoder: NSCoder) {}"),
    OldSnippet(
      "override func animationDidStop(anim: CAAnimation, finished flag: Bool) {}",
      "override func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}"),
    OldSnippet(
      "func generate() -> AnyGenerator<Int> { return a }",
      "func makeIterator() -> AnyGenerator<Int> { return a }"),
  ])
  func thatAProtocolAsksFor(snippet: OldSnippet) {
    OldSnippet(
      "class A: B {\n\(snippet.old)\n}", "class A: B {\n\(snippet.new)\n}", age: snippet.age
    ).check()
  }

  @Test(arguments: [
    OldSnippet(
      "class A { func drawRect(rect: CGRect) {} }", "class A { func drawRect(_ rect: CGRect) {} }"),
    OldSnippet("func encodeWithCoder(a: NSCoder) {}", "func encodeWithCoder(_ a: NSCoder) {}"),
    OldSnippet(
      same:
        "class A: B {\noverride func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}\n}"
    ),
    OldSnippet(same: "class A: B { @objc func tapped(_ sender: UIButton) {} }"),
  ])
  func thatAreThePagesOwn(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "extension A: UIKeyInput {\n  func hasText() -> Bool { return true }\n}",
      "extension A: UIKeyInput {\n  var hasText: Bool { return true }\n}"),
    OldSnippet(same: "struct A: B {\n  func hasText() -> Bool { return true }\n}"),
  ])
  func whatAProtocolAsksFor(snippet: OldSnippet) { snippet.check() }
}
