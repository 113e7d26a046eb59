//: [Anterior: A Class for Cards](@previous)
/*:
 # Uma grade

 Dezesseis cartas ficam em quatro colunas e quatro linhas. Onde vai cada carta? Uma função deve saber
 isso, e mais ninguém: assim há um só lugar para mudar.

 Da borda esquerda até o meio de uma carta há o espaçamento, meia carta e, para cada coluna antes
 dela, uma carta inteira com seu espaçamento. É o `x` abaixo. De cima para baixo é exatamente igual,
 com alturas e linhas.
 */
import PlaygroundSupport
import UIKit

let padding: CGFloat = 16
let size = Picture.size

func center(column: Int, row: Int) -> CGPoint {
  let x =
    padding + size.width / 2
    + CGFloat(column) * (size.width + padding)
  // ▼ Seu passo, parte 1: até aqui toda carta tem
  //   o mesmo `y`. Some o que `row` vale.
  let y = padding + size.height / 2
  // ▲
  return CGPoint(x: x, y: y)
}

let table = UIView(
  frame: CGRect(
    x: 0, y: 0,
    width: padding + 4 * (size.width + padding),
    height: padding + 4 * (size.height + padding)))
table.backgroundColor = .felt

/*:
 O laço conta de 0 a 15. `index % 4` é o resto da divisão por quatro: 0, 1, 2, 3, e de novo a partir
 do 0. Por isso dá uma boa coluna.
 */
for index in 0..<16 {
  let column = index % 4
  // ▼ Seu passo, parte 2: e a linha? Ela aumenta
  //   em um a cada quatro cartas.
  let row = 0
  // ▲
  let card = Card(number: index / 2 + 1, isFaceUp: true)
  card.center = center(column: column, row: row)
  table.addSubview(card)
}

PlaygroundPage.current.liveView = Check.grid(on: table)

/*:
 - Experiment: Olhe os valores ao lado de `column` e `row`: eles mostram o caminho de um número, volta
   a volta. Depois mude `padding` para 4, ou para 40. Cartas e mesa acompanham, pois ambas são
   calculadas a partir dele.
 */
//: [Próxima: Shuffling](@next)
