"""Sheets of SwiftUI's containers and presentations in use, from the pages of Containers.playground.

A tour goes through a page with a finger on a phone or a tablet, or with a pointer or the keyboard
alone in a window of a desktop. Each of its steps operates what a screen reader finds by a name, and
each picture is what the live view shows then.
"""

from tour import Tour

PLAYGROUND = "Scripts/Containers.playground"


def lists(tour):
    tour.show()
    tour.drag("Basil", 90)
    tour.show()
    tour.drag("Mint", -130)
    tour.show()
    # A touch elsewhere only closes the row; a key has not opened it.
    if tour.hand != "keyboard":
        tour.tap("Thyme")
    tour.tap("Edit")
    tour.tap("Sage")
    tour.show()
    tour.tap("Done")
    tour.tap("Conifers")
    tour.tap("Care")
    tour.tap("Style")
    tour.show()
    for style in ("Grouped", "Plain", "Sidebar"):
        tour.tap(style)
        tour.show()
        if style != "Sidebar":
            tour.tap("Style")


def forms(tour):
    tour.show()
    tour.tap("Kind")
    tour.show()
    tour.tap("Fern")
    tour.tap("Unit")
    tour.show()
    tour.tap("Gallons")
    tour.tap("Name")
    tour.type("Maidenhair")
    tour.press("Enter")
    tour.tap("Next")
    tour.show()


def tables(tour):
    tour.show()
    tour.tap("Jupiter")
    tour.show()
    if tour.finds("Moons"):
        tour.tap("Moons")
        tour.show()


def navigation(tour):
    tour.show()
    tour.tap("Number 3")
    tour.tap("Twice")
    tour.show()
    tour.tap("Back to the numbers")
    tour.tap("Find a number")
    tour.show()
    tour.type("12")
    tour.show()


def columns(tour):
    tour.show()
    # A tablet that stands upright shows the last column alone, and others over it.
    is_covered = not tour.finds("Inbox 3") and tour.finds("Show Sidebar")
    if is_covered:
        tour.tap("Show Sidebar")
        tour.show()
    tour.tap("Inbox 3")
    tour.show()
    if is_covered:
        tour.tap_beside()
    tour.tap("Inspector")
    tour.show()


def tabs(tour):
    tour.show()
    tour.tap("News")
    tour.show()
    tour.drag("Page 1", -240)
    tour.show()
    tour.tap("Search")
    tour.show()


def presentation(tour):
    tour.show()
    for name, close in (("Sheet", "Done"), ("Half sheet", "Cancel"), ("Cover", "Done")):
        tour.tap(name)
        tour.show()
        tour.tap(close)
    tour.tap("Popover")
    tour.show()
    tour.tap_beside()
    tour.tap("Alert")
    tour.show()
    tour.tap("Cancel")
    tour.tap("Dialog")
    tour.show()
    tour.tap("Keep a copy")
    tour.tap("Menu")
    tour.tap("More")
    tour.show()
    tour.tap("Inner")
    tour.hold("Context menu")
    tour.show()
    tour.tap("Share")
    tour.tap("Share…")
    tour.show()
    tour.tap_beside()
    tour.scroll(-300)
    tour.tap("Export")
    tour.show()
    tour.tap("Save")
    tour.tap("Import")
    tour.show()
    tour.tap("Cancel")


TOURS = {
    "swiftui-lists": ("Lists", lists), "swiftui-forms": ("Forms", forms),
    "swiftui-tables": ("Tables", tables), "swiftui-navigation": ("Navigation", navigation),
    "swiftui-columns": ("Columns", columns), "swiftui-tabs": ("Tabs", tabs),
    "swiftui-presentation": ("Presentation", presentation),
}


def container_sheet(window, name, look, scheme):
    """The sheet of a tour, or an error that names what was not there."""
    page, steps = TOURS[name]
    tour = Tour(window, page, look, scheme)
    steps(tour)
    return tour.sheet()
