// What a font's features are called by number. Of those asked for the widths of digits are honoured; the fonts here
// have no others.

public let kAllTypographicFeaturesType = 0
public let kLigaturesType = 1
public let kLetterCaseType = 3
public let kNumberSpacingType = 6
public let kVerticalPositionType = 10
public let kFractionsType = 11
public let kTypographicExtrasType = 14
public let kCharacterAlternativesType = 17
public let kStyleOptionsType = 19
public let kNumberCaseType = 21
public let kStylisticAlternativesType = 35
public let kContextualAlternatesType = 36
public let kLowerCaseType = 37
public let kUpperCaseType = 38

public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5

public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3

public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kLowerCasePetiteCapsSelector = 2
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
public let kUpperCasePetiteCapsSelector = 2

public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltSixOnSelector = 12
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
