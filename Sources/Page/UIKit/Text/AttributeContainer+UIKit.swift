import CoreText
import Foundation

extension AttributeContainer {
  private typealias Scope = AttributeScopes.UIKitAttributes

  /// The values under the names that an NSAttributedString has for them.
  var uiKitValues: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    func take<Key: AttributedStringKey>(_ key: Key.Type) {
      if let value = self[key] { values[NSAttributedString.Key(rawValue: Key.name)] = value }
    }
    take(Scope.FontAttribute.self)
    take(Scope.ParagraphStyleAttribute.self)
    take(Scope.ForegroundColorAttribute.self)
    take(Scope.BackgroundColorAttribute.self)
    take(Scope.LigatureAttribute.self)
    take(Scope.KernAttribute.self)
    take(Scope.TrackingAttribute.self)
    take(Scope.StrikethroughStyleAttribute.self)
    take(Scope.StrikethroughColorAttribute.self)
    take(Scope.UnderlineStyleAttribute.self)
    take(Scope.UnderlineColorAttribute.self)
    take(Scope.StrokeColorAttribute.self)
    take(Scope.StrokeWidthAttribute.self)
    take(Scope.ShadowAttribute.self)
    take(Scope.AttachmentAttribute.self)
    take(Scope.BaselineOffsetAttribute.self)
    take(Scope.ObliquenessAttribute.self)
    take(Scope.ExpansionAttribute.self)
    take(AttributeScopes.FoundationAttributes.LinkAttribute.self)
    // NSAttributedString keeps an underline as its number.
    for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
      if let style = values[key] as? NSUnderlineStyle { values[key] = style.rawValue }
    }
    return values
  }

  init(uiKitValues values: [NSAttributedString.Key: Any]) {
    self.init()
    func take<Key: AttributedStringKey>(_ key: Key.Type) {
      if let value = values[NSAttributedString.Key(rawValue: Key.name)] as? Key.Value {
        self[key] = value
      }
    }
    take(Scope.FontAttribute.self)
    take(Scope.ParagraphStyleAttribute.self)
    take(Scope.ForegroundColorAttribute.self)
    take(Scope.BackgroundColorAttribute.self)
    take(Scope.LigatureAttribute.self)
    take(Scope.KernAttribute.self)
    take(Scope.TrackingAttribute.self)
    take(Scope.StrikethroughColorAttribute.self)
    take(Scope.UnderlineColorAttribute.self)
    take(Scope.StrokeColorAttribute.self)
    take(Scope.StrokeWidthAttribute.self)
    take(Scope.ShadowAttribute.self)
    take(Scope.AttachmentAttribute.self)
    take(Scope.BaselineOffsetAttribute.self)
    take(Scope.ObliquenessAttribute.self)
    take(Scope.ExpansionAttribute.self)
    take(AttributeScopes.FoundationAttributes.LinkAttribute.self)
    if let number = values[.underlineStyle] as? Int {
      self[Scope.UnderlineStyleAttribute.self] = NSUnderlineStyle(rawValue: number)
    }
    if let number = values[.strikethroughStyle] as? Int {
      self[Scope.StrikethroughStyleAttribute.self] = NSUnderlineStyle(rawValue: number)
    }
  }
}
