// Calls the initializers of a class of layers that is known only at run time.
//
// Swift's classes keep their initializers in the table of methods, as they keep methods, but the
// language calls one by the type alone only where it is `required`. These functions do what a
// call across libraries does: they ask the runtime for the entry that an initializer's descriptor
// stands for, and jump there. The names are the compiler's for
//   Foundation.NSObject.init() and QuartzCore.CALayer.init(layer: Any)
// and a name that is wrong does not link.

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

typedef const char Descriptor;

extern Descriptor objectInit __asm__("$s10Foundation8NSObjectCACycfCTq");
extern Descriptor objectClass __asm__("$s10Foundation8NSObjectCMn");
extern Descriptor layerInit __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq");
extern Descriptor layerClass __asm__("$s10QuartzCore7CALayerCMn");

extern void *swift_lookUpClassMethod(
    const void *type, Descriptor *method, Descriptor *description);

SWIFT_CALL void *lek_layer_make(SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &objectInit, &objectClass);
  return init(type);
}

SWIFT_CALL void *lek_layer_make_from_layer(void *layer, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(void *, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &layerInit, &layerClass);
  return init(layer, type);
}
