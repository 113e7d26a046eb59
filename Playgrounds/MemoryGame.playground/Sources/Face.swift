/// Who looks at you from the picture side of a card.
public enum Animal: String, CaseIterable {
  case fox, owl, cat, frog, penguin, bear, rabbit, whale
}

/// What an animal has put on. Tables of more than eight pairs need more than eight animals.
public enum Outfit: String, CaseIterable {
  case plain, hat, bowTie, glasses
}

/// What makes two cards a pair.
public struct Face: Hashable {
  public var animal: Animal
  public var outfit: Outfit

  public init(_ animal: Animal, _ outfit: Outfit = .plain) {
    self.animal = animal
    self.outfit = outfit
  }

  /// From 1: first the animals as they are, then those with a hat, and so on.
  var number: Int {
    let animals = Animal.allCases.count
    let outfit = Outfit.allCases.firstIndex(of: outfit) ?? 0
    return outfit * animals + (Animal.allCases.firstIndex(of: animal) ?? 0) + 1
  }

  /// So many faces, all different as long as there are enough of them.
  public static func some(
    _ count: Int, of animals: [Animal], using generator: inout some RandomNumberGenerator
  ) -> [Face] {
    guard !animals.isEmpty else { return some(count, of: Animal.allCases, using: &generator) }
    var faces: [Face] = []
    while faces.count < count {
      for outfit in Outfit.allCases {
        faces += animals.shuffled(using: &generator).map { Face($0, outfit) }
      }
    }
    return Array(faces.prefix(count))
  }
}
