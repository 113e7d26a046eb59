// Long because it is a table: one line for each method that a framework calls by another name now.

/// Methods of the frameworks that a page declares, by what they were called and are called now.
enum FrameworkMethods {
  /// What a class overrides.
  static let overridden: [String: Spelling] = table([
    // UIResponder
    ("touchesBegan(_:withEvent:)", "touchesBegan(_:with:)", touches),
    ("touchesMoved(_:withEvent:)", "touchesMoved(_:with:)", touches),
    ("touchesEnded(_:withEvent:)", "touchesEnded(_:with:)", touches),
    ("touchesCancelled(_:withEvent:)", "touchesCancelled(_:with:)", touches),
    ("touchesEstimatedPropertiesUpdated(_:)", "touchesEstimatedPropertiesUpdated(_:)", touches),
    ("pressesBegan(_:withEvent:)", "pressesBegan(_:with:)", [:]),
    ("pressesChanged(_:withEvent:)", "pressesChanged(_:with:)", [:]),
    ("pressesEnded(_:withEvent:)", "pressesEnded(_:with:)", [:]),
    ("pressesCancelled(_:withEvent:)", "pressesCancelled(_:with:)", [:]),
    ("motionBegan(_:withEvent:)", "motionBegan(_:with:)", event),
    ("motionEnded(_:withEvent:)", "motionEnded(_:with:)", event),
    ("motionCancelled(_:withEvent:)", "motionCancelled(_:with:)", event),
    ("remoteControlReceivedWithEvent(_:)", "remoteControlReceived(with:)", event),
    ("canPerformAction(_:withSender:)", "canPerformAction(_:withSender:)", anything),
    // UIView and CALayer
    ("drawRect(_:)", "draw(_:)", [:]),
    ("drawRect(_:forViewPrintFormatter:)", "draw(_:for:)", [:]),
    ("drawLayer(_:inContext:)", "draw(_:in:)", context),
    ("drawInContext(_:)", "draw(in:)", context),
    ("displayLayer(_:)", "display(_:)", [:]),
    ("layoutSublayersOfLayer(_:)", "layoutSublayers(of:)", [:]),
    ("actionForLayer(_:forKey:)", "action(for:forKey:)", [:]),
    ("actionForKey(_:)", "action(forKey:)", [:]),
    ("defaultActionForKey(_:)", "defaultAction(forKey:)", [:]),
    ("defaultValueForKey(_:)", "defaultValue(forKey:)", anything),
    ("needsDisplayForKey(_:)", "needsDisplay(forKey:)", [:]),
    ("pointInside(_:withEvent:)", "point(inside:with:)", event),
    ("hitTest(_:withEvent:)", "hitTest(_:with:)", event),
    ("willMoveToSuperview(_:)", "willMove(toSuperview:)", [:]),
    ("willMoveToWindow(_:)", "willMove(toWindow:)", [:]),
    ("insertSubview(_:atIndex:)", "insertSubview(_:at:)", [:]),
    ("bringSubviewToFront(_:)", "bringSubviewToFront(_:)", [:]),
    ("convertPoint(_:toView:)", "convert(_:to:)", [:]),
    ("convertPoint(_:fromView:)", "convert(_:from:)", [:]),
    ("alignmentRectForFrame(_:)", "alignmentRect(forFrame:)", [:]),
    ("frameForAlignmentRect(_:)", "frame(forAlignmentRect:)", [:]),
    ("traitCollectionDidChange(_:)", "traitCollectionDidChange(_:)", [:]),
    ("gestureRecognizerShouldBegin(_:)", "gestureRecognizerShouldBegin(_:)", [:]),
    // UIControl and its kinds
    ("beginTrackingWithTouch(_:withEvent:)", "beginTracking(_:with:)", event),
    ("continueTrackingWithTouch(_:withEvent:)", "continueTracking(_:with:)", event),
    ("endTrackingWithTouch(_:withEvent:)", "endTracking(_:with:)", ["UITouch": "UITouch?"] + event),
    ("cancelTrackingWithEvent(_:)", "cancelTracking(with:)", event),
    ("sendAction(_:to:forEvent:)", "sendAction(_:to:for:)", anything),
    ("backgroundRectForBounds(_:)", "backgroundRect(forBounds:)", [:]),
    ("contentRectForBounds(_:)", "contentRect(forBounds:)", [:]),
    ("titleRectForContentRect(_:)", "titleRect(forContentRect:)", [:]),
    ("imageRectForContentRect(_:)", "imageRect(forContentRect:)", [:]),
    ("textRectForBounds(_:)", "textRect(forBounds:)", [:]),
    (
      "textRectForBounds(_:limitedToNumberOfLines:)", "textRect(forBounds:limitedToNumberOfLines:)",
      [:]
    ),
    ("editingRectForBounds(_:)", "editingRect(forBounds:)", [:]),
    ("placeholderRectForBounds(_:)", "placeholderRect(forBounds:)", [:]),
    ("trackRectForBounds(_:)", "trackRect(forBounds:)", [:]),
    ("thumbRectForBounds(_:trackRect:value:)", "thumbRect(forBounds:trackRect:value:)", [:]),
    ("drawTextInRect(_:)", "drawText(in:)", [:]),
    ("drawPlaceholderInRect(_:)", "drawPlaceholder(in:)", [:]),
    // UIViewController
    ("prepareForSegue(_:sender:)", "prepare(for:sender:)", anything),
    (
      "shouldPerformSegueWithIdentifier(_:sender:)", "shouldPerformSegue(withIdentifier:sender:)",
      ["String?": "String"] + anything
    ),
    ("performSegueWithIdentifier(_:sender:)", "performSegue(withIdentifier:sender:)", anything),
    ("presentViewController(_:animated:completion:)", "present(_:animated:completion:)", [:]),
    ("dismissViewControllerAnimated(_:completion:)", "dismiss(animated:completion:)", [:]),
    ("showViewController(_:sender:)", "show(_:sender:)", anything),
    ("showDetailViewController(_:sender:)", "showDetailViewController(_:sender:)", anything),
    ("addChildViewController(_:)", "addChild(_:)", [:]),
    ("removeFromParentViewController()", "removeFromParent()", [:]),
    ("willMoveToParentViewController(_:)", "willMove(toParent:)", [:]),
    ("didMoveToParentViewController(_:)", "didMove(toParent:)", [:]),
    ("setEditing(_:animated:)", "setEditing(_:animated:)", [:]),
    ("pushViewController(_:animated:)", "pushViewController(_:animated:)", [:]),
    ("popViewControllerAnimated(_:)", "popViewController(animated:)", [:]),
    ("viewWillTransitionToSize(_:withTransitionCoordinator:)", "viewWillTransition(to:with:)", [:]),
    (
      "willTransitionToTraitCollection(_:withTransitionCoordinator:)", "willTransition(to:with:)",
      [:]
    ),
    ("willRotateToInterfaceOrientation(_:duration:)", "willRotate(to:duration:)", [:]),
    ("didRotateFromInterfaceOrientation(_:)", "didRotate(from:)", [:]),
    // UIGestureRecognizer
    ("canPreventGestureRecognizer(_:)", "canPrevent(_:)", [:]),
    ("canBePreventedByGestureRecognizer(_:)", "canBePrevented(by:)", [:]),
    // UITableViewCell and UICollectionViewLayout
    ("setSelected(_:animated:)", "setSelected(_:animated:)", [:]),
    ("setHighlighted(_:animated:)", "setHighlighted(_:animated:)", [:]),
    ("prepareLayout()", "prepare()", [:]),
    ("layoutAttributesForElementsInRect(_:)", "layoutAttributesForElements(in:)", [:]),
    ("layoutAttributesForItemAtIndexPath(_:)", "layoutAttributesForItem(at:)", [:]),
    ("shouldInvalidateLayoutForBoundsChange(_:)", "shouldInvalidateLayout(forBoundsChange:)", [:]),
    (
      "targetContentOffsetForProposedContentOffset(_:withScrollingVelocity:)",
      "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", [:]
    ),
    ("applyLayoutAttributes(_:)", "apply(_:)", [:]),
    // NSObject
    (
      "observeValueForKeyPath(_:ofObject:change:context:)",
      "observeValue(forKeyPath:of:change:context:)", observed
    ),
    ("setValue(_:forKey:)", "setValue(_:forKey:)", anything),
    ("setValue(_:forUndefinedKey:)", "setValue(_:forUndefinedKey:)", anything),
    ("valueForKey(_:)", "value(forKey:)", anything),
    ("valueForUndefinedKey(_:)", "value(forUndefinedKey:)", anything),
    ("isEqual(_:)", "isEqual(_:)", anything),
    ("respondsToSelector(_:)", "responds(to:)", [:]),
    ("objectAtIndex(_:)", "object(at:)", anything),
    // SpriteKit
    ("didMoveToView(_:)", "didMove(to:)", [:]),
    ("willMoveFromView(_:)", "willMove(from:)", [:]),
    ("didChangeSize(_:)", "didChangeSize(_:)", [:]),
    ("update(_:)", "update(_:)", time),
    // GameplayKit
    ("didEnterWithPreviousState(_:)", "didEnter(from:)", [:]),
    ("willExitWithNextState(_:)", "willExit(to:)", [:]),
    ("isValidNextState(_:)", "isValidNextState(_:)", [:]),
    ("updateWithDeltaTime(_:)", "update(deltaTime:)", time),
    ("estimatedCostToNode(_:)", "estimatedCost(to:)", [:]),
    ("costToNode(_:)", "cost(to:)", [:]),
    ("findPathFromNode(_:toNode:)", "findPath(from:to:)", [:]),
    ("evaluatePredicateWithSystem(_:)", "evaluatePredicate(in:)", [:]),
    ("performActionWithSystem(_:)", "performAction(in:)", [:]),
  ])

  /// What a type does because it says that it conforms to a protocol.
  static let required: [String: Spelling] = table([
    // Foundation
    ("encodeWithCoder(_:)", "encode(with:)", [:]),
    ("copyWithZone(_:)", "copy(with:)", zone),
    ("mutableCopyWithZone(_:)", "mutableCopy(with:)", zone),
    ("generate()", "makeIterator()", [:]),
    // UIKit's controls and texts
    (
      "textField(_:shouldChangeCharactersInRange:replacementString:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)", [:]
    ),
    (
      "textView(_:shouldChangeTextInRange:replacementText:)",
      "textView(_:shouldChangeTextIn:replacementText:)", [:]
    ),
    ("textView(_:shouldInteractWithURL:inRange:)", "textView(_:shouldInteractWith:in:)", [:]),
    ("searchBar(_:textDidChange:)", "searchBar(_:textDidChange:)", [:]),
    ("updateSearchResultsForSearchController(_:)", "updateSearchResults(for:)", [:]),
    ("positionForBar(_:)", "position(for:)", [:]),
    // UIScrollView
    ("viewForZoomingInScrollView(_:)", "viewForZooming(in:)", [:]),
    ("scrollViewWillBeginZooming(_:withView:)", "scrollViewWillBeginZooming(_:with:)", [:]),
    (
      "scrollViewDidEndZooming(_:withView:atScale:)", "scrollViewDidEndZooming(_:with:atScale:)",
      [:]
    ),
    // UITableView
    ("numberOfSectionsInTableView(_:)", "numberOfSections(in:)", [:]),
    (
      "sectionIndexTitlesForTableView(_:)", "sectionIndexTitles(for:)",
      ["[AnyObject]!": "[String]?"]
    ),
    ("tableView(_:cellForRowAtIndexPath:)", "tableView(_:cellForRowAt:)", [:]),
    ("tableView(_:canEditRowAtIndexPath:)", "tableView(_:canEditRowAt:)", [:]),
    ("tableView(_:canMoveRowAtIndexPath:)", "tableView(_:canMoveRowAt:)", [:]),
    ("tableView(_:commitEditingStyle:forRowAtIndexPath:)", "tableView(_:commit:forRowAt:)", [:]),
    ("tableView(_:moveRowAtIndexPath:toIndexPath:)", "tableView(_:moveRowAt:to:)", [:]),
    (
      "tableView(_:sectionForSectionIndexTitle:atIndex:)",
      "tableView(_:sectionForSectionIndexTitle:at:)", [:]
    ),
    ("tableView(_:willDisplayCell:forRowAtIndexPath:)", "tableView(_:willDisplay:forRowAt:)", [:]),
    (
      "tableView(_:didEndDisplayingCell:forRowAtIndexPath:)",
      "tableView(_:didEndDisplaying:forRowAt:)", [:]
    ),
    ("tableView(_:heightForRowAtIndexPath:)", "tableView(_:heightForRowAt:)", [:]),
    (
      "tableView(_:estimatedHeightForRowAtIndexPath:)", "tableView(_:estimatedHeightForRowAt:)", [:]
    ),
    ("tableView(_:willSelectRowAtIndexPath:)", "tableView(_:willSelectRowAt:)", [:]),
    ("tableView(_:didSelectRowAtIndexPath:)", "tableView(_:didSelectRowAt:)", [:]),
    ("tableView(_:willDeselectRowAtIndexPath:)", "tableView(_:willDeselectRowAt:)", [:]),
    ("tableView(_:didDeselectRowAtIndexPath:)", "tableView(_:didDeselectRowAt:)", [:]),
    (
      "tableView(_:accessoryButtonTappedForRowWithIndexPath:)",
      "tableView(_:accessoryButtonTappedForRowWith:)", [:]
    ),
    ("tableView(_:editingStyleForRowAtIndexPath:)", "tableView(_:editingStyleForRowAt:)", [:]),
    (
      "tableView(_:titleForDeleteConfirmationButtonForRowAtIndexPath:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", [:]
    ),
    ("tableView(_:editActionsForRowAtIndexPath:)", "tableView(_:editActionsForRowAt:)", [:]),
    ("tableView(_:shouldHighlightRowAtIndexPath:)", "tableView(_:shouldHighlightRowAt:)", [:]),
    (
      "tableView(_:shouldIndentWhileEditingRowAtIndexPath:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)", [:]
    ),
    (
      "tableView(_:indentationLevelForRowAtIndexPath:)", "tableView(_:indentationLevelForRowAt:)",
      [:]
    ),
    (
      "tableView(_:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", [:]
    ),
    // UICollectionView
    ("numberOfSectionsInCollectionView(_:)", "numberOfSections(in:)", [:]),
    ("collectionView(_:cellForItemAtIndexPath:)", "collectionView(_:cellForItemAt:)", [:]),
    (
      "collectionView(_:viewForSupplementaryElementOfKind:atIndexPath:)",
      "collectionView(_:viewForSupplementaryElementOfKind:at:)", [:]
    ),
    (
      "collectionView(_:shouldSelectItemAtIndexPath:)", "collectionView(_:shouldSelectItemAt:)", [:]
    ),
    ("collectionView(_:didSelectItemAtIndexPath:)", "collectionView(_:didSelectItemAt:)", [:]),
    ("collectionView(_:didDeselectItemAtIndexPath:)", "collectionView(_:didDeselectItemAt:)", [:]),
    (
      "collectionView(_:didHighlightItemAtIndexPath:)", "collectionView(_:didHighlightItemAt:)", [:]
    ),
    (
      "collectionView(_:didUnhighlightItemAtIndexPath:)", "collectionView(_:didUnhighlightItemAt:)",
      [:]
    ),
    (
      "collectionView(_:willDisplayCell:forItemAtIndexPath:)",
      "collectionView(_:willDisplay:forItemAt:)", [:]
    ),
    (
      "collectionView(_:layout:sizeForItemAtIndexPath:)", "collectionView(_:layout:sizeForItemAt:)",
      [:]
    ),
    (
      "collectionView(_:layout:insetForSectionAtIndex:)",
      "collectionView(_:layout:insetForSectionAt:)", [:]
    ),
    (
      "collectionView(_:layout:minimumLineSpacingForSectionAtIndex:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)", [:]
    ),
    (
      "collectionView(_:layout:minimumInteritemSpacingForSectionAtIndex:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", [:]
    ),
    // Pickers
    ("numberOfComponentsInPickerView(_:)", "numberOfComponents(in:)", [:]),
    // Gestures
    ("gestureRecognizer(_:shouldReceiveTouch:)", "gestureRecognizer(_:shouldReceive:)", [:]),
    (
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", [:]
    ),
    (
      "gestureRecognizer(_:shouldRequireFailureOfGestureRecognizer:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)", [:]
    ),
    (
      "gestureRecognizer(_:shouldBeRequiredToFailByGestureRecognizer:)",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)", [:]
    ),
    // Controllers
    ("tabBarController(_:didSelectViewController:)", "tabBarController(_:didSelect:)", [:]),
    ("tabBarController(_:shouldSelectViewController:)", "tabBarController(_:shouldSelect:)", [:]),
    ("tabBar(_:didSelectItem:)", "tabBar(_:didSelect:)", [:]),
    (
      "navigationController(_:willShowViewController:animated:)",
      "navigationController(_:willShow:animated:)", [:]
    ),
    (
      "navigationController(_:didShowViewController:animated:)",
      "navigationController(_:didShow:animated:)", [:]
    ),
    (
      "pageViewController(_:viewControllerBeforeViewController:)",
      "pageViewController(_:viewControllerBefore:)", [:]
    ),
    (
      "pageViewController(_:viewControllerAfterViewController:)",
      "pageViewController(_:viewControllerAfter:)", [:]
    ),
    ("presentationCountForPageViewController(_:)", "presentationCount(for:)", [:]),
    ("presentationIndexForPageViewController(_:)", "presentationIndex(for:)", [:]),
    ("animateTransition(_:)", "animateTransition(using:)", [:]),
    ("transitionDuration(_:)", "transitionDuration(using:)", time),
    (
      "animationControllerForPresentedController(_:presentingController:sourceController:)",
      "animationController(forPresented:presenting:source:)", [:]
    ),
    ("animationControllerForDismissedController(_:)", "animationController(forDismissed:)", [:]),
    (
      "adaptivePresentationStyleForPresentationController(_:)", "adaptivePresentationStyle(for:)",
      [:]
    ),
    // Animations, dynamics and physics
    ("animationDidStart(_:)", "animationDidStart(_:)", [:]),
    ("animationDidStop(_:finished:)", "animationDidStop(_:finished:)", [:]),
    (
      "collisionBehavior(_:beganContactForItem:withItem:atPoint:)",
      "collisionBehavior(_:beganContactFor:with:at:)", [:]
    ),
    (
      "collisionBehavior(_:endedContactForItem:withItem:)",
      "collisionBehavior(_:endedContactFor:with:)", [:]
    ),
    (
      "collisionBehavior(_:beganContactForItem:withBoundaryIdentifier:atPoint:)",
      "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)", [:]
    ),
    (
      "collisionBehavior(_:endedContactForItem:withBoundaryIdentifier:)",
      "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)", [:]
    ),
    ("didBeginContact(_:)", "didBegin(_:)", [:]),
    ("didEndContact(_:)", "didEnd(_:)", [:]),
    // GameplayKit
    ("gameModelUpdatesForPlayer(_:)", "gameModelUpdates(for:)", [:]),
    ("applyGameModelUpdate(_:)", "apply(_:)", [:]),
    ("scoreForPlayer(_:)", "score(for:)", [:]),
    ("isWinForPlayer(_:)", "isWin(for:)", [:]),
    ("isLossForPlayer(_:)", "isLoss(for:)", [:]),
    ("setGameModel(_:)", "setGameModel(_:)", [:]),
    // UIApplication
    (
      "application(_:didFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)", launching
    ),
    ("application(_:openURL:options:)", "application(_:open:options:)", [:]),
  ])

  /// Methods without parameters that are properties now.
  static let properties: Set<String> = [
    "intrinsicContentSize", "canBecomeFirstResponder", "canResignFirstResponder",
    "isFirstResponder",
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "childViewControllerForStatusBarHidden", "childViewControllerForStatusBarStyle",
    "shouldAutorotate", "supportedInterfaceOrientations", "layerClass",
    "preferredInterfaceOrientationForPresentation", "requiresConstraintBasedLayout",
    "alignmentRectInsets", "canBecomeFocused", "isAnimating", "collectionViewContentSize",
    "areAnimationsEnabled", "isMainThread", "timeIntervalSinceReferenceDate", "processInfo",
    "customMirror", "customPlaygroundQuickLook", "hasText",
  ]

  /// Those of them that a protocol asks for, and what they give: a type of the text's own declares them.
  static let requiredProperties = [
    "customMirror": "Mirror", "customPlaygroundQuickLook": "PlaygroundQuickLook", "hasText": "Bool",
  ]

  /// The protocols that ask for it, where the name says too little by itself.
  static let askers: [String: Set<String>] = ["hasText": ["UIKeyInput", "UITextInput"]]

  /// What a method is called now, and what its types are.
  struct Spelling: Sendable {
    let name: String
    /// The outer names of its parameters.
    let labels: [String]
    /// Types of parameters and results that are others now, written without spaces.
    let types: [String: String]
  }

  private static let event = ["UIEvent": "UIEvent!"]
  private static let touches =
    event + [
      "NSSet": "Set<UITouch>", "NSSet!": "Set<UITouch>", "NSSet?": "Set<UITouch>",
      "Set<NSObject>": "Set<UITouch>", "Set<UITouch>?": "Set<UITouch>",
    ]
  private static let anything = [
    "AnyObject": "Any", "AnyObject?": "Any?", "AnyObject!": "Any!", "NSObject?": "Any?",
  ]
  private static let context = ["CGContext!": "CGContext", "CGContextRef": "CGContext"]
  private static let zone = ["AnyObject": "Any", "NSZone": "NSZone?"]
  private static let time = [
    "CFTimeInterval": "TimeInterval", "NSTimeInterval": "TimeInterval",
  ]
  private static let observed = [
    "String": "String?", "AnyObject": "Any?", "AnyObject?": "Any?",
    "[String:AnyObject]?": "[NSKeyValueChangeKey: Any]?",
    "[NSObject:AnyObject]": "[NSKeyValueChangeKey: Any]?",
    "[NSObject:AnyObject]?": "[NSKeyValueChangeKey: Any]?",
    "UnsafeMutablePointer<Void>": "UnsafeMutableRawPointer?",
  ]
  private static let launching = [
    "[NSObject:AnyObject]?": "[UIApplication.LaunchOptionsKey: Any]?",
    "[NSObject:AnyObject]": "[UIApplication.LaunchOptionsKey: Any]?",
    "NSDictionary?": "[UIApplication.LaunchOptionsKey: Any]?",
  ]

  private static func table(
    _ methods: [(old: String, new: String, types: [String: String])]
  ) -> [String: Spelling] {
    Dictionary(
      methods.map { method in
        let parts = method.new.dropLast().split(separator: "(", omittingEmptySubsequences: false)
        let labels = (parts.last ?? "").split(separator: ":").map(String.init)
        let name = String(parts.first ?? "")
        return (method.old, Spelling(name: name, labels: labels, types: method.types))
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// Both of two tables.
private func + (left: [String: String], right: [String: String]) -> [String: String] {
  left.merging(right) { first, _ in first }
}
