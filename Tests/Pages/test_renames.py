"""Every name that our modules call old says a current one that the compiler knows."""

import json
import platform
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = ["CoreGraphics", "CoreText", "GameplayKit", "ObjectiveC", "OldSwift", "QuartzCore",
           "UIKit", "XCPlayground"]
TARGET = f"{platform.machine()}-unknown-linux-gnu"
# A value of a protocol or of a generic type, to ask for the members of.
VALUES = {
    "AnyDate": "Date", "BinaryInteger": "Int", "BidirectionalCollection": "[Int]",
    "Collection": "[Int]", "Data.Index": "Int", "Dictionary": "[String: Int]",
    "FixedWidthInteger": "Int", "FloatingPoint": "Double", "MemoryLayout": "MemoryLayout<Int>",
    "MutableCollection": "[Int]", "NSCache": "NSCache<NSString, NSString>", "NSHashTable": "NSHashTable<NSString>",
    "Optional": "Int?",
    "RangeReplaceableCollection": "[Int]", "RawRepresentable": "UIView.ContentMode",
    "Sequence": "[Int]", "Set": "Set<Int>", "SetAlgebra": "Set<Int>", "Strideable": "Int",
    "StringProtocol": "String", "UnsafeMutablePointer": "UnsafeMutablePointer<Int>",
    "UnsafePointer": "UnsafePointer<Int>", "AnyIterator": "AnyIterator<Int>",
    "GKRandom": "any GKRandom", "GKGameModel": "any GKGameModel",
    "UIViewControllerContextTransitioning": "any UIViewControllerContextTransitioning",
    "UIViewControllerTransitionCoordinator": "any UIViewControllerTransitionCoordinator",
    "GKComponentSystem": "GKComponentSystem<GKComponent>",
}
# What is said of a name that is not there; all else is about how it is asked for here.
UNKNOWN = re.compile(
    r"has no member|cannot find|has no .* member|is not a member type|no exact matches|extraneous|"
    r"incorrect argument label|no type named|expected")
# Names whose other parameters have values of their own are asked for by a call.
CALLS = {
    "append(contentsOf:)": "var a = [1]; a.append(contentsOf: [2])",
    "debugPrint(_:)": "debugPrint(1)",
    "init(url:)": "_ = URLRequest(url: URL(string: \"about:blank\")!)",
    "joined(separator:)": "_ = [\"a\"].joined(separator: \",\")",
    "notify(queue:execute:)": "DispatchGroup().notify(queue: .main, execute: {})",
    "print(_:)": "print(1)",
    "print(_:to:)": "var a = \"\"; print(1, to: &a)",
    "split(separator:)": "_ = [1].split(separator: 1)",
    "split(separator:maxSplits:)": "_ = [1].split(separator: 1, maxSplits: 1)",
    "split(whereSeparator:)": "_ = [1].split(whereSeparator: { $0 == 1 })",
}
# Sequences whose elements are of a kind.
NESTED = {"flatten()": "[[Int]]", "joinWithSeparator(_:)": "[String]"}


def modules():
    for configuration in ("release", "debug"):
        folder = ROOT / f".build/{configuration}/PageModules"
        if (folder / "OldSwift.swiftmodule").exists():
            return folder
    pytest.fail("Build first: Scripts/build.")


def old_names(folder, output):
    """(module, symbol) for all that is deprecated and says what it is called now."""
    for module in MODULES:
        subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", module, "-I", folder, "-target", TARGET,
             "-output-dir", output, "-minimum-access-level", "public"],
            check=True, capture_output=True)
    for file in sorted(output.glob("*.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            for said in symbol.get("availability", []):
                if said.get("renamed") and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                    yield file.name.split("@")[0].split(".")[0], symbol, said["renamed"]


def reference(symbol, renamed):
    """Swift that says the current name as a text would that says it for the old one."""
    *owner, title = symbol["pathComponents"]
    kind = symbol["kind"]["identifier"]
    # A name may begin with what it is to be found in: `UIView.AnimationOptions`, `utf16.count`.
    getter = renamed.startswith(("getter:", "setter:"))
    name = renamed.removeprefix("getter:").removeprefix("setter:").replace("(self:_:)", "(self:)") \
        if getter else renamed
    context, _, last = name.rpartition(".") if "(" not in name else (
        name[:name.index("(")].rpartition(".")[0], ".",
        name[name.index("(") - len(name[:name.index("(")].rpartition(".")[2]):])
    asked = last.replace("self:", "")
    if asked in CALLS:
        return CALLS[asked]
    if "self:" in name:
        last = asked
        return use(context, last.removesuffix("()") if getter else last, isStatic=False)
    if getter:
        last = last.removesuffix("()")
    elif last.endswith("()"):
        # A nullary call is said whole; what it needs to be called is not asked here.
        last = last.removesuffix("()") if last != "init()" else "init"
    if last == "subscript(_:)":
        return "_ = 0"
    if not owner:
        if kind == "swift.typealias":
            return f"func take(_ value: {name}) {{}}" if name[0].isupper() else f"_ = {name}"
        return f"_ = {VALUES.get(context, context) + '.' if context else ''}{last}"
    holder = ".".join(owner)
    if title in NESTED:
        holder = NESTED[title]
    member = f"{context}.{last}" if context else last
    if kind == "swift.typealias":
        # A type of the library, or what the owner calls its own parameter: no member of it.
        if name in ("Int", "String", "Wrapped"):
            return "_ = 0"
        return f"_ = ({VALUES.get(holder, holder)}.{member}).self"
    isStatic = kind.startswith("swift.type.") or kind in ("swift.init", "swift.enum.case")
    return use(holder, member, isStatic)


def use(holder, member, isStatic):
    holder = VALUES.get(holder, holder)
    if isStatic:
        return f"_ = ({holder}).{member}"
    return f"func take(_ value: inout {holder}) {{ _ = value.{member} }}"


def test_every_current_name_is_there(tmp_path):
    folder = modules()
    lines = [f"import {module}" for module in ["Foundation", "FoundationAdditions", "FoundationNetworking", "FoundationXML", *MODULES]]
    asked = {}
    count = len(lines)
    for module, symbol, renamed in old_names(folder, tmp_path):
        count += 1
        lines.append(f"@MainActor func ask{count}() {{ {reference(symbol, renamed)} }}")
        asked[count] = f"{module}: {'.'.join(symbol['pathComponents'])} → {renamed}"
    assert len(asked) > 1500
    source = tmp_path / "ask.swift"
    source.write_text("\n".join(lines) + "\n")
    done = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "5", "-I", folder, "-suppress-warnings",
         "-diagnostic-style", "llvm", source], capture_output=True, text=True)
    wrong = []
    for line, said in re.findall(r"ask\.swift:(\d+):\d+: error: (.*)", done.stderr):
        if UNKNOWN.search(said):
            wrong.append(f"{asked.get(int(line), line)}: {said}")
    assert not wrong, "\n".join(wrong)
