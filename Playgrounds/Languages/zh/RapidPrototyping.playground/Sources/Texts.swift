import CoreGraphics

/// 检查会说的所有话。
enum Texts {
  static let title = "你的任务"
  static let done = "完成了！请翻到下一页。"

  // Start
  static let allHavePictures = "所有的牌都显示图案"
  static func allHavePicturesHint(open: Int, of all: Int) -> String {
    "\(all) 张牌里有 \(open) 张显示。两张牌是一对，所以对数是牌数的一半。"
  }

  // One Card
  static let somethingIsDrawn = "牌上画了东西"
  static let somethingIsDrawnHint = "图片只有一种颜色。换一种颜色，再填充一个形状。"
  static let cornersAreRound = "四角是圆的"
  static let cornersAreRoundHint = "牌的图层有 cornerRadius，现在是 0。"

  // A Class for Cards
  static let oneTurnShowsTheFace = "翻一次，显示正面"
  static let oneTurnShowsTheFaceHint = "先切换 isFaceUp，再根据它选择图片。"
  static let anotherTurnShowsTheBack = "再翻一次，显示背面"
  static let anotherTurnShowsTheBackHint = "翻两次以后 isFaceUp 是 false，应该是背面。"

  // A Grid, Shuffling
  static let sixteenCards = "桌上有十六张牌"
  static func sixteenCardsHint(_ count: Int) -> String { "现在有 \(count) 张。" }
  static let noneOverlaps = "没有牌叠在一起"
  static func noneOverlapsHint(_ count: Int) -> String {
    "有 \(count) 张叠在别的牌上。第 0 到 3 张在第 0 行，第 4 到 7 张在第 1 行，依此类推。"
  }
  static let allAreInside = "所有的牌都在桌面之内"
  static func allAreInsideHint(_ count: Int) -> String {
    count > 0 ? "有 \(count) 张超出了边缘。" : "先让每张牌都有自己的位置。"
  }
  static let eachIsThereTwice = "八种图案各有两张"
  static func eachIsThereTwiceHint(_ count: Int) -> String {
    "有 \(count) 种还不是。开头应该是 1、1、2、2。"
  }
  static let theOrderIsMixed = "顺序打乱了"
  static let theOrderIsMixedHint = "数字还是从小到大。数组可以打乱。"

  // Turning Over
  static let cardsShowTheirBacks = "所有的牌都背面朝上"
  static let cardsShowTheirBacksHint = "过渡的闭包里要设置图片。"
  static let cardsMove = "牌是翻过去的，不是一下子换掉的"
  static let cardsMoveHint = "没有看到动作。请在 UIView.transition(with:…) 里换图片。"

  // Properties
  static let paddingIsChanged = "页面设置了另一个 padding"
  static let paddingIsChangedHint = "它还是 16。请在设置实时视图之后改变它。"
  static let cardsFollowPadding = "牌之间的距离变了"
  static func cardsFollowPaddingHint(wanted: CGFloat, found: CGFloat) -> String {
    "padding 是 \(Int(wanted))，可是牌之间的距离是 \(Int(found))。"
  }
  static let tableFollowsPadding = "桌面跟着变大"
  static let tableFollowsPaddingHint = "layOut() 也会设置大小。在 didSet 里调用它。"

  // Taps and Rules
  static let aTapTurnsACard = "点一下，翻开一张牌"
  static let aTapTurnsACardHint = "试一试：点一张牌。"
  static let twoOthersTurnBack = "两张不同的牌会翻回去"
  static let twoOthersTurnBackHint = "试一试：点两张不同的牌。"
  static let aPairLeaves = "成对的牌离开桌面"
  static let aPairLeavesHint = "试一试：找到一对。"
  static let aPairStayed = "你找到了一对，可它们又翻了回去。相同的牌应该离开。"

  // A Long Press
  static let aHoldShowsTheFaces = "按住桌面，亮出所有正面"
  static let aHoldShowsTheFacesHint = "按住一秒。没有反应？hold 加到视图上了吗？"
  static let facesAreHiddenAgain = "牌会自己翻回去"
  static let facesAreHiddenAgainHint = "只要调用了 peek()，它就会这样做。"
  static let aHoldCountsOnce = "按住一次只算一次"
  static let aHoldCountsOnceHint = "松开手，等牌翻回背面。"
  static func aHoldCounted(_ count: Int) -> String {
    "算了 \(count) 次。长按结束时也会通知：请判断状态是不是 .began。"
  }

  // The Whole Game
  static let won = "你赢了！"
  static let theTableIsEmpty = "所有的牌都配成了对"
  static func pairsAreLeft(_ count: Int) -> String {
    count == 1 ? "还剩一对。" : "还剩 \(count) 对。玩吧！"
  }
}
