import CoreGraphics
import Foundation

/// The looks of date pickers: wheels, words that open a calendar, or the calendar itself.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A control to choose a date, a time or a length of time.
///
/// What a subclass may override stands here.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private var chosenDate = Date()
  private var chosenDuration: TimeInterval = 0
  private var content: UIView?
  private var timeFields: CompactDateFields?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { super.frame.size = fittingSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    fill(from: coder, as: UIDatePicker.self)
  }

  private func setUp() {
    isOpaque = false
    show(animated: false)
    knownSize = fittingSize
  }

  // MARK: What is chosen

  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { looksChanged() } }
  }

  open var date: Date {
    get { roundsToMinuteInterval ? rules.rounded(chosenDate) : chosenDate }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    chosenDate = rules.clamp(date)
    show(animated: animated)
  }

  open var countDownDuration: TimeInterval {
    get { chosenDuration }
    set {
      chosenDuration = min(max(newValue, 0), 23 * 3600 + 59 * 60)
      show(animated: false)
    }
  }

  // MARK: What can be chosen

  open var minimumDate: Date? {
    didSet { limitsChanged() }
  }

  open var maximumDate: Date? {
    didSet { limitsChanged() }
  }

  /// Only what goes into sixty is an interval.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      show(animated: false)
    }
  }
  private var interval = 1

  open var roundsToMinuteInterval = true

  open var locale: Locale? {
    didSet { looksChanged() }
  }

  open var calendar: Calendar! = Calendar.current {
    didSet { looksChanged() }
  }

  open var timeZone: TimeZone? {
    didSet { looksChanged() }
  }

  private func limitsChanged() {
    chosenDate = rules.clamp(chosenDate)
    show(animated: false)
  }

  private var rules: DateRules {
    var calendar: Calendar = self.calendar ?? .current
    let locale = self.locale ?? calendar.locale ?? .current
    if let own = self.locale { calendar.locale = own }
    if let timeZone { calendar.timeZone = timeZone }
    return DateRules(
      calendar: calendar, locale: locale, minimum: minimumDate, maximum: maximumDate,
      minuteInterval: interval)
  }

  // MARK: Looks

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { looksChanged() } }
  }

  /// The look that is used; a timer has wheels, and a time by itself no calendar.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (.wheels, _): .wheels
    case (.automatic, .yearAndMonth): .wheels
    case (.inline, .time), (.inline, .yearAndMonth): .wheels
    case (.inline, _): .inline
    default: .compact
    }
  }

  private var knownSize = CGSize.zero

  private func looksChanged() {
    show(animated: false)
    let new = fittingSize
    if knownSize != new {
      knownSize = new
      if translatesAutoresizingMaskIntoConstraints, transform.isIdentity { frame.size = new }
      invalidateIntrinsicContentSize()
    }
  }

  private func show(animated: Bool) {
    let rules = rules
    switch datePickerStyle {
    case .wheels:
      let wheels = content as? DateWheels ?? makeWheels(rules)
      wheels.update(
        datePickerMode, rules, chosenDate, duration: chosenDuration, animated: animated)
    case .inline:
      let month = content as? MonthCalendar ?? makeMonth(rules)
      month.update(rules, chosenDate)
      showTime(rules)
    case .automatic, .compact:
      let fields = content as? CompactDateFields ?? makeFields(rules)
      fields.update(datePickerMode, rules, chosenDate)
    }
    if datePickerStyle != .inline { dropTime() }
    followWords()
    setNeedsLayout()
  }

  /// Other words are wider or narrower; a size that a page has chosen stays.
  private func followWords() {
    guard datePickerStyle == .compact, bounds.size == knownSize, knownSize != .zero else { return }
    let new = fittingSize
    guard new != knownSize else { return }
    knownSize = new
    if translatesAutoresizingMaskIntoConstraints, transform.isIdentity { frame.size = new }
    invalidateIntrinsicContentSize()
  }

  private func makeWheels(_ rules: DateRules) -> DateWheels {
    let made = DateWheels(datePickerMode, rules, chosenDate, duration: chosenDuration)
    made.changed = { [weak self] in self?.chose($0) }
    made.durationChanged = { [weak self] in
      self?.chosenDuration = $0
      self?.tell()
    }
    replaceContent(with: made)
    return made
  }

  private func makeMonth(_ rules: DateRules) -> MonthCalendar {
    let made = MonthCalendar(rules, chosenDate)
    made.changed = { [weak self] in self?.chose($0) }
    replaceContent(with: made)
    return made
  }

  private func makeFields(_ rules: DateRules) -> CompactDateFields {
    let made = CompactDateFields(rules, chosenDate)
    made.changed = { [weak self] in self?.chose($0) }
    made.opened = { [weak self] in self?.sendActions(for: .editingDidBegin) }
    made.closed = { [weak self] in self?.sendActions(for: .editingDidEnd) }
    replaceContent(with: made)
    return made
  }

  private func replaceContent(with new: UIView) {
    content?.removeFromSuperview()
    content = new
    addSubview(new)
  }

  /// Below the calendar, where a time is chosen too.
  private func showTime(_ rules: DateRules) {
    guard datePickerMode == .dateAndTime else { return dropTime() }
    let fields = timeFields ?? CompactDateFields(rules, chosenDate)
    if timeFields == nil {
      fields.changed = { [weak self] in self?.chose($0) }
      addSubview(fields)
      timeFields = fields
    }
    fields.update(.time, rules, chosenDate)
  }

  private func dropTime() {
    timeFields?.removeFromSuperview()
    timeFields = nil
  }

  private func chose(_ date: Date) {
    chosenDate = rules.clamp(date)
    show(animated: true)
    tell()
  }

  private func tell() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Places

  private static let timeRow: CGFloat = 44

  private var fittingSize: CGSize {
    switch datePickerStyle {
    case .wheels: UIPickerView.defaultSize
    case .inline:
      CGSize(
        width: MonthCalendar.size.width,
        height: MonthCalendar.size.height + (datePickerMode == .dateAndTime ? Self.timeRow : 0))
    case .automatic, .compact: content?.sizeThatFits(.zero) ?? .zero
    }
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    if let timeFields {
      room.size.height -= Self.timeRow
      let size = timeFields.sizeThatFits(.zero)
      timeFields.frame = CGRect(
        x: bounds.width - size.width - 16, y: room.maxY, width: size.width, height: Self.timeRow)
    }
    content?.frame = room
  }

  override func stateChanged() {
    super.stateChanged()
    content?.isUserInteractionEnabled = isEnabled
    alpha = isEnabled ? 1 : 0.5
  }
}
