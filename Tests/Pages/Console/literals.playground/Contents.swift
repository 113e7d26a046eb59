import UIKit

let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
print(color)
let image: UIImage = #imageLiteral(resourceName: "square.png")
print(image.size)
let file = #fileLiteral(resourceName: "numbers.json")
print(file.lastPathComponent, file == Bundle.main.url(forResource: "numbers", withExtension: "json"))
print(try JSONDecoder().decode([Int].self, from: Data(contentsOf: file)))
