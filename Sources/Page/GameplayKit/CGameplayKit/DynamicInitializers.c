// Calls the initializers of classes that are known only at run time: a page's own nodes, components,
// entities and distributions.
//
// Swift's classes keep their initializers in the table of methods, as they keep methods, but the
// language calls one by the type alone only where it is `required`. These functions do what a
// call across libraries does: they ask the runtime for the entry that an initializer's descriptor
// stands for, and jump there. The names are the compiler's for
//   Foundation.NSObject.init()
//   GameplayKit.GKRandomDistribution.init(randomSource: GKRandom, lowestValue: Int, highestValue: Int)
//   GameplayKit.GKGridGraphNode.init(gridPosition: SIMD2<Int32>)
//   GameplayKit.GKGraphNode2D.init(point: SIMD2<Float>)
// and a name that is wrong does not link.

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

typedef const char Descriptor;
typedef int Grid __attribute__((vector_size(8)));
typedef float Point __attribute__((vector_size(8)));

extern Descriptor objectInit __asm__("$s10Foundation8NSObjectCACycfCTq");
extern Descriptor objectClass __asm__("$s10Foundation8NSObjectCMn");
extern Descriptor distributionInit __asm__(
    "$s11GameplayKit20GKRandomDistributionC12randomSource11lowestValue07highestH0AcA0C0_p_S2itcfCTq");
extern Descriptor distributionClass __asm__("$s11GameplayKit20GKRandomDistributionCMn");
extern Descriptor gridNodeInit __asm__(
    "$s11GameplayKit15GKGridGraphNodeC12gridPositionACs5SIMD2Vys5Int32VG_tcfCTq");
extern Descriptor gridNodeClass __asm__("$s11GameplayKit15GKGridGraphNodeCMn");
extern Descriptor pointNodeInit __asm__(
    "$s11GameplayKit13GKGraphNode2DC5pointACs5SIMD2VySfG_tcfCTq");
extern Descriptor pointNodeClass __asm__("$s11GameplayKit13GKGraphNode2DCMn");

extern void *swift_lookUpClassMethod(
    const void *type, Descriptor *method, Descriptor *description);

static void *lek_object_make(void *type) {
  SWIFT_CALL void *(*init)(SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &objectInit, &objectClass);
  return init(type);
}

SWIFT_CALL void *lek_component_make(SWIFT_CONTEXT void *type) { return lek_object_make(type); }

SWIFT_CALL void *lek_entity_make(SWIFT_CONTEXT void *type) { return lek_object_make(type); }

SWIFT_CALL void *lek_distribution_make(
    void *source, long lowest, long highest, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(void *, long, long, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &distributionInit, &distributionClass);
  return init(source, lowest, highest, type);
}

SWIFT_CALL void *lek_grid_node_make(Grid position, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(Grid, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &gridNodeInit, &gridNodeClass);
  return init(position, type);
}

SWIFT_CALL void *lek_point_node_make(Point point, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(Point, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &pointNodeInit, &pointNodeClass);
  return init(point, type);
}
