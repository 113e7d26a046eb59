// Classes of Foundation that lost their prefix.

import Foundation

@available(*, deprecated, renamed: "Bundle")
public typealias NSBundle = Bundle
@available(*, deprecated, renamed: "FileManager")
public typealias NSFileManager = FileManager
@available(*, deprecated, renamed: "FileHandle")
public typealias NSFileHandle = FileHandle
@available(*, deprecated, renamed: "UserDefaults")
public typealias NSUserDefaults = UserDefaults
@available(*, deprecated, renamed: "ProcessInfo")
public typealias NSProcessInfo = ProcessInfo
@available(*, deprecated, renamed: "Process")
public typealias NSTask = Process
@available(*, deprecated, renamed: "Pipe")
public typealias NSPipe = Pipe
@available(*, deprecated, renamed: "Host")
public typealias NSHost = Host
@available(*, deprecated, renamed: "Port")
public typealias NSPort = Port
@available(*, deprecated, renamed: "NotificationQueue")
public typealias NSNotificationQueue = NotificationQueue
@available(*, deprecated, renamed: "Operation")
public typealias NSOperation = Operation
@available(*, deprecated, renamed: "BlockOperation")
public typealias NSBlockOperation = BlockOperation
@available(*, deprecated, renamed: "OperationQueue")
public typealias NSOperationQueue = OperationQueue
@available(*, deprecated, renamed: "Progress")
public typealias NSProgress = Progress
@available(*, deprecated, renamed: "Stream")
public typealias NSStream = Stream
@available(*, deprecated, renamed: "InputStream")
public typealias NSInputStream = InputStream
@available(*, deprecated, renamed: "OutputStream")
public typealias NSOutputStream = OutputStream
@available(*, deprecated, renamed: "Scanner")
public typealias NSScanner = Scanner
@available(*, deprecated, renamed: "JSONSerialization")
public typealias NSJSONSerialization = JSONSerialization
@available(*, deprecated, renamed: "PropertyListSerialization")
public typealias NSPropertyListSerialization = PropertyListSerialization

@available(*, deprecated, renamed: "Formatter")
public typealias NSFormatter = Formatter
@available(*, deprecated, renamed: "DateFormatter")
public typealias NSDateFormatter = DateFormatter
@available(*, deprecated, renamed: "NumberFormatter")
public typealias NSNumberFormatter = NumberFormatter
@available(*, deprecated, renamed: "ByteCountFormatter")
public typealias NSByteCountFormatter = ByteCountFormatter
@available(*, deprecated, renamed: "DateIntervalFormatter")
public typealias NSDateIntervalFormatter = DateIntervalFormatter
@available(*, deprecated, renamed: "EnergyFormatter")
public typealias NSEnergyFormatter = EnergyFormatter
@available(*, deprecated, renamed: "LengthFormatter")
public typealias NSLengthFormatter = LengthFormatter
@available(*, deprecated, renamed: "MassFormatter")
public typealias NSMassFormatter = MassFormatter
