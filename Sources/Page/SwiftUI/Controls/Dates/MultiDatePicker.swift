/// A calendar in which the user chooses several days.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let range: DayRange
  private let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @State private var shownDay: Date?

  private init(_ selection: Binding<Set<DateComponents>>, _ range: DayRange, _ label: Label) {
    self.selection = selection
    self.range = range
    self.label = label
  }

  public var body: some View {
    let month = CalendarMonth(of: shownDay ?? firstShownDay, in: calendar)
    VStack(spacing: 8) {
      HStack {
        Text(month.first, format: .dateTime.month(.wide).year().locale(locale)).font(.headline)
        Spacer()
        turner("chevron.left", to: month.shifted(by: -1))
        turner("chevron.right", to: month.shifted(by: 1)).padding(.leading, 20)
      }
      row(month.weekdays(in: locale).indices) { index in
        Text(verbatim: month.weekdays(in: locale)[index])
          .font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
      }
      ForEach(month.weeks.indices, id: \.self) { week in
        row(month.weeks[week].indices) { day in
          if let date = month.weeks[week][day] { dayButton(date) }
        }
      }
    }
    .frame(maxWidth: 340)
  }

  private var firstShownDay: Date {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    return chosen ?? range.clamped(Date())
  }

  private func turner(_ symbol: String, to date: Date) -> some View {
    Button {
      shownDay = date
    } label: {
      Image(systemName: symbol)
    }
  }

  private func row<C: View>(
    _ columns: Range<Int>, @ViewBuilder cell: @escaping (Int) -> C
  ) -> some View {
    HStack(spacing: 0) {
      ForEach(columns, id: \.self) { column in
        ZStack { cell(column) }.frame(maxWidth: .infinity, minHeight: 20)
      }
    }
  }

  private func dayButton(_ date: Date) -> some View {
    let chosen = selection.wrappedValue.first { calendar.isSameDay($0, as: date) }
    return Button {
      if let chosen {
        selection.wrappedValue.remove(chosen)
      } else {
        selection.wrappedValue.insert(
          calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
      }
    } label: {
      Text(verbatim: "\(calendar.component(.day, from: date))")
        .font(chosen == nil ? .title3 : .title3.weight(.semibold))
        .foregroundStyle(
          chosen == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(TintShapeStyle())
        )
        .lineLimit(1)
        .frame(maxWidth: 40)
        .frame(height: 40)
        .background {
          if chosen != nil { Circle().fill(TintShapeStyle()).opacity(0.15) }
        }
    }
    .buttonStyle(PlainButtonStyle())
    .disabled(!range.contains(date))
  }
}

extension MultiDatePicker {
  /// Chooses any days, with a label of views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DayRange(), label())
  }

  /// Chooses days of a range, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DayRange(first: bounds.lowerBound, end: bounds.upperBound), label())
  }

  /// Chooses days from a date on, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DayRange(first: bounds.lowerBound), label())
  }

  /// Chooses days before a date, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DayRange(end: bounds.upperBound), label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Chooses any days, with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DayRange(), Text(titleKey))
  }

  /// Chooses any days, with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DayRange(), Text(title))
  }

  /// Chooses days of a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection, DayRange(first: bounds.lowerBound, end: bounds.upperBound), Text(titleKey))
  }

  /// Chooses days from a date on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DayRange(first: bounds.lowerBound), Text(titleKey))
  }

  /// Chooses days before a date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DayRange(end: bounds.upperBound), Text(titleKey))
  }
}
