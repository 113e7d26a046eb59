//: [Previous: Layout](@previous)
/*:
 # Lists

 Data has a type of its own, and a list makes a row for each value. `Identifiable` tells it which
 row is which, so it can move rows instead of making them again.

 An `@Observable` object is state that several views share. A view that reads one of its
 properties depends on that property alone.
 */
import PlaygroundSupport
import SwiftUI

struct Plant: Identifiable {
  let id = UUID()
  var name: String
  var isWatered = false
}

@Observable final class Diary {
  var plants = [Plant(name: "Fern"), Plant(name: "Aloe"), Plant(name: "Monstera")]

  var thirsty: Int {
    plants.filter { !$0.isWatered }.count
  }
}

struct DiaryView: View {
  @State private var diary = Diary()
  @State private var newName = ""

  var body: some View {
    List {
      Section("Thirsty: \(diary.thirsty)") {
        ForEach($diary.plants) { $plant in
          Toggle(plant.name, isOn: $plant.isWatered)
        }
        .onDelete { diary.plants.remove(atOffsets: $0) }
        .onMove { diary.plants.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("A new plant") {
        TextField("Name", text: $newName)
          .onSubmit(add)
        Button("Add", action: add)
          .disabled(newName.isEmpty)
      }
    }
  }

  private func add() {
    guard !newName.isEmpty else { return }
    withAnimation {
      diary.plants.append(Plant(name: newName))
    }
    newName = ""
  }
}

PlaygroundPage.current.setLiveView(DiaryView())
/*:
 - Experiment: Swipe a row to the left to delete it.

 - Experiment: Show only the thirsty plants: give `Diary` another property, and let `ForEach` read
   it. What does a toggle need that this property cannot give?
 */
//: [Next: Screens](@next)
