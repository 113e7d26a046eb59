let pairs = pictures.flatMap { [$0, $0] }
// ▲
let deck = pairs.shuffled()
// ▲
