/*:
 # Ordenação rápida

 Um plano melhor é **dividir**. Pegue uma barra, a última, e leve as mais baixas para o lado esquerdo e as
 mais altas para o direito. A própria barra fica entre elas, e ali permanece para sempre. Agora faça o mesmo
 só com o lado esquerdo, e só com o lado direito.

 Um plano que usa a si mesmo em partes menores se chama *recursivo*.
 */
import PlaygroundSupport
import UIKit

let row = Row(14)
let view = SortingController(row)
view.pace = 8
PlaygroundPage.current.liveView = view

func sort(from first: Int, to last: Int) {
  guard first < last else { return }
  var border = first
  for index in first..<last {
    if row.isHigher(last, than: index) {
      row.swap(index, border)
      border += 1
    }
  }
  row.swap(border, last)
  sort(from: first, to: border - 1)
  sort(from: border + 1, to: last)
}

sort(from: 0, to: row.count - 1)

row.heights
row.comparisons
row.swaps

/*:
 - Experiment: Compare `row.comparisons` com as 91 de que a ordenação por bolhas precisa para catorze barras.

 - Experiment: Todo plano tem um dia ruim. Tente `.reversed`: a última barra é então a mais baixa e não
   divide nada. Use a barra do meio: troque-a com a última, antes de `border`.

 - Note: Com sorte cada divisão faz duas metades. Um milhão de barras é dividido ao meio vinte vezes, não mais.
 */
for halvings in 0...20 {
  1_000_000 >> halvings
}

//: [Anterior](@previous) | [Próxima: Race](@next)
