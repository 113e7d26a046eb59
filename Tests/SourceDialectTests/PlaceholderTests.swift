import SourceDialect
import Testing
