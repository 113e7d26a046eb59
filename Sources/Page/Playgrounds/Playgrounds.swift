// Nothing but the name. `#Playground("name") { … }` is a macro of Xcode's, whose block is rewritten before a
// compiler sees it; `import Playgrounds` and `#if canImport(Playgrounds)` have to find a module. See
// SourceDialect's PlaygroundBlockRule.
