#include <algorithm>

#include "Internal.hpp"

PhysicsWorld::PhysicsWorld() : world(b2Vec2(0, 0)) {
  world.SetContactFilter(this);
  world.SetContactListener(this);
}

PhysicsWorld::~PhysicsWorld() {
  world.SetContactListener(nullptr);
  for (PhysicsJoint *joint : joints) delete joint;
  for (PhysicsBody *body : bodies) delete body;
}

static bool share(const std::vector<uint64_t> &first, const std::vector<uint64_t> &second) {
  return std::find_first_of(first.begin(), first.end(), second.begin(), second.end()) != first.end();
}

bool PhysicsWorld::ShouldCollide(b2Fixture *firstFixture, b2Fixture *secondFixture) {
  const PhysicsBody *first = owner(firstFixture), *second = owner(secondFixture);
  if (first->kind == PhysicsBodyItem && second->kind == PhysicsBodyItem)
    return share(first->itemGroups, second->itemGroups);
  return share(first->boundaryGroups, second->boundaryGroups);
}

static std::pair<uint64_t, uint64_t> tags(b2Contact *contact) {
  const uint64_t first = owner(contact->GetFixtureA())->tag;
  const uint64_t second = owner(contact->GetFixtureB())->tag;
  return {std::min(first, second), std::max(first, second)};
}

void PhysicsWorld::BeginContact(b2Contact *contact) {
  const auto pair = tags(contact);
  if (touching[pair]++ > 0) return;
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  const int count = contact->GetManifold()->pointCount;
  b2Vec2 point(0, 0);
  for (int index = 0; index < count; ++index) point += manifold.points[index];
  if (count > 0) point *= 1.0f / static_cast<float>(count);
  contacts.push_back({pair.first, pair.second, points(point), true});
}

void PhysicsWorld::EndContact(b2Contact *contact) {
  const auto pair = tags(contact);
  const auto found = touching.find(pair);
  if (found == touching.end() || --found->second > 0) return;
  touching.erase(found);
  contacts.push_back({pair.first, pair.second, {0, 0}, false});
}

PhysicsWorld *physics_world_create(void) { return new PhysicsWorld(); }

void physics_world_destroy(PhysicsWorld *world) { delete world; }

void physics_world_step(PhysicsWorld *world, double seconds) {
  for (PhysicsJoint *joint : world->joints) {
    if (joint->anchor == nullptr) continue;
    auto *tether = static_cast<b2MouseJoint *>(joint->joint);
    const b2Vec2 target = joint->anchor->body->GetWorldPoint(joint->anchorPoint);
    if (!(target == tether->GetTarget())) tether->SetTarget(target);
  }
  world->world.Step(static_cast<float>(seconds), 10, 6);
}

bool physics_world_next_contact(PhysicsWorld *world, PhysicsContact *contact) {
  if (world->contacts.empty()) return false;
  *contact = world->contacts.front();
  world->contacts.pop_front();
  return true;
}
