// The initializers of cells, by type. UIKit knows these functions by their names alone, so nothing
// is declared for C.
