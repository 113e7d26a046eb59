// The initializers of GameplayKit's classes, by type. GameplayKit knows these functions by their names
// alone, so nothing is declared for C.
