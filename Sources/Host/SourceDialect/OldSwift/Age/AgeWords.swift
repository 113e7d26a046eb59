/// The words by which old and new texts are told apart; one that the text itself declares says nothing.
enum AgeWords {
  typealias Place = AgeWord.Place

  /// What only Swift 1 has.
  static let one: [AgeWord] =
    words("println debugPrintln countElements toString", .function, 4)
    + words("toRaw toInt", .emptyMethod, 3)
    + words("fromRaw", .method, 3)
    + words("Printable DebugPrintable NSErrorPointer GeneratorOf SequenceOf LogicValue", .name, 3)

  /// What Swift 2 has, and no Swift behind it; much of it is in Swift 1 too.
  static let two: [AgeWord] =
    words(
      """
      CGRectMake CGPointMake CGSizeMake CGVectorMake CGRectGetWidth CGRectGetHeight CGRectGetMidX
      CGRectGetMidY CGRectGetMinX CGRectGetMinY CGRectGetMaxX CGRectGetMaxY CGRectInset CGRectOffset
      CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation
      CGAffineTransformRotate CGAffineTransformScale CGAffineTransformTranslate
      CGContextSetFillColorWithColor CGContextFillRect CGContextMoveToPoint CGContextAddLineToPoint
      CGContextSaveGState CGContextRestoreGState CGContextStrokePath dispatch_async dispatch_after
      dispatch_get_main_queue dispatch_get_global_queue dispatch_time dispatch_sync dispatch_once
      XCPShowView XCPCaptureValue XCPSetExecutionShouldContinueIndefinitely anyGenerator
      """, .function, 4)
    + words(
      """
      sortInPlace advancedBy distanceTo appendContentsOf joinWithSeparator removeAtIndex
      insertContentsOf replaceRange lexicographicalCompare minElement maxElement unionInPlace
      stringByReplacingOccurrencesOfString stringByAppendingString stringByAppendingPathComponent
      stringByTrimmingCharactersInSet componentsSeparatedByString rangeOfString substringToIndex
      substringFromIndex substringWithRange colorWithAlphaComponent systemFontOfSize
      boldSystemFontOfSize transitionWithView animateWithDuration animateKeyframesWithDuration
      transitionFromView locationInView translationInView velocityInView setTranslation
      presentViewController dismissViewControllerAnimated prepareForSegue
      performSegueWithIdentifier dequeueReusableCellWithIdentifier registerClass
      cellForRowAtIndexPath addQuadCurveToPoint addCurveToPoint addLineToPoint moveToPoint
      addArcWithCenter convertPoint convertRect pointInside drawInRect drawAtPoint
      sizeWithAttributes imageNamed setTitleColor objectForKey valueForKey setObject
      arrayByShufflingObjectsInArray nextIntWithUpperBound runAction actionWithDuration
      evaluateWithObject subtractInPlace intersectInPlace
      """, .method, 3)
    + words(
      """
      redColor greenColor blueColor whiteColor blackColor grayColor yellowColor orangeColor
      purpleColor brownColor cyanColor magentaColor clearColor darkGrayColor lightGrayColor
      """, .emptyMethod, 4)
    + words(
      """
      enumerate successor predecessor generate sharedApplication mainScreen mainBundle
      defaultManager defaultCenter currentDevice standardUserDefaults currentCalendar sharedSession
      currentLocale mainRunLoop currentRunLoop currentThread mainQueue
      whitespaceCharacterSet intrinsicContentSize isFirstResponder canBecomeFirstResponder
      """, .emptyMethod, 3)
    + words(
      "dynamicType uppercaseString lowercaseString capitalizedString userInteractionEnabled CGColor"
        + " CGImage CGPath multipleTouchEnabled", .member, 3)
    + words(
      """
      __FILE__ __LINE__ __FUNCTION__ __COLUMN__ ErrorType SequenceType CollectionType GeneratorType
      OptionSetType MutableCollectionType AnyGenerator BooleanType CustomStringConvertibleType
      StringLiteralConvertible IntegerLiteralConvertible FloatLiteralConvertible
      ArrayLiteralConvertible DictionaryLiteralConvertible BooleanLiteralConvertible
      NilLiteralConvertible StringInterpolationConvertible SignedNumberType IntegerType FloatingPointType RangeReplaceableCollectionType
      NSNotificationCenter NSUserDefaults NSFileManager NSBundle NSURLSession NSProcessInfo
      NSOperationQueue NSTimer NSRunLoop NSThread XCPlaygroundPage CGFloatType
      """, .name, 3)
    + words("NSURL NSDate NSData NSIndexPath NSURLRequest NSCharacterSet NSCalendar", .name, 1)
    + words(
      "repeatedValue appendNewline forState forControlEvents forIndexPath toStream", .label, 3)
    + words("withEvent atIndex inView toView fromView ofObject", .label, 2)
    + words("noescape noreturn", .attribute, 5)
    + words("unsafeBitCast", .bareCall, 3)
    + words("Some None", .implicit, 2)
    + words(
      """
      TouchUpInside TouchDown ValueChanged EditingChanged Began Changed Ended Cancelled Normal
      Highlighted Selected Center Left Right ScaleAspectFit ScaleAspectFill ScaleToFill Alert
      ActionSheet Default Cancel Destructive System Custom Portrait LandscapeLeft LandscapeRight
      TransitionFlipFromLeft TransitionFlipFromRight TransitionCrossDissolve TransitionCurlUp
      CurveEaseInOut CurveEaseIn CurveEaseOut CurveLinear Repeat Autoreverse AllowUserInteraction
      FlexibleWidth FlexibleHeight Horizontal Vertical Equal Leading Trailing Top Bottom Plain
      """, .implicit, 2)

  /// What Swift 3 and 4 have, and Swift 5 has not.
  static let three: [AgeWord] =
    words(
      """
      UIControlState UIControlEvents UIViewAnimationOptions UITableViewCellStyle UIViewContentMode
      UIGestureRecognizerState UIActivityIndicatorViewStyle NSAttributedStringKey UIViewAutoresizing
      UITableViewStyle UIAlertControllerStyle UIAlertActionStyle UIButtonType UILayoutConstraintAxis
      NSLayoutAttribute NSLayoutRelation UIBarButtonSystemItem UIApplicationLaunchOptionsKey
      UIStackViewAlignment UIStackViewDistribution UITableViewCellSelectionStyle
      UITableViewRowAnimation UITableViewCellEditingStyle NSFontAttributeName
      NSForegroundColorAttributeName NSBackgroundColorAttributeName NSParagraphStyleAttributeName
      kCAFillModeForwards kCAMediaTimingFunctionEaseInEaseOut kCAMediaTimingFunctionEaseOut
      kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionLinear kCALineCapRound kCALineJoinRound
      kCATransitionFade kCAGravityResizeAspect UIKeyboardWillShow
      """, .name, 2)
    + words("_ExpressibleByStringInterpolation", .name, 2)
    + words("UIEdgeInsetsMake UIImagePNGRepresentation UIImageJPEGRepresentation", .function, 2)
    + words("UIEdgeInsetsInsetRect UIAccessibilityPostNotification", .function, 2)
    + words("addChildViewController removeFromParentViewController", .method, 2)
    + words("addChildViewController removeFromParentViewController", .function, 2)
    + words("bringSubview sendSubview", .method, 2)

  /// What Swift 2 has, and Swift 1 has not.
  static let notOne: [AgeWord] =
    words("guard defer repeat catch throws indirect", .name, 2)
    + words(
      "sortInPlace appendContentsOf joinWithSeparator characters indexOf enumerate", .member, 2)
    + words("XCPlaygroundPage ErrorType OptionSetType CustomStringConvertible", .name, 2)
    + words("terminator appendNewline", .label, 2)

  /// What Swift 3 has, and no Swift before it.
  static let notTwo: [AgeWord] =
    words(
      "fileprivate open precedencegroup PlaygroundPage PlaygroundSupport DispatchQueue", .name, 4)
    + words("DispatchTime Timer NotificationCenter FileManager UserDefaults", .name, 3)
    + words("URLRequest IndexPath ExpressibleByStringLiteral ExpressibleByArrayLiteral", .name, 2)
    + words("IteratorProtocol OptionSet TimeInterval Calendar Notification", .name, 2)
    + words("URL Date Data UUID", .function, 2)
    + words("escaping discardableResult", .attribute, 4)
    + words("reversed enumerated shuffled", .emptyMethod, 3)
    + words("joined withAlphaComponent location translation dismiss present addLine", .method, 2)
    + words("cgColor cgImage cgPath uppercased lowercased isHidden isEnabled", .member, 3)
    + words("isUserInteractionEnabled rawPointer", .member, 3)
    + words("withDuration offsetBy repeating ofSize contentsOf forKeyPath", .label, 3)
    + words("keyPath", .function, 1)
    + words(
      """
      touchUpInside touchDown valueChanged began changed ended cancelled normal highlighted selected
      center scaleAspectFit scaleAspectFill alert actionSheet cancel destructive system
      transitionFlipFromLeft transitionFlipFromRight transitionCrossDissolve curveEaseInOut
      curveEaseIn curveEaseOut curveLinear flexibleWidth flexibleHeight horizontal vertical equal
      leading trailing red green blue white black gray yellow orange purple clear
      """, .implicit, 2)

  /// What Swift 4.2 and 5 have, and no Swift before them.
  static let current: [AgeWord] =
    words(
      "compactMap firstIndex allSatisfy randomElement shuffled isMultiple mapValues", .method, 4)
    + words("random toggle", .method, 3)
    + words("allCases isNumber", .member, 3)
    + words("CaseIterable Identifiable Sendable Codable Encodable Decodable", .name, 4)
    + words("actor consuming borrowing nonisolated", .name, 1)
    + words("MainActor main propertyWrapper resultBuilder available_ unknown", .attribute, 4)
    + words("await async some any", .name, 4)

  private static func words(_ texts: String, _ place: Place, _ weight: Int) -> [AgeWord] {
    AgeWord.words(texts, place, weight)
  }
}
