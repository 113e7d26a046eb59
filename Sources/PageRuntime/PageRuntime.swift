// PageRuntime
