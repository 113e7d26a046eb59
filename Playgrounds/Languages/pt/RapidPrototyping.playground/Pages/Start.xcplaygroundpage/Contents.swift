/*:
 # De uma página vazia a um jogo

 Em dez páginas curtas você constrói um jogo da memória: dezesseis cartas, oito figuras, cada uma
 duas vezes. Você vira duas cartas. Se forem iguais, elas saem da mesa. Se não forem, elas voltam a
 se esconder, e você tenta lembrar onde estavam.

 Você não precisa de projeto, nem de configurações, nem de um aparelho: só de uma ideia e de uma
 página que responde enquanto você digita. É isso que se chama *prototipagem rápida*: descobrir cedo
 se uma ideia presta.

 ## O que fica onde

 | Lugar | Para que serve |
 |---|---|
 | Esta página | Texto e código. A cada mudança, o código roda de novo desde a primeira linha. |
 | Ao lado das linhas | O resultado de cada linha quando ela rodou. |
 | Visualização ao vivo | O que a página mostra. Ela responde ao seu dedo ou ao seu ponteiro. |
 | Console | O que `print` escreveu. |

 No navegador há mais duas pastas. Nelas fica aquilo de que você precisa, mas que não precisa ver:

 - **Sources** (Códigos-fonte) guarda código que é compilado uma só vez e depois roda a toda
   velocidade. A página enxerga o que for `public`.
 - **Resources** (Recursos) guarda imagens e outros arquivos. O verso das cartas é um deles,
   `back@2x.png`.

 ## Seu primeiro passo

 Toda página começa com código que funciona. Em algum ponto dele, entre ▼ e ▲, há um lugar reservado
 para você.
 */
import PlaygroundSupport
import UIKit

let columns = 4
let rows = 4
let cards = columns * rows

// ▼ Seu passo: quantos pares essas cartas
//   formam? Calcule a partir de `cards`.
let pairs = 0
// ▲

/*:
 Abaixo da visualização ao vivo, uma **verificação** olha o que você fez: ○ ainda falta, ✓ já está
 lá. O console diz o mesmo. A própria verificação é código comum: ela está em Sources.
 */
let table = Preview(
  columns: columns, rows: rows, pairs: pairs)
PlaygroundPage.current.liveView = Check.pairs(on: table)

/*:
 - Experiment: Quando a verificação estiver satisfeita, mude `rows` para 6. Quais valores ao lado das
   linhas mudam junto, e por que a verificação continua satisfeita? Se você tivesse escrito `8`, não
   continuaria.
 */
//: [Próxima: One Card](@next)
