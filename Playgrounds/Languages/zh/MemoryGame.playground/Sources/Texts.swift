/// All words of the game. Change one on the page: `game.texts.moves = "次数"`.
public struct Texts {
  // What is seen above the cards.
  public var moves = "步数"
  public var time = "用时"
  public var peeks = "偷看"
  public var peek = "偷看一眼"
  public var restart = "重新开始"

  // What is seen at the end.
  public var won = "全部找齐了！"
  public var playAgain = "再玩一局"
  public var result = { (score: Score) -> String in
    "\(score.moves) 步，用时 \(score.time)"
  }
  public var peeked = { (count: Int) -> String in
    count == 0 ? "一次也没有偷看" : "偷看了 \(count) 次"
  }
  public var stars = { (count: Int) -> String in "三颗星得了 \(count) 颗" }

  // What is said to those who cannot see the cards.
  public var card = { (row: Int, column: Int) -> String in "第 \(row) 行第 \(column) 列的牌" }
  public var faceDown = "背面朝上"
  public var match = { (face: String) -> String in "\(face)：配成一对！" }
  public var mismatch = { (one: String, other: String) -> String in "\(one)和\(other)：不是一对。" }
  public var dealt = { (pairs: Int) -> String in
    "桌上有 \(pairs) 对牌。"
  }

  // Who is on the cards.
  public var animal = { (animal: Animal) -> String in
    switch animal {
    case .fox: "狐狸"
    case .owl: "猫头鹰"
    case .cat: "小猫"
    case .frog: "青蛙"
    case .penguin: "企鹅"
    case .bear: "小熊"
    case .rabbit: "兔子"
    case .whale: "鲸鱼"
    }
  }
  public var dressed = { (animal: String, outfit: Outfit) -> String in
    switch outfit {
    case .plain: animal
    case .hat: "戴帽子的\(animal)"
    case .bowTie: "打领结的\(animal)"
    case .glasses: "戴眼镜的\(animal)"
    }
  }

  public init() {}

  func name(of face: Face) -> String { dressed(animal(face.animal), face.outfit) }
}
