// SourceDialect
