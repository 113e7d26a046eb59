import StudioServer
import Testing
