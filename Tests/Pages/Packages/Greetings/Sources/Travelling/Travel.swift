import Away

public let place = "there"
