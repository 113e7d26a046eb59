import PageRuntime
import Testing
