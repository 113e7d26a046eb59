#include "CPageRuntime.h"
