#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
