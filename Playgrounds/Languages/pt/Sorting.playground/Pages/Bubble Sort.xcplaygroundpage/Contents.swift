/*:
 # Ordenação por bolhas

 O plano mais simples: percorra a fila, compare **vizinhas** e troque-as quando a da esquerda for mais alta.
 Depois de um passeio a barra mais alta chegou ao fim, como uma bolha à superfície da água. Depois do
 seguinte, a segunda mais alta está lá, e assim por diante.
 */
import PlaygroundSupport
import UIKit

let row = Row(14)
let view = SortingController(row)
view.pace = 12
PlaygroundPage.current.liveView = view

//: O gráfico ao lado de `row.disorder` mostra como a fila melhora, troca a troca: sempre de um em um.
for end in stride(from: row.count - 1, to: 0, by: -1) {
  for index in 0..<end {
    if row.isHigher(index, than: index + 1) {
      row.swap(index, index + 1)
      row.disorder
    }
  }
}

row.heights
row.comparisons
row.swaps

/*:
 - Experiment: Comece com `Row(14, .nearlySorted)`. Há menos para trocar, mas se compara o mesmo tanto. Você
   consegue parar assim que um passeio não tiver nada para trocar?

 - Experiment: Qual é a pior fila para este plano? Tente `.reversed` e olhe `row.swaps`.

 De quantas comparações precisa uma fila com tantas barras? Olhe o gráfico ao lado da linha do meio.
 */
for count in 1...40 {
  count * (count - 1) / 2
}
//: O dobro de barras, quatro vezes o trabalho.

//: [Anterior](@previous) | [Próxima: Quick Sort](@next)
