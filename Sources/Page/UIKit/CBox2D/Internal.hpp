#pragma once

#include <box2d/box2d.h>

#include <cmath>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "CBox2D.h"

// Box2D's tolerances suit bodies of 0.1 to 10 metres; with fifty points in a metre they are a
// quarter of a point, and nothing may move more than a hundred points in a step.
constexpr double pointsPerMeter = 50;
// Figures may lie into each other by Box2D's slop; theirs are drawn this much smaller, so that what
// rests lies edge to edge, and given a skin that makes up for it.
constexpr double inset = 0.5;
constexpr double skin = 0.06;
// Slower than this nothing bounces; gravity alone gives four points a second in a step.
constexpr double bounceThreshold = 15;

inline float meters(double points) { return static_cast<float>(points / pointsPerMeter); }
inline double points(float meters) { return meters * pointsPerMeter; }
inline b2Vec2 meters(PhysicsVector vector) { return {meters(vector.x), meters(vector.y)}; }
inline PhysicsVector points(b2Vec2 vector) { return {points(vector.x), points(vector.y)}; }

// A view far beyond any screen would only lose its precision.
inline bool isUsable(double value) { return std::isfinite(value) && std::fabs(value) < 1e9; }
inline bool isUsable(PhysicsVector vector) { return isUsable(vector.x) && isUsable(vector.y); }
inline double clamped(double value, double low, double high) {
  return std::isnan(value) ? low : std::fmin(std::fmax(value, low), high);
}

struct PhysicsBody {
  PhysicsWorld *world;
  PhysicsBodyKind kind;
  uint64_t tag;
  b2Body *body;
  PhysicsProperties properties;
  std::vector<uint64_t> itemGroups, boundaryGroups;
};

struct PhysicsJoint {
  PhysicsWorld *world;
  b2Joint *joint;
  // Where a tether's other end is.
  PhysicsBody *anchor;
  b2Vec2 anchorPoint;
};

struct PhysicsWorld : b2ContactFilter, b2ContactListener {
  b2World world;
  std::vector<PhysicsBody *> bodies;
  std::vector<PhysicsJoint *> joints;
  std::deque<PhysicsContact> contacts;
  // How many pairs of figures of two bodies touch.
  std::map<std::pair<uint64_t, uint64_t>, int> touching;

  PhysicsWorld();
  ~PhysicsWorld() override;
  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
};

inline PhysicsBody *owner(const b2Fixture *fixture) {
  return reinterpret_cast<PhysicsBody *>(
    const_cast<b2Fixture *>(fixture)->GetBody()->GetUserData().pointer);
}
