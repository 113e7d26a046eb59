// Calls the initializers of a class of cells that is known only at run time; how and why stands
// with those of layers, in CQuartzCore. The names are the compiler's for
//   UIKit.UITableViewCell.init(style:reuseIdentifier:),
//   UIKit.UITableViewHeaderFooterView.init(reuseIdentifier:) and UIKit.UIView.init(frame:)
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
