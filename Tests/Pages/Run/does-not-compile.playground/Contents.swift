let text: Int = "no number"
let fine = 1
