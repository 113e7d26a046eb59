// What every page has without an import line, as on a Mac: Objective-C's part of the language.

@_exported import ObjectiveC
