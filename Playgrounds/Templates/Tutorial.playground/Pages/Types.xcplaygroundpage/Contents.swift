//: [Previous](@previous)
/*:
 # Types

 A structure puts values together that belong together, and says what can be done with them.
 */
import Foundation

struct Book {
  var title: String
  var pages: Int
  var isRead = false

  var summary: String {
    "\(title), \(pages) pages\(isRead ? ", read" : "")"
  }
}

var shelf = [
  Book(title: "The Little Prince", pages: 96, isRead: true),
  Book(title: "Momo", pages: 304),
  Book(title: "The Hobbit", pages: 310),
]

shelf[1].isRead = true
shelf.map(\.summary)

//: An enumeration is one of several.
enum Genre: String, CaseIterable {
  case adventure, fantasy, science
}

let genres: [String: Genre] = ["Momo": .fantasy, "The Hobbit": .adventure]

for book in shelf {
  let genre = genres[book.title]?.rawValue ?? "unknown"
  print("\(book.title): \(genre)")
}

/*:
 - Experiment: Which of the books that are not read yet is the shortest? `filter` and `min` can find
   it in one line.
 */
let pagesLeft = shelf.filter { !$0.isRead }.map(\.pages).reduce(0, +)
