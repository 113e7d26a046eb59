#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>

// A bit field's members have no address, and so no name in Swift.
static inline int lek_is_line_break(const PangoLogAttr *attribute) { return attribute->is_line_break; }
static inline int lek_is_cursor_position(const PangoLogAttr *attribute) { return attribute->is_cursor_position; }
static inline int lek_inserts_hyphen(const PangoLogAttr *attribute) { return attribute->break_inserts_hyphen; }
