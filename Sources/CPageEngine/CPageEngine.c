#include "CPageEngine.h"
