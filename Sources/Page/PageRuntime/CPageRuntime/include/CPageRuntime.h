#pragma once
// What the page's process needs from C: functions libc's callers must find in the executable
// itself, and the few calls Swift cannot make (fork, descriptors beside a message, a run loop's
// observer). The Swift half is PageRuntime.
#include "PageChannel.h"
#include "PageClock.h"
#include "PageRandom.h"
#include "PageSystem.h"
#include "PageTask.h"
#include "RunLoop.h"
#include "ValueSites.h"
