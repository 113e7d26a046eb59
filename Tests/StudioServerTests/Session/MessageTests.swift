import PageEngine
import PageProtocol
import Testing

@testable import StudioServer

struct MessageTests {
  @Test func messagesHaveTheKeysOfTheContractInTheirOrder() {
    let diagnostic =
      #"{"severity":"error","message":"made up","file":"Contents.swift","line":1,"column":2,"#
      + #""endLine":1,"endColumn":5,"notes":[],"fixIts":[]}"#
    let result =
      #"{"line":2,"column":1,"endLine":2,"endColumn":4,"name":"a","type":"Int","summary":"7","#
      + #""count":1,"first":"7","last":"7","min":null,"max":null,"history":[],"value":null}"#
    let messages: [(ServerMessage, String)] = [
      (.runStarted(run: 2, version: 3), #"{"type":"runStarted","run":2,"version":3}"#),
      (
        .liveView(run: 2, width: 320.5, height: 480),
        #"{"type":"liveView","run":2,"width":320.5,"height":480}"#
      ),
      (.noLiveView(run: 2), #"{"type":"noLiveView","run":2}"#),
      (
        .diagnostics(version: 3, [.made(.error)]),
        #"{"type":"diagnostics","version":3,"items":["# + diagnostic + "]}"
      ),
      (
        .results(version: 3, run: 2, [.made(line: 2, summary: "7")]),
        #"{"type":"results","version":3,"run":2,"items":["# + result + "]}"
      ),
      (
        .console(run: 2, [ConsoleText(stream: .error, text: "\u{1}\"\\\n")]),
        #"{"type":"console","run":2,"items":[{"stream":"error","text":"\u0001\"\\\n"}]}"#
      ),
      (.saved(version: 3), #"{"type":"saved","version":3}"#),
      (
        .state(.failed(errors: 2, warnings: 1), version: 3, run: 2),
        #"{"type":"state","phase":"failed","version":3,"run":2,"#
          + #""detail":{"errors":2,"warnings":1}}"#
      ),
    ]
    for (message, json) in messages { #expect(message.wire == json) }
  }

  @Test func aFrameTravelsUnreadBehindItsRun() {
    let message = ServerMessage.frame(run: 258, [1, 35, 7])
    #expect(message.socketMessage == .binary([2, 1, 0, 0, 1, 35, 7]))
  }

  @Test func whatBrowsersSayIsRead() {
    let edit =
      #"{"type":"edit","file":"a.swift","base":3,"operation":[5,"å",-2],"sequence":4,"keyTime":1.5}"#
    var operation = TextOperation()
    operation.keep(5)
    operation.insert("å")
    operation.remove(2)
    #expect(
      BrowserMessage(Array(edit.utf8))
        == .edit(
          .init(file: "a.swift", base: 3, operation: operation, sequence: 4, keyTime: 1.5)))
    #expect(BrowserMessage(Array(#"{"type":"run","line":4}"#.utf8)) == .run(line: 4))
    #expect(BrowserMessage(Array(#"{"type":"run"}"#.utf8)) == .run(line: nil))
    #expect(
      BrowserMessage(Array(#"{"type":"pause","milliseconds":400}"#.utf8))
        == .pause(.fixed(milliseconds: 400)))
    #expect(
      BrowserMessage(Array(#"{"type":"pause","milliseconds":null}"#.utf8)) == .pause(.adaptive))
    #expect(BrowserMessage(Array(#"{"type":"stop"}"#.utf8)) == .stop)
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"type":"look"}"#, #"{"type":"shutdown"}"#, #"{"type":7}"#,
    #"{"type":"run","line":0}"#, #"{"type":"run","line":99999999}"#, #"{"type":"run","line":"4"}"#,
    #"{"type":"pause","milliseconds":-1}"#, #"{"type":"pause","milliseconds":10001}"#,
    #"{"type":"pause","milliseconds":"long"}"#,
    #"{"type":"painted","run":"2","time":0}"#, "\u{0}\u{FF}",
  ])
  func whatIsNoMessageIsNotHeard(text: String) {
    #expect(BrowserMessage(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    #"{"type":"edit"}"#, #"{"type":"edit","file":"a","base":0,"operation":[0],"sequence":1}"#,
    #"{"type":"edit","file":"a","base":0,"operation":[9999999999],"sequence":1}"#,
    #"{"type":"edit","file":"a","base":0,"operation":["\ud800"],"sequence":1}"#,
  ])
  func anEditThatMakesNoSenseIsHeardAsOne(text: String) {
    let sequence = text.contains("sequence") ? 1 : nil
    #expect(BrowserMessage(Array(text.utf8)) == .unreadableEdit(sequence: sequence))
  }

  @Test func numbersThatJSONHasNoWordForAreNull() {
    let values = JSONValue.array([.number(.nan), .number(.infinity), .number(1e300), .number(-0.5)])
    #expect(values.text == "[null,null,1e+300,-0.5]")
  }
}
