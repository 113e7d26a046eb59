import UIKit

// A page of UIKit with a preview: values are shown at the lines that they are written on.
let text = "outside"

#Preview("Label", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = text + "!"
  print(label.text ?? "")
  return label
}

let after = text.count
