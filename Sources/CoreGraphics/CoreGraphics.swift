// CoreGraphics
