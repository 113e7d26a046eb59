import UIKit

func exchangeLastWord(of input: any UITextInput) {
  guard let start = input.position(from: input.beginningOfDocument, offset: 4),
    let range = input.textRange(from: start, to: input.endOfDocument)
  else { return }
  print(input.text(in: range) ?? "none", input.offset(from: range.start, to: range.end))
  input.replace(range, withText: "three")
}

do {
  let field = UITextField()
  field.text = "one two"
  exchangeLastWord(of: field)
  if let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) {
    print(field.text(in: range) ?? "none", field.markedTextRange == nil)
  }
  let view = UITextView()
  view.text = "one two"
  exchangeLastWord(of: view)
  if let range = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) {
    print(view.text(in: range) ?? "none", view.compare(range.start, to: range.end) == .orderedAscending)
  }
}
