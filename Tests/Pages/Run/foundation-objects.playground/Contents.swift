import Foundation

class Settings: NSObject {
  override var description: String { "settings" }
  var volume = 3
  var owner: String?
}

let settings = Settings()
settings.setValue(7, forKey: "volume")
settings.setValue("Ada", forKey: "owner")
print(settings.volume, settings.value(forKey: "owner") ?? "nobody")

let undo = UndoManager()
func change(_ value: Int) {
  let old = settings.volume
  undo.registerUndo(withTarget: settings) { _ in change(old) }
  settings.volume = value
}
undo.setActionName("Change")
change(9)
undo.undo()
print(settings.volume, undo.canRedo)
undo.redo()
print(settings.volume)

var passing: Settings? = Settings()
let table = NSHashTable<Settings>.weakObjects()
table.add(passing)
print(table.count)
passing = nil
print(table.count)

let mixed = NSArray(objects: "a", 2)
print(mixed.count, NSStringFromCGRect(CGRect(x: 0, y: 1, width: 2.5, height: 3)))
