/// What mutations begin with; all of it written for this.
enum MarkupCorpus {
  static let texts = [
    """
    //: # The pond
    //: A page about *frogs*, with `code` and [a link](@next).
    import UIKit

    let frogs = 3 // not //: prose
    /*:
     ## Jumping
     A frog jumps `height` times. See [Adding Files](Adding%20Files) or [the web][web].

     1. Sit
     2. Jump
        * high
        * far
     3. Land

     [web]: https://example.org "A place"
     */
    for frog in 0..<frogs { print("frog \\(frog) says \\("quak")") }
    //: [Previous](@previous) | [Next](@next)
    """,
    """
    /*:
    - Note: Frogs are green.
    - Experiment: Change `frogs`.
      Then run.

      ```swift
      let frogs = 4
      ```
    * callout(A *word* of warning): Do not kiss them.
    + Parameter frog: which one
    - SEE ALSO: toads
    - plain

    ![A frog](frog.png "Hello") and ![jump](jump.mp4 poster="p.png" width="400" height="300")\\
    > quoted
    > > twice

        indented code
    ---
    <b>no markup</b> &amp; <script>alert(1)</script>
    <div>
    block
    </div>
    */
    let text = \"\"\"
      //: not prose
      /*: neither */ \\(1 + 2)
      \"\"\"
    let raw = #"a " \\#(1) "#, pattern = #/a"b/#
    """,
    """
    //#-hidden-code
    import Foundation
    //#-end-hidden-code
    //: **Goal:** write a number.
    let x = /*#-editable-code a number*/<#T##number##Int#>/*#-end-editable-code*/
    //#-code-completion(everything, hide)
    //#-code-completion(identifier, show, forward(), turnLeft())
    """,
    "/*: a */ let b = 1 /* c /* d */ e */\n\t/*:\n\t f\n\t*/\r\n//: g\r\n//:\r\n//: h\r\nlet i = \"\n//: j",
    "", "\n", "//: ",
  ]

  static let settings = [
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <playground version='6.0' target-platform='ios' display-mode='raw' executeOnSourceChanges='false'>
        <pages>
            <page name='One'/>
            <!-- between -->
            <page name="Two" odd='&lt;1&gt;'></page>
            <page name='Ä'/>
        </pages>
        <timeline fileName='timeline.xctimeline'/>
    </playground>
    """,
    "<playground version='5.0' target-platform='osx'/>\n",
    """
    <playground version='3.0' sdk='macosx' auto-termination-delay='5'>
      <sections>
        <documentation relative-path='section-1.html'/>
        <code source-file-name='section-2.swift'/>
        <code source-file-name='section-4.swift'/>
      </sections>
    </playground>
    """,
    "<playground version = '6.0'\n buildActiveScheme=\"true\"><pages/></playground>", "",
  ]
}
