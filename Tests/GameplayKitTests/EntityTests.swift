import GameplayKit
import Testing

struct EntityTests {
  private class Health: GKComponent {
    var points = 3
    var log: [String] = []
    override func didAddToEntity() { log.append("added") }
    override func willRemoveFromEntity() { log.append(entity == nil ? "lost" : "removed") }
    override func update(deltaTime seconds: TimeInterval) { log.append("\(seconds)") }
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone) as! Health
      copy.points = points
      return copy
    }
  }
  private final class Shield: Health {}
  private final class Name: GKComponent {}

  @Test func componentsAreFoundByTheirClass() {
    let entity = GKEntity()
    let health = Health()
    entity.addComponent(health)
    entity.addComponent(Name())
    #expect(entity.component(ofType: Health.self) === health)
    #expect(entity.component(ofType: Shield.self) == nil)
    #expect(health.entity === entity)
    #expect(entity.components.map { "\(type(of: $0))" } == ["Health", "Name"])
  }

  @Test func aComponentTakesThePlaceOfTheOneOfItsClass() {
    let entity = GKEntity()
    let (first, second) = (Health(), Health())
    entity.addComponent(first)
    entity.addComponent(second)
    #expect(first.log == ["added", "removed"] && first.entity == nil)
    #expect(entity.components == [second])
    entity.removeComponent(ofType: Health.self)
    #expect(second.log == ["added", "removed"] && entity.components.isEmpty)
  }

  @Test func timeReachesEveryComponent() {
    let entity = GKEntity()
    let health = Health()
    entity.addComponent(health)
    entity.update(deltaTime: 0.25)
    #expect(health.log == ["added", "0.25"])
  }

  @Test func aCopyHasCopiesOfTheComponents() throws {
    final class Player: GKEntity {}
    let entity = Player()
    let health = Health()
    health.points = 9
    entity.addComponent(health)
    let copy = try #require(entity.copy() as? Player)
    let copied = try #require(copy.component(ofType: Health.self))
    #expect(copied !== health && copied.points == 9 && copied.entity === copy)
  }

  @Test func aSystemUpdatesTheComponentsOfManyEntities() {
    let system = GKComponentSystem<Health>(componentClass: Health.self)
    let entities = (0..<3).map { _ in GKEntity() }
    for entity in entities { entity.addComponent(Health()) }
    for entity in entities + [GKEntity()] { system.addComponent(foundIn: entity) }
    system.addComponent(foundIn: entities[0])
    #expect(system.components.count == 3)
    system.update(deltaTime: 1)
    #expect(system.allSatisfy { $0.log.last == "1.0" })
    #expect(system[1] === entities[1].component(ofType: Health.self))
    system.removeComponent(foundIn: entities[1])
    #expect(system.components.map { $0.entity } == [entities[0], entities[2]])
  }

  @Test func aSystemNeedsNoAngleBrackets() {
    let systems = [
      GKComponentSystem(componentClass: Health.self), GKComponentSystem(componentClass: Name.self),
    ]
    systems[1].addComponent(Name())
    #expect(systems.map { $0.components.count } == [0, 1])
  }
}
