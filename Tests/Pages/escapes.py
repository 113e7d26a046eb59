"""Bundles that try to get from text to code outside of the sandbox, or at files outside of them. No tests.

Long because each route stands here by its name. `World` is what lies outside: a secret that anyone may
read, a folder that anyone may write, and a library that leaves a mark when something loads it.
"""

import shutil
import subprocess
from pathlib import Path

SETTINGS = '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"/>\n'
PAGE = "Contents.swift"
SECRET = "the-words-of-another-file"
LIBRARY = """\
#include <fcntl.h>
#include <unistd.h>
__attribute__((constructor)) static void leaveAMark(void) {
  int file = open("MARK", O_CREAT | O_WRONLY, 0600);
  if (file >= 0) close(file);
}
"""
MACRO = '@freestanding(expression) macro made() -> Int = #externalMacro(module: "Plugin", type: "Made")\nprint(#made)\n'
MANIFEST = "// swift-tools-version:5.9\nimport PackageDescription\n"


class Link:
    def __init__(self, target):
        self.target = target


class World:
    def __init__(self, folder):
        self.folder = folder / "outside"
        self.folder.mkdir()
        self.folder.chmod(0o777)
        self.secret = self.folder / "secret.txt"
        self.secret.write_text(f'{SECRET}\nlet secret = "{SECRET}"\n')
        self.secret.chmod(0o644)
        self.mark = self.folder / "mark"
        self.library = self.folder / "libPlugin.so"
        source = folder / "library.c"
        source.write_text(LIBRARY.replace("MARK", str(self.mark)))
        compiler = shutil.which("clang") or shutil.which("gcc")
        subprocess.run([compiler, "-shared", "-fPIC", "-o", self.library, source], check=True)
        self.load = f"-load-plugin-library {self.library}"
        self.touch = f"touch {self.mark}"

    def state(self):
        """What is there, so that a change is seen."""
        return {
            path.relative_to(self.folder).as_posix(): path.read_bytes() if path.is_file() else b""
            for path in sorted(self.folder.rglob("*"))}


def package(target, more="", **files):
    """A package beside the playground, which imports it."""
    words = f'let package = Package(name: "Words", targets: [{target}])\n{more}'
    return {PAGE: "import Words\nprint(1)\n", "../Package.swift": MANIFEST + words,
            "../Code/File.swift": "public let word = 1\n"} | {f"../{path}": text for path, text in files.items()}


def settings(body, attributes=""):
    return {"contents.xcplayground": f'<?xml version="1.0"?>\n<playground version="5.0" {attributes}>{body}</playground>\n'}


def names(world):
    text = "public let word = 7\n"
    return {
        "a source that begins with an at sign": {PAGE: "print(word)\n", "Sources/@args.swift": f"//dev/null {world.load}\n{text}"},
        "a source that is called as an option": {PAGE: "print(word)\n", "Sources/-v.swift": text},
        "a folder of sources with an at sign": {PAGE: "print(1)\n", "Sources/@x/File.swift": f"//dev/null {world.load}\n"},
        "a line break in a name": {PAGE: "print(1)\n", f"Sources/a\n-load-plugin-library\n{world.library.name}.swift": text},
        "quotes in a name": {PAGE: "print(1)\n", f'Sources/a" {world.load.split()[0]} "b.swift': text},
        "an apostrophe and a command in a name": {PAGE: "print(1)\n", "Sources/a';touch mark;'.swift": text},
        "a command in a name": {PAGE: "print(1)\n", "Sources/$(touch mark).swift": text, "Resources/`touch mark`.txt": "a"},
        "a backslash at the end of a name": {PAGE: "print(1)\n", "Sources/a\\.swift": text},
        "a resource with an at sign": {PAGE: "print(1)\n", "Resources/@x": f"//dev/null {world.load}\n"},
        "a page with an at sign": {
            "Pages/@x.xcplaygroundpage/Contents.swift": f"//dev/null {world.load}\nprint(1)\n",
            **settings('<pages><page name="@x"/></pages>')},
        "a page that is called as an option": {
            "Pages/-o.xcplaygroundpage/Contents.swift": "print(1)\n", **settings('<pages><page name="-o"/></pages>')},
        "a page with a line break": {
            "Pages/a\n@b.xcplaygroundpage/Contents.swift": "print(1)\n", **settings('<pages><page name="a&#10;@b"/></pages>')},
    }


def packages(world):
    flags = f'["-load-plugin-library", "{world.library}"]'
    code = 'path: "Code"'
    return {
        "flags for the compiler": package(f'.target(name: "Words", {code}, swiftSettings: [.unsafeFlags({flags})])'),
        "flags for the linker": package(
            f'.target(name: "Words", {code}, linkerSettings: [.unsafeFlags(["-L{world.folder}", "-lPlugin"])])'),
        "a library to link": package(
            f'.target(name: "Words", {code}, linkerSettings: [.linkedLibrary("{world.library}")])'),
        "flags for the compiler of C": package(
            f'.target(name: "Words", {code}, cSettings: [.unsafeFlags(["-fplugin={world.library}"])])',
            **{"Code/a.c": "int a;\n", "Code/include/a.h": "extern int a;\n"}),
        "a module's name that has options": package(f'.target(name: "Words {world.load}", {code})'),
        "a product's name that has options": package(f'.target(name: "Words", {code})').copy() | {
            "../Package.swift": MANIFEST + 'let package = Package(name: "-o @x", products: [.library(name: "@Words", '
            f'targets: ["Words"])], targets: [.target(name: "Words", {code})])\n'},
        "a plugin of the build": package(
            f'.target(name: "Words", {code}, plugins: ["Make"]), .plugin(name: "Make", capability: .buildTool())',
            **{"Plugins/Make/Make.swift": f'import Foundation\nlet a = system("{world.touch}")\n'}),
        "a macro's target": package(
            f'.target(name: "Words", dependencies: ["Made"], {code}), .macro(name: "Made", path: "Made")',
            **{"Made/Made.swift": f'import Foundation\nlet a = system("{world.touch}")\n'}),
        "a system library": package(
            f'.target(name: "Words", dependencies: ["CMade"], {code}), .systemLibrary(name: "CMade", path: "CMade")',
            **{"CMade/module.modulemap": f'module CMade {{ header "{world.secret}" link "{world.library}" }}\n',
               "Code/File.swift": "import CMade\npublic let word = 1\n"}),
        "a binary": package(
            f'.target(name: "Words", dependencies: ["Made"], {code}), .binaryTarget(name: "Made", path: "{world.library}")'),
        "a manifest that does something": package(
            f'.target(name: "Words", {code})', f'import Foundation\nlet a = system("{world.touch}")\n'),
        "a manifest for a version": package(f'.target(name: "Words", {code})', **{
            "Package@swift-6.swift": f'{MANIFEST}import Foundation\nlet a = system("{world.touch}")\n'}),
        "a package that is anywhere": package(f'.target(name: "Words", {code}, dependencies: [])').copy() | {
            "../Package.swift": MANIFEST + f'let package = Package(name: "Words", dependencies: [.package(path: "{world.folder}"), '
            f'.package(url: "--upload-pack={world.touch}", from: "1.0.0")], targets: [.target(name: "Words", {code})])\n'},
        "a target's folder that is anywhere": package(f'.target(name: "Words", path: "../../../../../..{world.folder}")'),
        "resources that are anywhere": package(f'.target(name: "Words", {code}, resources: [.copy("../../../{world.secret}")])'),
    }


def compilers(world):
    here = "Resources/libPlugin.so"
    return {
        "a macro of a library among the resources": {PAGE: MACRO, here: world.library},
        "a macro of a library beside the page": {PAGE: MACRO, "libPlugin.so": world.library, "Sources/libPlugin.so": world.library},
        "a macro for each member": {
            PAGE: '@attached(member) macro made() = #externalMacro(module: "Plugin", type: "Made")\n@made struct A {}\n',
            here: world.library},
        "a map of modules": {
            PAGE: "import Made\nprint(a)\n", "Sources/module.modulemap": f'module Made {{ header "{world.secret}" export * }}\n',
            "module.modulemap": f'module Made {{ header "{world.secret}" link "{world.library}" }}\n'},
        "an interface of a module": {
            PAGE: "import Made\nprint(1)\n",
            "Sources/Made.swiftinterface": "// swift-interface-format-version: 1.0\n"
            f"// swift-module-flags: -module-name Made {world.load}\npublic let a = 1\n"},
        "an error in a file that is elsewhere": {PAGE: f'#sourceLocation(file: "{world.secret}", line: 1)\nlet a: Int = "a"\n'},
        "a crash in a file that is elsewhere": {PAGE: f'#sourceLocation(file: "{world.secret}", line: 1)\nfatalError("it ends")\n'},
        "a warning in a file that is elsewhere": {PAGE: f'#sourceLocation(file: "{world.secret}", line: 2)\n#warning("look")\nprint(1)\n'},
        "a section of constructors": {
            PAGE: '@_silgen_name("system") func run(_ words: UnsafePointer<CChar>) -> Int32\n'
            f'@_cdecl("begin") func begin() {{ _ = run("{world.touch}") }}\n'
            '@_section(".init_array") @_used let made: @convention(c) () -> Void = begin\nprint(1)\n'},
        "a section of libraries to link": {
            PAGE: '@_section(".swift1_autolink_entries") @_used let a: (UInt8, UInt8, UInt8, UInt8) = (45, 108, 97, 0)\nprint(1)\n'},
        "a section of dependent libraries": {
            PAGE: '@_section(".deplibs") @_used let a: (UInt8, UInt8, UInt8) = (47, 97, 0)\nprint(1)\n'},
        "a function of the system": {
            PAGE: '@_silgen_name("system") func run(_ words: UnsafePointer<CChar>) -> Int32\n'
            f'print(run("{world.touch}; cat {world.secret}"))\n'},
        "a library that the page loads": {
            PAGE: f'import Foundation\nprint(dlopen("{world.library}", RTLD_NOW) as Any)\n'
            'print(dlopen(Bundle.main.resourcePath! + "/libPlugin.so", RTLD_NOW) != nil)\n', here: world.library},
        "a function that takes the place of ours": {
            PAGE: '@_silgen_name("system") func run(_ words: UnsafePointer<CChar>) -> Int32\n'
            f'@_cdecl("malloc_usable_size") public func malloc_usable_size() -> Int {{ _ = run("{world.touch}"); return 0 }}\nprint(1)\n'},
    }


def settings_of_tools(world):
    command = f'"argv": ["/bin/sh", "-c", "{world.touch}"]'
    return {
        "a build server for the language server": {
            PAGE: "print(1)\n", "buildServer.json": f'{{"name": "made", "version": "1", "bspVersion": "2.2", "languages": ["swift"], {command}}}\n',
            "Sources/buildServer.json": f'{{"name": "made", "version": "1", "bspVersion": "2.2", "languages": ["swift"], {command}}}\n'},
        "settings of the language server": {
            PAGE: "print(1)\n", ".sourcekit-lsp/config.json":
            f'{{"swiftPM": {{"swiftCompilerFlags": ["-load-plugin-library", "{world.library}"]}}, "fallbackBuildSystem": '
            f'{{"swiftCompilerFlags": ["-load-plugin-library", "{world.library}"]}}}}\n'},
        "commands of a compilation": {
            PAGE: "print(1)\n", "compile_commands.json": f'[{{"directory": "/", "file": "Contents.swift", '
            f'"arguments": ["swiftc", "-load-plugin-library", "{world.library}", "Contents.swift"]}}]\n',
            "compile_flags.txt": f"-load-plugin-library\n{world.library}\n"},
        "settings of the formatter": {PAGE: "print(1)\n", ".swift-format": f'{{"version": 1, "lineLength": 1, "include": "{world.secret}"}}\n'},
    }


def links(world):
    return {
        "a resource that is a link": {
            PAGE: 'import Foundation\nprint(try? String(contentsOf: Bundle.main.url(forResource: "a", withExtension: "txt")!))\n',
            "Resources/a.txt": Link(world.secret)},
        "resources that are a link": {
            PAGE: 'import Foundation\nprint(try? String(contentsOf: Bundle.main.url(forResource: "secret", withExtension: "txt")!))\n',
            "Resources": Link(world.folder)},
        "a page that is a link": {PAGE: Link(world.secret)},
        "a source that is a link": {PAGE: "print(secret)\n", "Sources/a.swift": Link(world.secret)},
        "sources that are a link": {PAGE: "print(secret)\n", "Sources": Link(world.folder)},
        "settings that are a link": {PAGE: "print(1)\n", "contents.xcplayground": Link(world.secret)},
        "settings with a file of others": {PAGE: "print(1)\n", "contents.xcplayground":
            f'<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b SYSTEM "file://{world.secret}">]>\n<playground version="&b;"/>\n'},
        "a page that is anywhere": {
            PAGE: "print(1)\n", **settings(f'<pages><page name="../../../../../../..{world.folder}/secret"/></pages>')},
        "a section that is anywhere": {"contents.xcplayground":
            f'<playground version="1.0"><sections><code source-file-name="../../../../../../..{world.secret}"/></sections></playground>\n'},
        "a literal that is anywhere": {
            PAGE: f'import Foundation\nlet a = #fileLiteral(resourceName: "../../../../../..{world.secret}")\nprint(try? String(contentsOf: a))\n'},
        "a list with a file of others": {
            PAGE: 'import Foundation\nprint(NSDictionary(contentsOf: Bundle.main.url(forResource: "a", withExtension: "plist")!) as Any)\n',
            "Resources/a.plist": f'<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b SYSTEM "file://{world.secret}">]>\n'
            '<plist version="1.0"><dict><key>a</key><string>&b;</string></dict></plist>\n'},
        "a file that the page opens": {
            PAGE: f'import Foundation\nprint(try? String(contentsOfFile: "{world.secret}"))\n'
            f'print(FileManager.default.createFile(atPath: "{world.mark}", contents: Data()))\n'},
    }


def attempts(world):
    """The files of each attempt by their paths in its bundle."""
    return names(world) | packages(world) | compilers(world) | settings_of_tools(world) | links(world)


def count():
    """Their names, without a world."""
    class Nowhere:
        folder, secret, mark, library = Path("/a"), Path("/a/b"), Path("/a/c"), Path("/a/libPlugin.so")
        load = touch = "-load-plugin-library /a"
    return list(attempts(Nowhere))


def write(files, folder):
    """Makes a bundle in a folder of its own, and returns it."""
    bundle = folder / "Try.playground"
    bundle.mkdir(parents=True)
    for path, content in ({"contents.xcplayground": SETTINGS} | files).items():
        place = bundle / path
        place.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Link):
            place.symlink_to(content.target)
        elif isinstance(content, Path):
            shutil.copy(content, place)
        else:
            place.write_text(content)
    return bundle
