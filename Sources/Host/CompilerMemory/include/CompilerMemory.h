#pragma once

// Nothing is called here: the library does its work when a compiler is started with it.
