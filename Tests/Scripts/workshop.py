"""A made-up checkout with the real scripts in it, and tools that only write down that they were called."""

import os
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BUILDS = """\
echo "$@" >>"$CALLS/swift"
[ ! -e "$CALLS/broken" ] || { echo "a.swift:1:1: error: it is broken"; exit 1; }
mkdir -p .build/release/Modules
for name in $MODULES SourceDialect; do
  echo "$name" | tee .build/release/Modules/$name.swift{module,doc} >/dev/null
done
printf '#!/bin/bash\\necho "lek $@"\\nexit 7\\n' >.build/release/lek
chmod +x .build/release/lek
echo "[1/2] Compiling"
"""

JOINS = """\
echo "$@" >>"$CALLS/esbuild"
for word in "$@"; do
  [[ $word != --outdir=* ]] || { mkdir -p "${word#*=}"; echo joined >"${word#*=}/app.js"; }
done
"""

SAYS_ITS_TARGET = """\
echo '    "unversionedTriple": "x86_64-unknown-linux-gnu",'
echo "    \\"runtimeResourcePath\\": \\"${0%/bin/*}/lib/swift\\""
"""

WRITES_AN_INTERFACE = """\
echo "$2" >>"$CALLS/swift-synthesize-interface"
[ ! -e "$CALLS/no-interface" ] || exit 1
printf 'open class %sThing : NSObject {\\n\\n    open var size: Int { get }\\n}\\n' "$2"
"""

INSTALLED = 'printf "|installed|%s|\\n" $(cat "$CALLS/installed")\n'
# Modules that a page may import, and where they are; it does not import PageHost.
PAGE_MODULES = ["Page/UIKit", "Shared/PageProtocol"]


def listed(script, name):
    """The lines of an array in one of the real scripts."""
    block = (ROOT / script).read_text().split(f"{name}=(\n")[1].split("\n)")[0]
    return [line.strip().strip('"') for line in block.splitlines()]


class Workshop:
    def __init__(self, folder):
        self.root = folder / "checkout"
        self.calls = folder / "calls"
        self.tools = folder / "bin"
        names = ("Host/lek", "Page/PageHost", *PAGE_MODULES)
        modules = [self.root / "Sources" / name for name in names]
        for made in (*modules, self.calls, self.tools):
            made.mkdir(parents=True)
        shutil.copytree(ROOT / "Scripts", self.root / "Scripts")
        shutil.copy(ROOT / "lek", self.root / "lek")
        (self.root / "Package.swift").write_text("// package\n")
        (self.root / "Sources/Host/lek/main.swift").write_text("// source\n")
        self.tool("swift", BUILDS)
        self.tool("swiftc", SAYS_ITS_TARGET)
        self.tool("swift-synthesize-interface", WRITES_AN_INTERFACE)
        self.tool("esbuild", JOINS)
        self.tool("dpkg-query", INSTALLED)
        self.tool("apt-get", 'echo "$@" >>"$CALLS/apt-get"\n')
        self.tool("id", "echo ${USER_NUMBER:-0}\n")
        self.be_release("trixie")
        self.tool("sudo", "exit 1\n")
        self.have_installed(self.run_packages())

    def be_release(self, name):
        """The release of Debian that the scripts find."""
        (self.calls / "os-release").write_text(f"ID=debian\nVERSION_CODENAME={name}\n")

    def tool(self, name, script):
        path = self.tools / name
        path.write_text("#!/bin/bash\n" + script)
        path.chmod(0o755)

    def take_away(self, name):
        (self.tools / name).unlink()

    def run_packages(self):
        """The packages the real script asks for."""
        return [entry.split("|")[0] for name in ("run_packages", "editor_packages")
                for entry in listed("Scripts/setup", name)]

    def python_packages(self):
        """Those the real script installs for the tests, as it remembers them."""
        [found] = re.findall(r"^python_packages=\((.*)\)$", (ROOT / "Scripts/setup").read_text(), re.M)
        return found

    def page_modules(self):
        """The modules that the build stages for pages."""
        return [Path(name).name for name in PAGE_MODULES]

    def have_installed(self, packages):
        (self.calls / "installed").write_text("\n".join(packages))

    def run(self, command, *arguments, path=None, **variables):
        """Runs one of the checkout's scripts where only our tools and the system's plain ones are."""
        environment = {
            "PATH": path or f"{self.tools}:/usr/bin:/bin", "CALLS": str(self.calls),
            "LEK_OS_RELEASE": str(self.calls / "os-release"),
            "MODULES": " ".join(self.page_modules()), "HOME": str(self.root), **variables}
        return subprocess.run(
            [str(self.root / command), *arguments], env=environment, cwd=self.root, text=True,
            capture_output=True, timeout=60, stdin=subprocess.DEVNULL)

    def calls_of(self, tool):
        path = self.calls / tool
        return path.read_text().splitlines() if path.exists() else []

    def touch_later(self, name):
        """Changes a file, surely after everything that is there."""
        path = self.root / name
        path.write_text("// changed\n")
        newest = max(found.stat().st_mtime for found in self.root.rglob("*"))
        os.utime(path, (newest + 2, newest + 2))
