// Box2D for Swift: a world of bodies, joints and contacts behind plain C functions.
//
// Lengths are points, times seconds, angles radians. A view of 100 by 100 points and density 1 has
// mass 1; a force is a mass times points per second squared. Box2D's own metres, whose tolerances
// are fixed, never leave the implementation. Box2D stops the program where it is given something
// it cannot work with, so whatever comes in is looked at first, and left out if it is no number.
#ifndef LEKPLATS_CBOX2D_H
#define LEKPLATS_CBOX2D_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct PhysicsWorld PhysicsWorld;
typedef struct PhysicsBody PhysicsBody;
typedef struct PhysicsJoint PhysicsJoint;

typedef struct {
  double x, y;
} PhysicsVector;

typedef enum {
  // Moves by forces, unless it is anchored.
  PhysicsBodyItem,
  // Stands still, and items may hit it.
  PhysicsBodyBoundary,
  // Moves as it is told, and nothing hits it.
  PhysicsBodyHandle,
} PhysicsBodyKind;

typedef struct {
  double mass;
  // About the body's origin.
  double inertia;
  PhysicsVector massCenter;
  double elasticity, friction, resistance, angularResistance;
  bool rotates, anchored;
} PhysicsProperties;

typedef struct {
  PhysicsVector position, velocity;
  double angle, angularVelocity;
  bool awake;
} PhysicsState;

typedef enum {
  // Keeps two points at a distance; a spring where it has a frequency.
  PhysicsJointRod,
  // Keeps two points within a distance.
  PhysicsJointRope,
  // Pulls a point to another by a spring without length.
  PhysicsJointTether,
  PhysicsJointPin,
  PhysicsJointSlide,
  PhysicsJointWeld,
} PhysicsJointKind;

typedef struct {
  PhysicsJointKind kind;
  PhysicsBody *first, *second;
  // Within each body, and so is the axis within the first.
  PhysicsVector firstPoint, secondPoint, axis;
  double length, frequency, damping, referenceAngle, frictionForce;
  bool limited;
  double minimum, maximum;
  bool collides;
} PhysicsJointDefinition;

typedef struct {
  uint64_t first, second;
  PhysicsVector point;
  bool began;
} PhysicsContact;

PhysicsWorld *physics_world_create(void);
void physics_world_destroy(PhysicsWorld *world);
void physics_world_step(PhysicsWorld *world, double seconds);
// The contacts since the last call, in the order in which they happened; one at a time.
bool physics_world_next_contact(PhysicsWorld *world, PhysicsContact *contact);

PhysicsBody *physics_body_create(
  PhysicsWorld *world, PhysicsBodyKind kind, uint64_t tag, PhysicsVector position, double angle);
void physics_body_destroy(PhysicsBody *body);
void physics_body_remove_shapes(PhysicsBody *body);
void physics_body_add_circle(PhysicsBody *body, PhysicsVector center, double radius);
// A convex figure of at most eight corners.
void physics_body_add_polygon(PhysicsBody *body, const PhysicsVector *corners, int count);
void physics_body_add_edge(PhysicsBody *body, PhysicsVector from, PhysicsVector to);
// Lines that are hit from both sides, and slid along without stumbling at their corners.
void physics_body_add_chain(
  PhysicsBody *body, const PhysicsVector *points, int count, bool closed);
void physics_body_set_properties(PhysicsBody *body, PhysicsProperties properties);
// Items that share a group hit each other; an item hits a boundary whose group it has.
void physics_body_set_groups(
  PhysicsBody *body, const uint64_t *item_groups, int item_count, const uint64_t *boundary_groups,
  int boundary_count);

PhysicsState physics_body_state(const PhysicsBody *body);
void physics_body_place(PhysicsBody *body, PhysicsVector position, double angle);
void physics_body_set_velocity(PhysicsBody *body, PhysicsVector velocity, double angular_velocity);
void physics_body_wake(PhysicsBody *body);
// For the next step; one that rests feels nothing.
void physics_body_push(PhysicsBody *body, PhysicsVector force);
void physics_body_push_at(PhysicsBody *body, PhysicsVector force, PhysicsVector point);
void physics_body_hit_at(PhysicsBody *body, PhysicsVector impulse, PhysicsVector point);
// What springs to a place and to a direction do to the velocities in one step of that length.
void physics_body_spring(
  PhysicsBody *body, PhysicsVector place, double angle, double frequency, double damping,
  double seconds);

// None where the joint cannot be.
PhysicsJoint *physics_joint_create(PhysicsWorld *world, PhysicsJointDefinition definition);
void physics_joint_destroy(PhysicsJoint *joint);

#ifdef __cplusplus
}
#endif

#endif
