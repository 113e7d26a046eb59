// PageEngine
