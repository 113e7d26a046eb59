"""Bundles that are too much for whatever reads them: two hundred, by a seed. No tests; these are in test_bombs.py.

Long because each kind of text that grows out of a few lines stands here.
"""

import random
import struct
import zlib

SETTINGS = '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"/>\n'
PAGE = "Contents.swift"
COUNT = 200
# What a bomb may use in tests, so that two hundred of them do not take a day.
MEMORY, SECONDS = 1_000_000_000, 3
LIMITS = f"compilerTime={SECONDS} expressionTime=1 compilerMemory={MEMORY} topLevelTime={SECONDS} memory={MEMORY}"


def page(text):
    return {PAGE: text}


def nested(opening, middle, closing, depth):
    return opening * depth + middle + closing * depth


def sums_of_literals(chance):
    signs = [chance.choice(["+", "-", "*", "/"]) for _ in range(chance.randint(20, 60))]
    numbers = [chance.choice(["1", "2.5", "0x1p4", "Double(3)", "-7"]) for _ in range(len(signs) + 1)]
    both = [part for pair in zip(numbers, [*signs, ""]) for part in pair]
    return page(f"let a: String = {' '.join(both)}\n")


def operators_without_an_end(chance):
    kinds = [f"T{number}" for number in range(chance.randint(4, 7))]
    sums = [f"func +++ (a: {a}, b: {b}) -> {b} {{ b }}" for a in kinds for b in kinds]
    makers = [f"struct {kind} {{}}\nfunc make() -> {kind} {{ {kind}() }}" for kind in kinds]
    chain = " +++ ".join(["make()"] * chance.randint(12, 60))
    return page("\n".join(["infix operator +++: AdditionPrecedence", *makers, *sums, f"let a: Int = {chain}\n"]))


def closures_in_closures(chance):
    depth = chance.randint(15, 40)
    return page(f"let a = {nested('{ x in [x].map ', '{ $0 }', ' }', depth)}\nprint(a)\n")


def a_dictionary_of_everything(chance):
    values = ["1", "2.5", '"s"', "[1, 2]", '["k": 1.5]', "nil", "true", "{ $0 }"]
    entries = ", ".join(f'"{number}": {chance.choice(values)}' for number in range(chance.randint(300, 3000)))
    return page(f"let a = [{entries}]\n")


def an_array_in_the_type(chance):
    return page(f"var a = InlineArray<{chance.randint(10**8, 10**10)}, Int>(repeating: 1)\nprint(a[0])\n")


def structures_of_structures(chance):
    width, depth = chance.randint(3, 6), chance.randint(10, 16)
    lines = ["struct S0 { var a = 0.5 }"]
    for level in range(1, depth):
        members = "; ".join(f"var m{number} = S{level - 1}()" for number in range(width))
        lines.append(f"struct S{level} {{ {members} }}")
    return page("\n".join([*lines, f"var a = S{depth - 1}()", "print(a)\n"]))


def enumerations_of_enumerations(chance):
    depth = chance.randint(15, 30)
    lines = ["enum E0 { case a, b }"]
    lines += [f"enum E{n} {{ case a(E{n - 1}, E{n - 1}), b(E{n - 1}) }}" for n in range(1, depth)]
    return page("\n".join(lines) + f"\nprint(MemoryLayout<E{depth - 1}>.size)\n")


def dynamic_members(chance):
    lines = "\n".join(f"  @objc dynamic var p{number} = {number}" for number in range(chance.randint(1500, 4000)))
    return page(f"import UIKit\nclass A: NSObject {{\n{lines}\n}}\nprint(A())\n")


def types_in_types(chance):
    opening, closing = chance.choice([("Array<", ">"), ("[", "]"), ("(", ")"), ("Optional<", ">"), ("() -> ", "")])
    return page(f"let a: {nested(opening, 'Int', closing, chance.randint(500, 60_000))}\n")


def brackets_in_brackets(chance):
    opening, closing = chance.choice([("(", ")"), ("[", "]"), ("{", "}"), ("-(", ")"), ("!(", ")"), ("(\\.", ")")])
    return page(f"let a = {nested(opening, '1', closing, chance.randint(500, 60_000))}\n")


def brackets_that_never_close(chance):
    signs = [chance.choice(["(", "[", "{", "<", '"\\(', "/*", "#if A\n", "`"]) for _ in range(chance.randint(2000, 40_000))]
    return page("let a = " + "".join(signs))


def statements_in_statements(chance):
    opening = chance.choice(["if true {\n", "do {\n", "while true {\n", "func f() {\n", "switch 1 {\ndefault:\n", "class A {\n"])
    depth = chance.randint(300, 8000)
    return page(nested(opening, "print(1)\n", "}\n", depth))


def interpolations_in_interpolations(chance):
    return page(f"let a = {nested(chr(34) + chr(92) + '(', '1', ')' + chr(34), chance.randint(100, 5000))}\n")


def conditions_of_the_compiler(chance):
    depth = chance.randint(500, 20_000)
    return page(nested("#if true\n", "print(1)\n", "#endif\n", depth))


def a_chain_of_calls(chance):
    call = chance.choice([".map { $0 + 1 }", "?.description", "!.a", ".filter { $0 > 0 }.count.description", "[0]"])
    return page(f"let a = [1]{call * chance.randint(200, 20_000)}\n")


def a_long_chain(chance):
    sign = chance.choice([" + ", " && ", " ?? ", " == ", " as Any as ", " ? 1 : "])
    return page(f"let a = {sign.join(['x'] * chance.randint(1000, 30_000))}\n")


def a_switch_over_everything(chance):
    width = chance.randint(8, 14)
    kinds = "enum E { case a, b, c, d }\n"
    names = ", ".join(f"v{number}" for number in range(width))
    values = "\n".join(f"let v{number} = E.a" for number in range(width))
    cases = "\n".join(
        f"case ({', '.join(chance.choice(['.a', '.b', '.c', '_']) for _ in range(width))}): print({number})"
        for number in range(chance.randint(20, 60)))
    return page(f"{kinds}{values}\nswitch ({names}) {{\n{cases}\n}}\n")


def a_type_that_contains_itself(chance):
    return page(chance.choice([
        "struct S<T> { var s: S<S<T>>? ; var t: T }\nvar a = S<Int>(s: nil, t: 1)\nprint(a)\n",
        "struct S<T> { func f() { S<(T, T)>().f() } }\nS<Int>().f()\n",
        "protocol P { associatedtype A: P where A.A == Self }\nstruct S<T: P>: P { typealias A = S<S<T>> }\n",
        "func f<T>(_ n: Int, _ t: T) { if n > 0 { f(n - 1, (t, t)) } }\nf(10_000, 1)\n",
        "enum E { indirect case e(E), f }\nlet a: E = { .e(a) }()\n",
        "func f() -> some Equatable { f() }\nprint(f())\n",
        "class A<T>: B<A<T>> {}\nclass B<T>: A<B<T>> {}\nprint(A<Int>.self)\n",
    ]) + f"// {chance.random()}\n")


def a_long_literal(chance):
    return page(chance.choice([
        "let a = " + "9" * chance.randint(10_000, 1_000_000),
        "let a = 1e" + "9" * chance.randint(100, 100_000),
        'let a = "' + "x" * chance.randint(10**6, 4 * 10**6) + '"',
        "let a = [" + "1, " * chance.randint(30_000, 200_000) + "1]",
        "let " + "a" * chance.randint(10**5, 10**6) + " = 1",
    ]) + "\n")


def a_pattern_that_goes_back(chance):
    return page(
        f"let text = String(repeating: \"a\", count: {chance.randint(40, 400)})\n"
        "print(text.contains(/^((a*)*)*b$/))\n")


def many_declarations(chance):
    kind = chance.choice([
        "struct S{0} {{ var a = {0} }}", "func f{0}() -> Int {{ {0} }}", "let v{0} = [{0}].map {{ $0 }}",
        "class C{0}: Hashable {{}}", "extension Int {{ var p{0}: Int {{ self }} }}"])
    return page("\n".join(kind.format(number) for number in range(chance.randint(2000, 6000))) + "\n")


def old_lines(chance):
    line = chance.choice([
        "println({0})", "for var i = 0; i < 1; i++ {{ println(i) }}", "var a{0} = 1; a{0}++; a{0}--",
        "let v{0} = NSString(string: \"a\") as! String"])
    return page("import Foundation\n" + "\n".join(line.format(n) for n in range(chance.randint(300, 1200))) + "\n")


def noise(chance):
    kind = chance.choice(["bytes", "marks", "words"])
    count = chance.randint(10_000, 300_000)
    if kind == "bytes":
        return page(bytes(chance.randrange(1, 256) for _ in range(count)).decode("latin-1"))
    if kind == "marks":
        return page("a" + "".join(chr(chance.randint(0x300, 0x36F)) for _ in range(count)))
    words = ["func", "let", "class", "(", ")", "{", "}", "<", ">", "=", "->", "@objc", "#", "inout", ":", "\n", "a", "1"]
    return page(" ".join(chance.choice(words) for _ in range(count // 4)))


def settings_that_grow(chance):
    names = [f"e{number}" for number in range(chance.randint(8, 30))]
    entities = "".join(
        f'<!ENTITY {name} "{("&" + before + ";") * 10}">' for before, name in zip(names, names[1:]))
    return page("print(1)\n") | {"contents.xcplayground":
        f'<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY {names[0]} "x">{entities}]>\n'
        f'<playground version="5.0" target-platform="&{names[-1]};"/>\n'}


def settings_in_settings(chance):
    return page("print(1)\n") | {
        "contents.xcplayground": nested("<playground version='5.0'>", "", "</playground>", chance.randint(1000, 60_000))}


def a_manifest_that_grows(chance):
    doubled = "\n".join(["let a0 = \"x\"", *(f"let a{n} = a{n - 1} + a{n - 1}" for n in range(1, chance.randint(30, 60)))])
    return page("import Words\nprint(1)\n") | {
        "../Package.swift": f"// swift-tools-version:5.9\nimport PackageDescription\n{doubled}\n"
        'let package = Package(name: a29, targets: [.target(name: "Words", path: "Code")])\n',
        "../Code/File.swift": "public let a = 1\n"}


def prose(chance):
    sign = chance.choice([">", "* ", "[", "**_", "`", "1. ", "![a](", "<b>", "|a"])
    text = sign * chance.randint(1000, 60_000)
    return page(f"/*:\n{text} words\n*/\nprint(1)\n")


def a_picture_of_nothing(chance):
    side = chance.choice([60_000, 2**31 - 1, 2**32 - 1])
    header = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    chunk = b"IHDR" + header
    data = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", len(header)) + chunk + struct.pack(">I", zlib.crc32(chunk))
    return page("import UIKit\nlet picture = UIImage(named: \"a.png\")\nprint(picture?.size as Any)\n") | {
        "Resources/a.png": data}


def a_list_in_a_list(chance):
    depth = chance.randint(1000, 60_000)
    listed = '<?xml version="1.0"?><plist version="1.0">' + nested("<array>", "", "</array>", depth) + "</plist>"
    return page(
        "import Foundation\nlet place = Bundle.main.url(forResource: \"a\", withExtension: \"plist\")!\n"
        "print(NSArray(contentsOf: place)?.count as Any)\n") | {"Resources/a.plist": listed}


def sources_that_grow(chance):
    kind = chance.choice([types_in_types, statements_in_statements, structures_of_structures, sums_of_literals])
    return page("print(1)\n") | {"Sources/Grown.swift": kind(chance)[PAGE]}


KINDS = [
    sums_of_literals, operators_without_an_end, closures_in_closures, a_dictionary_of_everything, an_array_in_the_type,
    structures_of_structures, enumerations_of_enumerations, dynamic_members, types_in_types, brackets_in_brackets,
    brackets_that_never_close, statements_in_statements, interpolations_in_interpolations, conditions_of_the_compiler,
    a_chain_of_calls, a_long_chain, a_switch_over_everything, a_type_that_contains_itself, a_long_literal,
    a_pattern_that_goes_back, many_declarations, old_lines, noise, settings_that_grow, settings_in_settings,
    a_manifest_that_grows, prose, a_picture_of_nothing, a_list_in_a_list, sources_that_grow,
]


def kind_of(number):
    return KINDS[number % len(KINDS)]


def files(number, seed=1):
    """The files of a bomb by their paths in its bundle; the same for the same number and seed."""
    chance = random.Random(f"{seed} {number}")
    return {"contents.xcplayground": SETTINGS} | kind_of(number)(chance)


def write(number, folder, seed=1):
    """Makes the bundle of a bomb in a folder of its own, and returns it."""
    bundle = folder / f"Bomb{number}" / "Bomb.playground"
    bundle.mkdir(parents=True)
    for path, content in files(number, seed).items():
        place = bundle / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content if isinstance(content, bytes) else content.encode())
    return bundle
