// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Which Foundation a page runs on, by the number that was asked before there was `#available`.

/// That of a current system.
public let NSFoundationVersionNumber = 3000.0

public let NSFoundationVersionNumber_iOS_6_0 = 993.0
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
