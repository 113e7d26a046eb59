"""The lists of names in docs/, each with the page that is written from it."""

from dataclasses import dataclass


@dataclass
class Listing:
    names: str
    page: str
    modules: list[str]
    introduction: str


UIKIT = """\
# Coverage of Apple's frameworks

`Scripts/coverage` writes this page from the built modules and [uikit-names.txt](uikit-names.txt).

**The list** has the types, methods and properties of UIKit, QuartzCore and GameplayKit, and the
functions of CoreText, as public bindings of the iOS 18.2 SDK name them. The names of
CoreGraphics are chosen by hand, so its counts say nothing about the rest of that framework. Enum
cases, constants, types of CoreText, most Swift-only API and names that the bindings leave out are
not counted. Swift names are derived from Objective-C selectors by rules. If a rule allows several
spellings, the one that the modules declare is taken, so the counts lean towards *there*; a missing
name may be spelled differently in Swift.

**The counts:** A type is *there* if it is declared, and *partial* if some listed members are
missing. Members count by base name (`init`, `setTitle`), inherited ones too; those of absent types
count as missing. That a name is declared says nothing about its behavior.
"""

SWIFTUI = """\
# Coverage of SwiftUI

`Scripts/coverage` writes this page from the built modules and
[swiftui-names.txt](swiftui-names.txt).

**The list** has every public type, initializer, method, property and case of SwiftUI in the iOS
18.1 SDK, deprecated ones too, with the labels of the arguments. Overloads that differ only in
types are one name. What the list leaves out is stated in its first lines.

**The counts:** A type is *there* if it is declared, and *partial* if some listed members are
missing. Members count with their labels, and those of protocols and superclasses count for each
type that conforms or inherits, so an overload for one type counts as there if all views have it.
Members of absent types count as missing. That a name is declared says nothing about its behavior.

**Accepted without effect:** `accessibilityRotor`, its entries and
`AccessibilitySystemRotor`. A browser gives a page no rotor of its own: screen readers list the
headings, links and fields of the live view themselves.
"""

LISTINGS = [
    Listing("docs/uikit-names.txt", "docs/uikit-coverage.md",
            ["CoreGraphics", "CoreText", "QuartzCore", "UIKit", "GameplayKit"], UIKIT),
    Listing("docs/swiftui-names.txt", "docs/swiftui-coverage.md", ["UIKit", "SwiftUI"], SWIFTUI),
]
