// The initializers of layers, by type. QuartzCore knows these functions by their names alone, so
// nothing is declared for C.
