#include <algorithm>

#include "Internal.hpp"

static b2BodyType type(PhysicsBodyKind kind) {
  switch (kind) {
  case PhysicsBodyItem: return b2_dynamicBody;
  case PhysicsBodyBoundary: return b2_staticBody;
  case PhysicsBodyHandle: return b2_kinematicBody;
  }
  return b2_staticBody;
}

PhysicsBody *physics_body_create(
  PhysicsWorld *world, PhysicsBodyKind kind, uint64_t tag, PhysicsVector position, double angle) {
  auto *body = new PhysicsBody{world, kind, tag, nullptr, {}, {}, {}};
  b2BodyDef definition;
  definition.type = type(kind);
  if (isUsable(position)) definition.position = meters(position);
  if (isUsable(angle)) definition.angle = static_cast<float>(angle);
  definition.userData.pointer = reinterpret_cast<uintptr_t>(body);
  body->body = world->world.CreateBody(&definition);
  world->bodies.push_back(body);
  return body;
}

void physics_body_destroy(PhysicsBody *body) {
  PhysicsWorld *world = body->world;
  world->world.DestroyBody(body->body);
  world->bodies.erase(std::find(world->bodies.begin(), world->bodies.end(), body));
  delete body;
}

void physics_body_set_groups(
  PhysicsBody *body, const uint64_t *item_groups, int item_count, const uint64_t *boundary_groups,
  int boundary_count) {
  std::vector<uint64_t> items(item_groups, item_groups + item_count);
  std::vector<uint64_t> boundaries(boundary_groups, boundary_groups + boundary_count);
  if (items == body->itemGroups && boundaries == body->boundaryGroups) return;
  body->itemGroups = std::move(items);
  body->boundaryGroups = std::move(boundaries);
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext())
    fixture->Refilter();
  physics_body_wake(body);
}

// MARK: Properties

static void setSurface(PhysicsBody *body, float friction, float elasticity) {
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetFriction(friction);
    fixture->SetRestitution(elasticity);
  }
  for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
}

static void setMass(PhysicsBody *body, const PhysicsProperties &properties) {
  b2MassData data;
  data.mass = static_cast<float>(clamped(properties.mass, 1e-6, 1e9));
  data.center = isUsable(properties.massCenter) ? meters(properties.massCenter) : b2Vec2(0, 0);
  const double scale = pointsPerMeter * pointsPerMeter;
  const double shift = data.mass * b2Dot(data.center, data.center);
  // Box2D demands that something is left about the center of mass.
  data.I = static_cast<float>(clamped(properties.inertia / scale, shift * 1.001 + 1e-9, 1e12));
  body->body->SetMassData(&data);
}

void physics_body_set_properties(PhysicsBody *body, PhysicsProperties properties) {
  body->properties = properties;
  b2Body *inner = body->body;
  if (body->kind == PhysicsBodyItem) {
    inner->SetType(properties.anchored ? b2_staticBody : b2_dynamicBody);
    inner->SetFixedRotation(!properties.rotates);
    setMass(body, properties);
    inner->SetLinearDamping(static_cast<float>(clamped(properties.resistance, 0, 1e6)));
    inner->SetAngularDamping(static_cast<float>(clamped(properties.angularResistance, 0, 1e6)));
  }
  setSurface(
    body, static_cast<float>(clamped(properties.friction, 0, 1e6)),
    static_cast<float>(clamped(properties.elasticity, 0, 1e3)));
}

// MARK: Motion

PhysicsState physics_body_state(const PhysicsBody *body) {
  const b2Body *inner = body->body;
  return {
    points(inner->GetPosition()), points(inner->GetLinearVelocity()), inner->GetAngle(),
    inner->GetAngularVelocity(), inner->IsAwake() && inner->GetType() == b2_dynamicBody};
}

void physics_body_place(PhysicsBody *body, PhysicsVector position, double angle) {
  if (!isUsable(position) || !isUsable(angle)) return;
  body->body->SetTransform(meters(position), static_cast<float>(angle));
  physics_body_wake(body);
}

void physics_body_set_velocity(
  PhysicsBody *body, PhysicsVector velocity, double angular_velocity) {
  if (!isUsable(velocity) || !isUsable(angular_velocity)) return;
  body->body->SetLinearVelocity(meters(velocity));
  if (!body->body->IsFixedRotation())
    body->body->SetAngularVelocity(static_cast<float>(angular_velocity));
}

void physics_body_wake(PhysicsBody *body) {
  body->body->SetAwake(true);
  // What touches an anchored body or a boundary may have lost its hold.
  for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next)
    edge->other->SetAwake(true);
}

void physics_body_push(PhysicsBody *body, PhysicsVector force) {
  if (isUsable(force)) body->body->ApplyForceToCenter(meters(force), false);
}

void physics_body_push_at(PhysicsBody *body, PhysicsVector force, PhysicsVector point) {
  if (isUsable(force) && isUsable(point))
    body->body->ApplyForce(meters(force), meters(point), false);
}

void physics_body_hit_at(PhysicsBody *body, PhysicsVector impulse, PhysicsVector point) {
  if (isUsable(impulse) && isUsable(point))
    body->body->ApplyLinearImpulse(meters(impulse), meters(point), true);
}

void physics_body_spring(
  PhysicsBody *body, PhysicsVector place, double angle, double frequency, double damping,
  double seconds) {
  b2Body *inner = body->body;
  if (!inner->IsAwake() || inner->GetType() != b2_dynamicBody || !isUsable(place)) return;
  // As Box2D's soft constraints do: with the velocity at the end of the step, so that no spring is
  // too stiff for it.
  const double omega = 2 * M_PI * clamped(frequency, 0, 1000);
  const double pull = seconds * omega * omega;
  const double brake = 1 + seconds * 2 * clamped(damping, 0, 1000) * omega + seconds * pull;
  const double share = 1 / brake - 1;
  const PhysicsVector position = points(inner->GetPosition());
  const PhysicsVector velocity = points(inner->GetLinearVelocity());
  const PhysicsVector change = {
    velocity.x * share - pull * (position.x - place.x) / brake,
    velocity.y * share - pull * (position.y - place.y) / brake};
  const double turned = std::remainder(inner->GetAngle() - angle, 2 * M_PI);
  const double turn = inner->GetAngularVelocity() * share - pull * turned / brake;
  const float inertia = inner->GetInertia() - inner->GetMass() * inner->GetLocalCenter().LengthSquared();
  // Setting a velocity would wake it at each step, and it would never come to rest.
  inner->ApplyLinearImpulseToCenter(inner->GetMass() * meters(change), false);
  if (!inner->IsFixedRotation())
    inner->ApplyAngularImpulse(inertia * static_cast<float>(turn), false);
}
