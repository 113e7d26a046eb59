import PageEngine
import Testing
