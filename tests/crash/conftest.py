"""Each rig's counts are printed after the tests: how often it tried, and what came of it."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A test leaves a line with `record_property("counts", …)`, from whichever process runs it."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, line in report.user_properties:
            if name == "counts":
                terminalreporter.write_line(str(line))
