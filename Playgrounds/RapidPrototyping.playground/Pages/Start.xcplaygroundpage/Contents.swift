/*:
 # From an Empty Page to a Game

 In ten short pages you build a memory game: sixteen cards, eight pictures, each of them twice. You
 turn two cards over. If they match, they leave the table. If not, they turn back, and you try to
 remember where they were.

 You need no project, no settings and no device, only an idea and a page that answers while you
 type. That is what *rapid prototyping* means: to find out soon whether an idea is any good.

 ## What is where

 | Place | What it is for |
 |---|---|
 | This page | Text and code. Each change runs the code again from its first line. |
 | Beside the lines | What each line came to when it ran. |
 | Live view | What the page shows. It answers your finger or your pointer. |
 | Console | What `print` wrote. |

 The navigator has two folders more. What you need, but need not look at, goes there:

 - **Sources** holds code that is compiled once and then runs at full speed. A page sees what is
   `public` in it.
 - **Resources** holds pictures and other files. The back of the cards is one of them,
   `back@2x.png`.

 ## Your first step

 Each page begins with code that works. Somewhere in it, between ▼ and ▲, a place is left for you.
 */
import PlaygroundSupport
import UIKit

let columns = 4
let rows = 4
let cards = columns * rows

// ▼ Your step: how many pairs do these cards
//   make? Calculate it from `cards`.
let pairs = 0
// ▲

/*:
 Below the live view a **check** looks at what you made: ○ is still missing, ✓ is there. The console
 says the same. The check is itself ordinary code: you find it in Sources.
 */
let table = Preview(
  columns: columns, rows: rows, pairs: pairs)
PlaygroundPage.current.liveView = Check.pairs(on: table)

/*:
 - Experiment: When the check is content, change `rows` to 6. Which values beside the lines
   follow, and why does the check stay content? Had you written `8`, it would not.
 */
//: [Next: One Card](@next)
