import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// Each initializer of Section: header, content and footer follow each other in a stack.
@MainActor
@Suite(.serialized)
struct SectionInitializerTests {
  private func texts<V: View>(_ view: V) -> [String] {
    let hosted = HostedView(VStack { view })
    return hosted.host.views(of: UILabel.self).sorted {
      $0.convert(CGPoint.zero, to: hosted.host).y < $1.convert(CGPoint.zero, to: hosted.host).y
    }.compactMap(\.text)
  }

  private let content = Text("content")
  private let header = Text("header")
  private let footer = Text("footer")

  @Test func headersAndFooters() {
    #expect(texts(Section { content }) == ["content"])
    #expect(
      texts(
        Section {
          content
        } header: {
          header
        }) == ["header", "content"])
    #expect(
      texts(
        Section {
          content
        } footer: {
          footer
        }) == ["content", "footer"])
    #expect(
      texts(
        Section {
          content
        } header: {
          header
        } footer: {
          footer
        })
        == ["header", "content", "footer"])
    #expect(texts(Section("**title**") { content }) == ["title", "content"])
    let title: Substring = "**title**"
    #expect(texts(Section(title) { content }) == ["**title**", "content"])
  }

  @Test func earlierForms() {
    #expect(texts(Section(header: header) { content }) == ["header", "content"])
    #expect(texts(Section(footer: footer) { content }) == ["content", "footer"])
    #expect(
      texts(Section(header: header, footer: footer) { content })
        == ["header", "content", "footer"])
  }

  @Test func collapsedSectionsShowTheirHeader() {
    let title: Substring = "**title**"
    let driven = DrivenView(false) { isOpen in
      VStack {
        Section(isExpanded: .constant(isOpen)) {
          Text("one")
        } header: {
          Text("first")
        }
        Section("second", isExpanded: .constant(isOpen)) { Text("two") }
        Section(title, isExpanded: .constant(isOpen)) { Text("three") }
      }
    }
    var shown: [String] { driven.hosted.host.views(of: UILabel.self).compactMap(\.text) }
    #expect(shown == ["first", "second", "**title**"])
    driven.set(true)
    #expect(shown == ["first", "one", "second", "two", "**title**", "three"])
    driven.set(false)
    #expect(shown == ["first", "second", "**title**"])
  }
}
