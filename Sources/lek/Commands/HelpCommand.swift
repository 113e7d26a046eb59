/// `lek --help`.
struct HelpCommand {
  static let text = """
    lek opens Xcode's playgrounds: edit Swift in a browser, beside it the page runs.

    lek                     the studio, with the memory game (your own copy in ~/Playgrounds)
    lek open [PATH]         the studio, with a playground
        --port N            the port to listen on; 0 takes a free one
        --host A            the address to listen on; the default is this machine alone
        --no-browser        only print the address
        --trace             print for each edit where the time went, from the key to the pixel
    lek run PATH            run a playground's page here
        --page NAME         which of its pages; without it, the first
        --time S            S seconds of virtual time; the same input gives the same output
        --seed N            seed every random source
        --touch SPEC        tap X,Y @T · hold X,Y @T for D · drag X,Y X,Y @T for D ·
                            pinch X,Y SCALE @T for D
        --tree              print the view tree at the end
        --tree-at T         print the view tree at T seconds; may be repeated
        --json              print one JSON object a line
        --no-sandbox        run the page without walls around it
    lek doctor              what is installed, what is missing, how to get it
    lek --help · lek --version

    The status of lek run: 0 finished or time was up, 1 does not compile, 2 wrong usage or no such
    page, 3 crashed, 4 over a limit, 5 cannot run here, 70 our fault.
    """

  func run() -> ExitStatus {
    Terminal.say(Self.text)
    return .done
  }
}
