/// A package of the distribution that Lekplats stands on; the same list as in `Scripts/setup`,
/// without the packages of the editor, which `Scripts/build` joins with the studio's scripts.
struct RequiredPackage: Equatable, Sendable {
  var name: String
  /// What people call it.
  var title: String
  var need: Need
  var landmark: Landmark

  enum Need { case running, testing }

  /// How it is found where no package manager can be asked.
  enum Landmark: Equatable {
    case program(String)
    /// By the file that pkg-config reads.
    case library(String)
    /// By the file that a program loads.
    case loaded(String)
    case font(String)
    case path(String)
  }

  static let all = [
    RequiredPackage(
      name: "bootstrap-icons", title: "Bootstrap Icons", need: .running,
      landmark: .path("/usr/share/bootstrap-icons/svg")),
    RequiredPackage(
      name: "bubblewrap", title: "Bubblewrap", need: .running, landmark: .program("bwrap")),
    RequiredPackage(
      name: "esbuild", title: "esbuild", need: .running, landmark: .program("esbuild")),
    RequiredPackage(
      name: "fonts-dejavu-core", title: "DejaVu", need: .running,
      landmark: .font("truetype/dejavu")),
    RequiredPackage(
      name: "fonts-inter", title: "Inter", need: .running, landmark: .font("opentype/inter")),
    RequiredPackage(
      name: "fonts-jetbrains-mono", title: "JetBrains Mono", need: .running,
      landmark: .font("truetype/jetbrains-mono")),
    RequiredPackage(
      name: "fonts-noto-color-emoji", title: "Noto Color Emoji", need: .running,
      landmark: .font("truetype/noto/NotoColorEmoji.ttf")),
    RequiredPackage(
      name: "fonts-wqy-microhei", title: "WenQuanYi Micro Hei", need: .running,
      landmark: .font("truetype/wqy/wqy-microhei.ttc")),
    RequiredPackage(
      name: "g++", title: "The system's headers", need: .running, landmark: .program("g++")),
    RequiredPackage(
      name: "hunspell-en-us", title: "an English dictionary", need: .running,
      landmark: .path("/usr/share/hunspell/en_US.dic")),
    RequiredPackage(
      name: "libbox2d-dev", title: "Box2D", need: .running, landmark: .library("box2d")),
    RequiredPackage(
      name: "libcairo2-dev", title: "Cairo", need: .running, landmark: .library("cairo")),
    RequiredPackage(
      name: "libcmark-gfm-dev", title: "cmark-gfm", need: .running,
      landmark: .library("libcmark-gfm")),
    RequiredPackage(
      name: "libcmark-gfm-extensions-dev", title: "cmark-gfm's extensions", need: .running,
      landmark: .path("/usr/include/cmark-gfm-core-extensions.h")),
    RequiredPackage(
      name: "libgdk-pixbuf-2.0-dev", title: "GdkPixbuf", need: .running,
      landmark: .library("gdk-pixbuf-2.0")),
    RequiredPackage(
      name: "libheif1", title: "libheif", need: .running, landmark: .loaded("libheif.so.1")),
    RequiredPackage(
      name: "libhunspell-1.7-0", title: "Hunspell", need: .running,
      landmark: .loaded("libhunspell-1.7.so.0")),
    RequiredPackage(
      name: "libpango1.0-dev", title: "Pango", need: .running, landmark: .library("pangoft2")),
    RequiredPackage(
      name: "libqrencode-dev", title: "libqrencode", need: .running,
      landmark: .library("libqrencode")),
    RequiredPackage(
      name: "libssl-dev", title: "OpenSSL", need: .running, landmark: .library("libssl")),
    RequiredPackage(
      name: "libwebsockets-dev", title: "libwebsockets", need: .running,
      landmark: .library("libwebsockets")),
    RequiredPackage(
      name: "pkg-config", title: "pkg-config", need: .running, landmark: .program("pkg-config")),
    RequiredPackage(
      name: "zlib1g-dev", title: "zlib", need: .running, landmark: .library("zlib")),
    RequiredPackage(
      name: "chromium-headless-shell", title: "Chromium", need: .testing,
      landmark: .program("chromium-headless-shell")),
    RequiredPackage(
      name: "nodejs", title: "Node", need: .testing, landmark: .program("node")),
    RequiredPackage(
      name: "python3-venv", title: "Python", need: .testing, landmark: .path("/usr/bin/python3")),
  ]
}
