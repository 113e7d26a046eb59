"""Values are shown as they come, and ten times a second where they keep on coming."""

MODULE = "elements/results/valuePace.js"


def shown(bench, moments):
    """The moments, of those at which values came, at which they could be shown at once."""
    return bench.evaluate(MODULE, """
        const pace = new m.ValuePace();
        return argument.filter((now) => {
          if (pace.delay(now) > 0) return false;
          pace.shown(now);
          return true;
        });
        """, moments)


def test_a_runs_values_are_shown_as_they_come(bench):
    assert shown(bench, [0, 10, 20, 30, 40]) == [0, 10, 20, 30, 40]


def test_values_that_keep_on_coming_are_shown_ten_times_a_second(bench):
    moments = list(range(0, 2000, 20))
    late = [moment for moment in shown(bench, moments) if moment >= 1000]
    assert late[0] <= 1100
    assert [after - before for before, after in zip(late, late[1:])] == [100] * (len(late) - 1)


def test_after_a_rest_they_are_shown_as_they_come_again(bench):
    moments = list(range(0, 1000, 20)) + [1400, 1420, 1440]
    assert shown(bench, moments)[-3:] == [1400, 1420, 1440]
