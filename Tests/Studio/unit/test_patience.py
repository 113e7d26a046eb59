"""A test that would wait for ever fails, and the next one has a browser again."""

import subprocess

import pytest
from patience import at_most
from playwright.sync_api import Error

ENDLESS = "() => { for (;;); }"


def test_a_window_whose_script_never_ends_is_closed(living_browser, capsys):
    page = living_browser().new_page()
    with pytest.raises(Error), at_most(1, "this test"):
        page.evaluate(ENDLESS)
    assert not page.context.browser.is_connected()
    assert living_browser().new_page().evaluate("1 + 1") == 2


def test_a_program_that_never_answers_is_ended():
    with at_most(1, "this test"), subprocess.Popen(["sleep", "60"], stdout=subprocess.PIPE) as program:
        assert program.stdout.readline() == b""
    assert program.returncode == -9


def test_what_ends_in_time_is_left_alone(living_browser):
    page = living_browser().new_page()
    with at_most(60, "this test"):
        assert page.evaluate("1 + 1") == 2
    assert page.evaluate("2 + 2") == 4
    page.close()
