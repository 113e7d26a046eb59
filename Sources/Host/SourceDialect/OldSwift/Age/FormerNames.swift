/// Names that something had in older Swift and nothing in the language or Foundation has now: the module
/// OldSwift knows them, and one of them is enough to try a text that does not compile as an old one.
///
/// Left out is what something else is called today (`length`, `Calendar`, `sort`).
enum FormerNames {
  static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Names of arguments.
  static let labels: Set<String> = [
    "atIndex", "combine", "contentsOfURL", "forSecondsFromGMT", "fromDate", "inSameDayAsDate",
    "isEquivalent", "isOrderedBefore", "isSeparator", "keepCapacity", "maxSplit", "relativeToURL",
    "repeatedValue", "sinceDate", "stripNewline", "toDate", "withEvent",
  ]

  private static let text = """
    AbsoluteValuable AllDomainsMask AllowCommentsAndWhitespace AllowFragments AnchoredSearch
    AnchorsMatchLines AnyGenerator ApplicationSupportDirectory ArrayLiteralConvertible
    AtomicWrite BackwardsSearch BidirectionalIndexType BitwiseOperationsType
    BooleanLiteralConvertible BottomToTop ByComposedCharacterSequences ByLines ByParagraphs
    COpaquePointer CVarArgType CachesDirectory CalendarUnitDay CalendarUnitEra CalendarUnitHour
    CalendarUnitMinute CalendarUnitMonth CalendarUnitNanosecond CalendarUnitQuarter
    CalendarUnitSecond CalendarUnitWeekOfMonth CalendarUnitWeekOfYear CalendarUnitWeekday
    CalendarUnitWeekdayOrdinal CalendarUnitYear CalendarUnitYearForWeekOfYear CaseInsensitive
    CaseInsensitiveSearch ClosedInterval CollectionType CurrencyStyle
    DISPATCH_BLOCK_ASSIGN_CURRENT DISPATCH_BLOCK_BARRIER DISPATCH_BLOCK_DETACHED
    DISPATCH_BLOCK_ENFORCE_QOS_CLASS DISPATCH_BLOCK_INHERIT_QOS_CLASS
    DISPATCH_BLOCK_NO_QOS_CLASS DISPATCH_QUEUE_CONCURRENT DISPATCH_QUEUE_PRIORITY_BACKGROUND
    DISPATCH_QUEUE_PRIORITY_DEFAULT DISPATCH_QUEUE_PRIORITY_HIGH DISPATCH_QUEUE_PRIORITY_LOW
    DISPATCH_QUEUE_SERIAL DISPATCH_TIME_FOREVER DISPATCH_TIME_NOW DataWritingAtomic
    DebugPrintable DecimalStyle DesktopDirectory DiacriticInsensitiveSearch
    DictionaryLiteralConvertible DocumentDirectory DotMatchesLineSeparators EnumerateSequence
    ErrorType ExtendedGraphemeClusterLiteralConvertible ExtensibleCollectionType
    FloatLiteralConvertible FloatingPointType ForcedOrderingSearch ForwardIndexType FullStyle
    GeneratorOf GeneratorType HalfOpenInterval IgnoreMetacharacters IndexingGenerator IntMax
    IntegerArithmetic IntegerArithmeticType IntegerLiteralConvertible IntegerType IntervalType
    JoinSequence LazyCollectionType LazySequenceType LeftToRight LibraryDirectory LiteralSearch
    LongStyle MatchFirst MatchLast MatchNextTime MatchNextTimePreservingSmallerUnits
    MatchPreviousTimePreservingSmallerUnits MatchStrictly MediumStyle MirrorPathType
    MutableCollectionType MutableContainers MutableLeaves MutableSliceable NSASCIIStringEncoding
    NSAttributedStringEnumerationOptions NSBlockOperation NSBundle NSByteCountFormatter
    NSByteCountFormatterCountStyle NSByteCountFormatterUnits NSCalendarIdentifierBuddhist
    NSCalendarIdentifierChinese NSCalendarIdentifierCoptic NSCalendarIdentifierGregorian
    NSCalendarIdentifierHebrew NSCalendarIdentifierISO8601 NSCalendarIdentifierIndian
    NSCalendarIdentifierIslamic NSCalendarIdentifierIslamicCivil NSCalendarIdentifierJapanese
    NSCalendarIdentifierPersian NSCalendarIdentifierRepublicOfChina NSCalendarOptions
    NSCalendarUnit NSComparator NSComparisonResult NSCurrentLocaleDidChangeNotification
    NSDataBase64DecodingOptions NSDataBase64EncodingOptions NSDataReadingOptions
    NSDataSearchOptions NSDataWritingOptions NSDateFormatter NSDateFormatterStyle
    NSDateIntervalFormatter NSDirectoryEnumerationOptions NSDirectoryEnumerator
    NSEnergyFormatter NSFileCreationDate NSFileHandle NSFileManager NSFileModificationDate
    NSFileOwnerAccountName NSFilePosixPermissions NSFileSize NSFileType NSFormatter
    NSFormattingUnitStyle NSGregorianCalendar NSISOLatin1StringEncoding
    NSISOLatin2StringEncoding NSInputStream NSJSONReadingOptions NSJSONSerialization
    NSJSONWritingOptions NSLengthFormatter NSLocaleCalendar NSLocaleCountryCode
    NSLocaleCurrencyCode NSLocaleCurrencySymbol NSLocaleDecimalSeparator
    NSLocaleGroupingSeparator NSLocaleLanguageCode NSLocaleLanguageDirection
    NSLocaleMeasurementSystem NSLocaleScriptCode NSLocaleUsesMetricSystem NSLocaleVariantCode
    NSMacOSRomanStringEncoding NSMassFormatter NSMatchingOptions NSNonLossyASCIIStringEncoding
    NSNotificationQueue NSNumberFormatter NSNumberFormatterPadPosition
    NSNumberFormatterRoundingMode NSNumberFormatterStyle NSOperation NSOperationQueue
    NSOperationQueuePriority NSOutputStream NSPipe NSProcessInfo NSProgress NSPropertyListFormat
    NSPropertyListSerialization NSQualityOfService NSRegularExpressionOptions NSScanner
    NSSearchPathDirectory NSSearchPathDomainMask NSStream NSStringCompareOptions
    NSStringEncoding NSStringEnumerationOptions NSTask NSTextCheckingType NSTimeInterval
    NSUTF16BigEndianStringEncoding NSUTF16LittleEndianStringEncoding NSUTF16StringEncoding
    NSUTF32StringEncoding NSUTF8StringEncoding NSUnicodeStringEncoding NSUserDefaults
    NSUserDefaultsDidChangeNotification NSWindowsCP1252StringEncoding NaN Nanosecond
    NilLiteralConvertible NoStyle NumericSearch OptionSetType OrderedAscending OrderedDescending
    OrderedSame OrdinalStyle OutputStreamType PercentStyle PrettyPrinted Printable
    QOS_CLASS_BACKGROUND QOS_CLASS_DEFAULT QOS_CLASS_UNSPECIFIED QOS_CLASS_USER_INITIATED
    QOS_CLASS_USER_INTERACTIVE QOS_CLASS_UTILITY QOS_MIN_RELATIVE_PRIORITY RandomAccessIndexType
    RangeReplaceableCollectionType RawOptionSetType RegularExpressionSearch ReportCompletion
    ReportProgress ReverseRandomAccessCollection RightToLeft RoundCeiling RoundDown RoundFloor
    RoundHalfDown RoundHalfEven RoundHalfUp RoundUp ScientificStyle SearchBackwards SequenceOf
    SequenceType SetAlgebraType ShortStyle SignedIntegerType SignedNumberType Sliceable
    SpellOutStyle StringInterpolationConvertible StringLiteralConvertible SubstringNotRequired
    TopToBottom UIntMax URLByAppendingPathComponent URLByAppendingPathExtension
    URLByDeletingLastPathComponent URLByDeletingPathExtension URLByStandardizingPath
    URLForResource URLFragmentAllowedCharacterSet URLHostAllowedCharacterSet
    URLPathAllowedCharacterSet URLQueryAllowedCharacterSet URLsForDirectory UUIDString UWord
    UnicodeCodecType UnicodeScalarLiteralConvertible UnsignedIntegerType
    UseUnicodeWordBoundaries UseUnixLineSeparators UserDomainMask VeryHigh VeryLow
    WidthInsensitiveSearch WithTransparentBounds WithoutAnchoringBounds WrapComponents
    YearForWeekOfYear Zip2 _ExpressibleByStringInterpolation addEntriesFromDictionary addObject
    addObjectsFromArray addOperationWithBlock addWithOverflow advance advancedBy alignof
    alignofValue allKeysForObject allZeros alphanumericCharacterSet anyGenerator
    appendAttributedString appendBytes appendContentsOf appendData appendString
    arrayByAddingObject arrayByAddingObjectsFromArray arrayForKey attributedSubstringFromRange
    attributesAtIndex attributesOfItemAtPath autoupdatingCurrentCalendar
    base64EncodedStringWithOptions beginTrackingWithTouch boolForKey canBeConvertedToEncoding
    canBePreventedByGestureRecognizer canPreventGestureRecognizer cancelTrackingWithEvent
    capitalizedString characterAtIndex characterDirectionForLanguage commonPrefixWithString
    compareDate componentsJoinedByString componentsSeparatedByCharactersInSet
    componentsSeparatedByString containsObject containsString contentsAtPath
    contentsOfDirectoryAtPath continueTrackingWithTouch controlCharacterSet copyItemAtPath
    countElements createDirectoryAtPath NSErrorPointer countForObject createFileAtPath currentCalendar currentLocale dataForKey
    dataUsingEncoding dateByAddingComponents dateByAddingTimeInterval dateByAddingUnit
    dateBySettingHour dateFromComponents dateFromString debugPrintln decimalDigitCharacterSet
    decimalNumberByAdding decimalNumberByDividingBy decimalNumberByMultiplyingBy
    decimalNumberBySubtracting defaultTimeZone deleteCharactersInRange dictionaryForKey
    dispatch_after dispatch_apply dispatch_async dispatch_barrier_async dispatch_barrier_sync
    dispatch_block_cancel dispatch_block_create dispatch_block_create_with_qos_class
    dispatch_block_flags_t dispatch_block_notify dispatch_block_perform dispatch_block_t
    dispatch_block_testcancel dispatch_block_wait dispatch_get_global_queue
    dispatch_get_main_queue dispatch_group_async dispatch_group_create dispatch_group_enter
    dispatch_group_leave dispatch_group_notify dispatch_group_t dispatch_group_wait
    dispatch_object_t dispatch_once dispatch_once_t dispatch_qos_class_t dispatch_queue_attr_t
    dispatch_queue_create dispatch_queue_get_label dispatch_queue_t dispatch_resume
    dispatch_semaphore_create dispatch_semaphore_signal dispatch_semaphore_t
    dispatch_semaphore_wait dispatch_suspend dispatch_sync dispatch_time dispatch_time_t
    displayNameForKey distanceTo doubleForKey drawRect earlierDate endTrackingWithTouch
    enumerate enumerateKeysAndObjectsUsingBlock enumerateObjectsUsingBlock enumeratorAtPath
    evaluateWithObject exchangeObjectAtIndex exclusiveOr exclusiveOrInPlace extend
    fileExistsAtPath fileURL filterUsingPredicate filteredArrayUsingPredicate
    filteredSetUsingPredicate find firstMatchInString flatten floatForKey fromCString fromRaw
    generate getLogicValue ignoreTouch indexAtPosition indexForKey indexOf indexOfObject
    indexPathByAddingIndex initializeFrom insertAttributedString insertContentsOf insertObject
    insertString integerForKey intersect intersectInPlace intersectSet intersectsSet invertedSet
    isDisjointWith isEqualToArray isEqualToAttributedString isEqualToData isEqualToDate
    isEqualToDictionary isEqualToNumber isEqualToString isReadableFileAtPath isStrictSubsetOf
    isStrictSupersetOf isSubsetOf isSubsetOfSet isSupersetOf isUniquelyReferenced
    isUniquelyReferencedNonObjC join joinWithSeparator laterDate layoutSublayersOfLayer
    lengthOfBytesUsingEncoding letterCharacterSet lexicographicalCompare localTimeZone
    localizedCapitalizedString localizedCaseInsensitiveContainsString localizedLowercaseString
    localizedStringForKey localizedUppercaseString longLongValue lowercaseLetterCharacterSet
    lowercaseString matchesInString maxElement minElement minusSet moveItemAtPath
    multiplyWithOverflow newlineCharacterSet numberFromString numberOfMatchesInString
    objectAtIndex objectForInfoDictionaryKey objectForKey pathForResource
    pathsForResourcesOfType populationCount predecessor prefixThrough prefixUpTo println
    punctuationCharacterSet qos_class_self rangeAtIndex rangeOfCharacterFromSet
    rangeOfFirstMatchInString rangeOfString registerDefaults removeAtIndex removeItemAtPath
    removeItemAtURL removeObject removeObjectAtIndex removeObjectForKey removeObjectsForKeys
    removeObjectsInArray removeRange removeValueForKey replaceCharactersInRange
    replaceObjectAtIndex replaceOccurrencesOfString replaceRange reverseInPlace samePositionIn
    setBool setDouble setFloat setInteger setObject sizeof sizeofValue sortInPlace
    sortUsingComparator sortUsingDescriptors sortedArrayUsingComparator
    sortedArrayUsingDescriptors splice startOfDayForDate startsWith strideof strideofValue
    stringArrayForKey stringByAddingPercentEncodingWithAllowedCharacters
    stringByAppendingPathComponent stringByAppendingPathExtension stringByAppendingString
    stringByDeletingLastPathComponent stringByDeletingPathExtension stringByExpandingTildeInPath
    stringByPaddingToLength stringByRemovingPercentEncoding stringByReplacingCharactersInRange
    stringByReplacingMatchesInString stringByReplacingOccurrencesOfString
    stringByTrimmingCharactersInSet stringForKey stringFromByteCount stringFromDate
    stringFromKilograms stringFromMeters stringFromNumber subarrayWithRange subdataWithRange
    substringFromIndex substringToIndex substringWithRange subtractInPlace subtractWithOverflow
    successor suffixFrom symbolCharacterSet systemTimeZone timeIntervalSinceDate toDebugString
    toInt toIntMax toRaw toUIntMax underestimateCount unionInPlace unionSet unsafeAddressOf
    unsafeUnwrap unsignedCharValue unsignedIntValue unsignedIntegerValue unsignedLongLongValue
    unsignedShortValue uppercaseLetterCharacterSet uppercaseString utf16Count value valueForKey
    viewWillTransitionToSize weakObjectsHashTable whitespaceAndNewlineCharacterSet
    whitespaceCharacterSet willMoveToSuperview willMoveToWindow willTransitionToTraitCollection
    writeToFile writeToURL
    _stdlib_getDemangledTypeName _stdlib_getTypeName dataTaskWithRequest dataTaskWithURL
    downloadTaskWithRequest downloadTaskWithURL HTTPAdditionalHeaders HTTPBody
    HTTPMaximumConnectionsPerHost HTTPMethod initialize NSCachedURLResponse NSHTTPCookie
    NSHTTPCookieStorage NSHTTPURLResponse NSURLAuthenticationChallenge NSURLCache NSURLCredential
    NSURLProtectionSpace NSURLProtocol NSURLRequestCachePolicy NSURLResponse NSURLSession
    NSURLSessionConfiguration NSURLSessionDataDelegate NSURLSessionDataTask NSURLSessionDelegate
    NSURLSessionDownloadDelegate NSURLSessionDownloadTask NSURLSessionTask NSURLSessionTaskDelegate
    NSURLSessionUploadTask NSXMLParser NSXMLParserDelegate stringByAddingPercentEscapesUsingEncoding
    stringByReplacingPercentEscapesUsingEncoding uploadTaskWithRequest valueForHTTPHeaderField
    ReloadIgnoringLocalCacheData ReturnCacheDataDontLoad ReturnCacheDataElseLoad
    UseProtocolCachePolicy
    """
}
