#include <algorithm>

#include "Internal.hpp"

static b2Joint *create(PhysicsWorld *world, b2JointDef &joint, const PhysicsJointDefinition &from) {
  joint.bodyA = from.first->body;
  joint.bodyB = from.second->body;
  joint.collideConnected = from.collides;
  return world->world.CreateJoint(&joint);
}

// A rod gives way where it has a frequency; a rope is one that may be shorter.
static b2Joint *rod(PhysicsWorld *world, const PhysicsJointDefinition &from) {
  b2DistanceJointDef joint;
  joint.localAnchorA = meters(from.firstPoint);
  joint.localAnchorB = meters(from.secondPoint);
  joint.length = meters(std::max(from.length, 0.0));
  joint.minLength = joint.maxLength = joint.length;
  if (from.kind == PhysicsJointRope) {
    joint.minLength = 0;
  } else if (from.frequency > 0) {
    joint.minLength = 0;
    joint.maxLength = 1e6f;
    b2LinearStiffness(
      joint.stiffness, joint.damping, static_cast<float>(from.frequency),
      static_cast<float>(from.damping), from.first->body, from.second->body);
  }
  return create(world, joint, from);
}

static b2Joint *tether(PhysicsWorld *world, const PhysicsJointDefinition &from) {
  b2MouseJointDef joint;
  // Where the point is that follows; the place it is pulled to is said at each step.
  joint.target = from.second->body->GetWorldPoint(meters(from.secondPoint));
  joint.maxForce = 1e12f;
  b2LinearStiffness(
    joint.stiffness, joint.damping, static_cast<float>(from.frequency),
    static_cast<float>(from.damping), from.first->body, from.second->body);
  return create(world, joint, from);
}

static b2Joint *pin(PhysicsWorld *world, const PhysicsJointDefinition &from) {
  b2RevoluteJointDef joint;
  joint.localAnchorA = meters(from.firstPoint);
  joint.localAnchorB = meters(from.secondPoint);
  joint.referenceAngle = static_cast<float>(from.referenceAngle);
  joint.enableLimit = from.limited;
  joint.lowerAngle = static_cast<float>(from.minimum);
  joint.upperAngle = static_cast<float>(from.maximum);
  joint.enableMotor = from.frictionForce > 0;
  joint.maxMotorTorque =
    static_cast<float>(from.frictionForce / (pointsPerMeter * pointsPerMeter));
  return create(world, joint, from);
}

static b2Joint *slide(PhysicsWorld *world, const PhysicsJointDefinition &from) {
  b2PrismaticJointDef joint;
  joint.localAnchorA = meters(from.firstPoint);
  joint.localAnchorB = meters(from.secondPoint);
  joint.localAxisA = b2Vec2(static_cast<float>(from.axis.x), static_cast<float>(from.axis.y));
  joint.referenceAngle = static_cast<float>(from.referenceAngle);
  joint.enableLimit = from.limited;
  joint.lowerTranslation = meters(from.minimum);
  joint.upperTranslation = meters(from.maximum);
  joint.enableMotor = from.frictionForce > 0;
  joint.maxMotorForce = meters(from.frictionForce);
  return create(world, joint, from);
}

static b2Joint *weld(PhysicsWorld *world, const PhysicsJointDefinition &from) {
  b2WeldJointDef joint;
  joint.localAnchorA = meters(from.firstPoint);
  joint.localAnchorB = meters(from.secondPoint);
  joint.referenceAngle = static_cast<float>(from.referenceAngle);
  if (from.frequency > 0) {
    b2AngularStiffness(
      joint.stiffness, joint.damping, static_cast<float>(from.frequency),
      static_cast<float>(from.damping), from.first->body, from.second->body);
  }
  return create(world, joint, from);
}

static b2Joint *create(PhysicsWorld *world, const PhysicsJointDefinition &from) {
  switch (from.kind) {
  case PhysicsJointRod:
  case PhysicsJointRope: return rod(world, from);
  case PhysicsJointTether: return tether(world, from);
  case PhysicsJointPin: return pin(world, from);
  case PhysicsJointSlide: return slide(world, from);
  case PhysicsJointWeld: return weld(world, from);
  }
  return nullptr;
}

PhysicsJoint *physics_joint_create(PhysicsWorld *world, PhysicsJointDefinition from) {
  const double numbers[] = {
    from.length, from.referenceAngle, from.minimum, from.maximum, from.axis.x, from.axis.y};
  for (double number : numbers)
    if (!isUsable(number)) return nullptr;
  if (!isUsable(from.firstPoint) || !isUsable(from.secondPoint) || from.first == from.second)
    return nullptr;
  if (from.minimum > from.maximum) std::swap(from.minimum, from.maximum);
  from.frequency = clamped(from.frequency, 0, 1000);
  from.damping = clamped(from.damping, 0, 1000);
  from.frictionForce = clamped(from.frictionForce, 0, 1e12);
  const bool isTether = from.kind == PhysicsJointTether;
  auto *joint = new PhysicsJoint{
    world, create(world, from), isTether ? from.first : nullptr, meters(from.firstPoint)};
  world->joints.push_back(joint);
  physics_body_wake(from.first);
  physics_body_wake(from.second);
  return joint;
}

void physics_joint_destroy(PhysicsJoint *joint) {
  PhysicsWorld *world = joint->world;
  world->world.DestroyJoint(joint->joint);
  world->joints.erase(std::find(world->joints.begin(), world->joints.end(), joint));
  delete joint;
}
