// Calls the initializers of a class of cells or recognizers that is known only at run time; how and why stands
// with those of layers, in CQuartzCore. The names are the compiler's for
//   UIKit.UITableViewCell.init(style:reuseIdentifier:),
//   UIKit.UITableViewHeaderFooterView.init(reuseIdentifier:), UIKit.UIView.init(frame:),
//   UIKit.UIGestureRecognizer.init(coder:), and
//   UIKit.UIStoryboardSegue.init(identifier:source:destination:)
// and a name that is wrong does not link.

#include <stdint.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

typedef const char Descriptor;

extern Descriptor cellInit __asm__(
    "$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
extern Descriptor cellClass __asm__("$s5UIKit15UITableViewCellCMn");
extern Descriptor headerInit __asm__(
    "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
extern Descriptor headerClass __asm__("$s5UIKit023UITableViewHeaderFooterC0CMn");
extern Descriptor viewInit __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern Descriptor viewClass __asm__("$s5UIKit6UIViewCMn");
extern Descriptor gestureInit __asm__(
    "$s5UIKit19UIGestureRecognizerC5coderACSg10Foundation7NSCoderC_tcfCTq");
extern Descriptor gestureClass __asm__("$s5UIKit19UIGestureRecognizerCMn");

extern Descriptor segueInit __asm__(
    "$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");
extern Descriptor segueClass __asm__("$s5UIKit17UIStoryboardSegueCMn");

extern void *swift_lookUpClassMethod(
    const void *type, Descriptor *method, Descriptor *description);

// A text is two words.
SWIFT_CALL void *lek_table_cell_make(
    uint8_t style, uint64_t first, void *second, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(uint8_t, uint64_t, void *, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &cellInit, &cellClass);
  return init(style, first, second, type);
}

SWIFT_CALL void *lek_table_header_make(uint64_t first, void *second, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(uint64_t, void *, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &headerInit, &headerClass);
  return init(first, second, type);
}

SWIFT_CALL void *lek_view_make(
    double x, double y, double width, double height, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(double, double, double, double, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &viewInit, &viewClass);
  return init(x, y, width, height, type);
}

SWIFT_CALL void *lek_gesture_make(void *coder, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(void *, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &gestureInit, &gestureClass);
  return init(coder, type);
}

SWIFT_CALL void *lek_segue_make(
    uint64_t first, void *second, void *source, void *destination, SWIFT_CONTEXT void *type) {
  SWIFT_CALL void *(*init)(uint64_t, void *, void *, void *, SWIFT_CONTEXT void *) =
      swift_lookUpClassMethod(type, &segueInit, &segueClass);
  return init(first, second, source, destination, type);
}
