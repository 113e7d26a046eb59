let pairs = cards / 2
// ▲
