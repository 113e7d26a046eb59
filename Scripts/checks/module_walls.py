"""Modules import only what their side of the process boundary allows, and never in a circle."""

from sources import files, imports

PAGE_SIDE = {
    "AVFAudio",
    "AVFoundation",
    "AVKit",
    "AppKit",
    "AudioToolbox",
    "CBox2D",
    "CCairo",
    "CGameplayKit",
    "CGdkPixbuf",
    "CHEIF",
    "CPageRuntime",
    "CPango",
    "CQuartzCore",
    "CUIKit",
    "Cocoa",
    "CCrypto",
    "Combine",
    "CommonCrypto",
    "Contacts",
    "CoreBluetooth",
    "ConstraintSolver",
    "CoreGraphics",
    "CoreLocation",
    "CoreMedia",
    "CoreMotion",
    "CoreServices",
    "CoreText",
    "CryptoKit",
    "FoundationAdditions",
    "NetworkAdditions",
    "ObjectiveC",
    "OldSwift",
    "FoundationRepairs",
    "PageGate",
    "GameKit",
    "GameplayKit",
    "ImageIO",
    "MapKit",
    "MobileCoreServices",
    "PageHost",
    "PageRuntime",
    "PlaygroundQuickLooks",
    "PlaygroundSupport",
    "Playgrounds",
    "QuartzCore",
    "SafariServices",
    "UIKit",
    "UniformTypeIdentifiers",
    "UserNotifications",
    "WebKit",
    "XCPlayground",
    "os",
    "simd",
}
HOST_SIDE = {
    "CCertificate", "CFileAttributes", "CMarkGFM", "CPageEngine", "CompilerMemory", "CPlayerDrawing", "CQRCode", "CWebSockets", "CZlib",
    "Guarded", "LayerPlayer", "PlaygroundDocument", "SourceDialect", "PageEngine", "StudioServer", "lek",
}
LEAVES = {"ConstraintSolver": set(), "CoreGraphics": {"CCairo", "CGdkPixbuf"}, "ObjectiveC": set(), "PageProtocol": set(),
          "PlaygroundDocument": {"CFileAttributes", "CMarkGFM"}, "SourceDialect": {"Guarded"}, "simd": set()}


def graph(root):
    """Each module of ours and those of ours that it imports, with a file that does."""
    modules = {}
    for folder in sorted((root / "Sources").glob("*")):
        found = {}
        for path in files(folder, "*.swift"):
            for name in imports(path.read_text()):
                found.setdefault(name, path.relative_to(root))
        modules[folder.name] = found
    return {
        module: {name: path for name, path in found.items() if name in modules and name != module}
        for module, found in modules.items()
    }


def problems(root):
    modules = graph(root)
    found = []
    for module, imported in modules.items():
        for name, path in imported.items():
            if module in PAGE_SIDE and name in HOST_SIDE:
                found.append(f"{path}: {module} is on the page's side and imports {name}")
            if module in HOST_SIDE and name in PAGE_SIDE:
                found.append(f"{path}: {module} is on the host's side and imports {name}")
            if module in LEAVES and name not in LEAVES[module]:
                found.append(f"{path}: {module} is a leaf and imports {name}")
        if module not in PAGE_SIDE | HOST_SIDE | {"PageProtocol"}:
            found.append(f"Sources/{module}: say in module_walls.py which side it is on")
    return found + [f"modules import each other in a circle: {circle}" for circle in circles(modules)]


def circles(edges):
    """The circles of a graph, each once, as `a → b → a`."""
    found = {}

    def walk(node, path):
        if node in path:
            circle = path[path.index(node):]
            found.setdefault(frozenset(circle), " → ".join([*circle, node]))
            return
        if node in done:
            return
        for following in edges.get(node, ()):
            walk(following, [*path, node])
        done.add(node)

    done = set()
    for node in edges:
        walk(node, [])
    return list(found.values())
