  let y = padding + size.height / 2 + CGFloat(row) * (size.height + padding)
// ▲
  let row = index / 4
// ▲
