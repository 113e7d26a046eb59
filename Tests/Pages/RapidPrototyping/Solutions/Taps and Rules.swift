    if other.number == card.number {
      other.leave()
      card.leave()
    } else {
      other.turn()
      card.turn()
    }
// ▲
