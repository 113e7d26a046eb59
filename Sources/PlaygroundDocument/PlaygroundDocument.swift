// PlaygroundDocument
