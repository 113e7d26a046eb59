/*:
 # Trocar de lugar

 Doze barras, nenhuma em seu lugar. Você logo vê qual é a mais alta. Um computador não vê: ele pode olhar
 **duas barras** e dizer qual é mais alta, e pode fazer as duas **trocarem de lugar**. Só isso. Como ele
 põe em ordem uma fila inteira?

 Primeiro tente à mão: toque em uma barra à direita e depois em outra.
 */
import PlaygroundSupport
import UIKit

let row = Row(12)
PlaygroundPage.current.liveView = SortingController(row)

//: É assim que elas estão, da esquerda para a direita.
row.heights

//: A primeira barra é mais alta que a segunda? Os lugares são contados a partir de 0.
row.isHigher(0, than: 1)

//: Agora deixe a página trocar algumas e olhe a fila de novo.
row.swap(0, 11)
row.swap(3, 8)
row.heights

/*:
 Quanto já avançamos? `disorder` conta os pares que estão invertidos. Em ordem é 0; no pior caso, com doze
 barras, é 66.
 */
row.disorder

/*:
 - Experiment: Acrescente linhas com `row.swap` até que `row.disorder` seja 0. De quantas você precisou?

 - Experiment: Escreva `Row(12, .reversed)`. Agora bastam seis trocas. Quais?

 - Note: Ninguém precisa de mais trocas do que barras, menos uma. A arte é *saber* quais, comparando o
   mínimo possível.
 */
//: [Próxima: Bubble Sort](@next)
