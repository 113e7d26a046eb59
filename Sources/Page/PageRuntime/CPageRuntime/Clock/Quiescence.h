#pragma once

/// Whether every other thread of this process sleeps in the kernel, all at one same moment.
int quiescence_reached(void);
