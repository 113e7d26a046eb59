    UIView.transition(with: self, duration: 0.5, options: .transitionFlipFromLeft) {
      self.image = self.isFaceUp ? Picture.face(self.number) : Picture.back
    }
// ▲
