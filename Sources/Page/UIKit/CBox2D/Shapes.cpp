#include <algorithm>

#include "Internal.hpp"

static void add(PhysicsBody *body, b2Shape &shape) {
  b2FixtureDef definition;
  definition.shape = &shape;
  definition.restitutionThreshold = meters(bounceThreshold);
  definition.friction = static_cast<float>(clamped(body->properties.friction, 0, 1e6));
  definition.restitution = static_cast<float>(clamped(body->properties.elasticity, 0, 1e3));
  body->body->CreateFixture(&definition);
}

void physics_body_remove_shapes(PhysicsBody *body) {
  while (b2Fixture *fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
}

void physics_body_add_circle(PhysicsBody *body, PhysicsVector center, double radius) {
  if (!isUsable(center) || !isUsable(radius) || radius < 0.01) return;
  b2CircleShape shape;
  shape.m_p = meters(center);
  shape.m_radius = meters(radius + skin);
  add(body, shape);
}

// MARK: Polygons

static double cross(PhysicsVector a, PhysicsVector b) { return a.x * b.y - a.y * b.x; }
static PhysicsVector minus(PhysicsVector a, PhysicsVector b) { return {a.x - b.x, a.y - b.y}; }

// Half of what a circle within has, roughly: no figure may be drawn smaller than to nothing.
static double thinness(const std::vector<PhysicsVector> &corners) {
  PhysicsVector middle = {0, 0};
  for (const PhysicsVector &corner : corners) {
    middle.x += corner.x / corners.size();
    middle.y += corner.y / corners.size();
  }
  double least = INFINITY;
  for (size_t index = 0; index < corners.size(); ++index) {
    const PhysicsVector from = corners[index], to = corners[(index + 1) % corners.size()];
    const PhysicsVector side = minus(to, from);
    const double length = std::hypot(side.x, side.y);
    if (length > 0) least = std::min(least, std::fabs(cross(side, minus(middle, from))) / length);
  }
  return least / 2;
}

// Each side moved inwards by a distance; the corners are where neighbours meet.
static std::vector<b2Vec2> drawnIn(const std::vector<PhysicsVector> &corners, double distance) {
  double area = 0;
  const size_t count = corners.size();
  for (size_t index = 0; index < count; ++index)
    area += cross(corners[index], corners[(index + 1) % count]);
  const double inwards = area > 0 ? distance : -distance;
  std::vector<b2Vec2> result;
  for (size_t index = 0; index < count; ++index) {
    const PhysicsVector here = corners[index];
    const PhysicsVector before = minus(here, corners[(index + count - 1) % count]);
    const PhysicsVector after = minus(corners[(index + 1) % count], here);
    const double firstLength = std::hypot(before.x, before.y);
    const double secondLength = std::hypot(after.x, after.y);
    const double sine = cross(before, after) / (firstLength * secondLength);
    const PhysicsVector firstNormal = {-before.y / firstLength, before.x / firstLength};
    const PhysicsVector secondNormal = {-after.y / secondLength, after.x / secondLength};
    PhysicsVector moved = {
      here.x + firstNormal.x * inwards, here.y + firstNormal.y * inwards};
    if (std::fabs(sine) > 1e-6) {
      const double cosine = firstNormal.x * secondNormal.x + firstNormal.y * secondNormal.y;
      const double along = inwards * (1 - cosine) / sine;
      moved.x -= along * before.x / firstLength;
      moved.y -= along * before.y / firstLength;
    }
    result.push_back(meters(moved));
  }
  return result;
}

static std::vector<PhysicsVector> distinct(const PhysicsVector *points, int count, double gap) {
  std::vector<PhysicsVector> result;
  for (int index = 0; index < count; ++index) {
    if (!isUsable(points[index])) continue;
    if (!result.empty()) {
      const PhysicsVector step = minus(points[index], result.back());
      if (std::hypot(step.x, step.y) < gap) continue;
    }
    result.push_back(points[index]);
  }
  return result;
}

static bool meet(PhysicsVector first, PhysicsVector second, double gap) {
  const PhysicsVector step = minus(first, second);
  return std::hypot(step.x, step.y) < gap;
}

void physics_body_add_polygon(PhysicsBody *body, const PhysicsVector *points, int count) {
  std::vector<PhysicsVector> corners = distinct(points, count, 0.01);
  while (corners.size() > 1 && meet(corners.front(), corners.back(), 0.01)) corners.pop_back();
  if (corners.size() < 3 || corners.size() > b2_maxPolygonVertices) return;
  const double room = thinness(corners);
  // Box2D welds corners that are nearer to each other than half its slop.
  if (room < 0.15) return;
  const double distance = std::min(inset, room / 2);
  const std::vector<b2Vec2> drawn = drawnIn(corners, distance);
  b2PolygonShape shape;
  shape.Set(drawn.data(), static_cast<int>(drawn.size()));
  shape.m_radius = meters(distance + skin);
  add(body, shape);
}

// MARK: Lines

void physics_body_add_edge(PhysicsBody *body, PhysicsVector from, PhysicsVector to) {
  if (!isUsable(from) || !isUsable(to) || meet(from, to, 0.5)) return;
  b2EdgeShape shape;
  shape.SetTwoSided(meters(from), meters(to));
  shape.m_radius = meters(skin);
  add(body, shape);
}

// Box2D's chains are hit from their right alone.
static void addOneSided(
  PhysicsBody *body, const std::vector<PhysicsVector> &points, bool closed) {
  std::vector<b2Vec2> vertices;
  for (const PhysicsVector &point : points) vertices.push_back(meters(point));
  const int count = static_cast<int>(vertices.size());
  b2ChainShape shape;
  if (closed) {
    shape.CreateLoop(vertices.data(), count);
  } else {
    const b2Vec2 before = vertices[0] + (vertices[0] - vertices[1]);
    const b2Vec2 after = vertices[count - 1] + (vertices[count - 1] - vertices[count - 2]);
    shape.CreateChain(vertices.data(), count, before, after);
  }
  shape.m_radius = meters(skin);
  add(body, shape);
}

void physics_body_add_chain(
  PhysicsBody *body, const PhysicsVector *points, int count, bool closed) {
  const double gap = 0.5;
  std::vector<PhysicsVector> kept = distinct(points, count, gap);
  if (closed) {
    while (kept.size() > 1 && meet(kept.front(), kept.back(), gap)) kept.pop_back();
  }
  if (kept.size() < 2) return;
  if (kept.size() == 2) return physics_body_add_edge(body, kept[0], kept[1]);
  addOneSided(body, kept, closed);
  std::reverse(kept.begin(), kept.end());
  addOneSided(body, kept, closed);
}
