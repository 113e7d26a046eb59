import Observation

@Observable class Counter {
  var count = 0
  var name = "a"
}

let counter = Counter()

func observe() {
  withObservationTracking {
    print("count is", counter.count)
  } onChange: {
    print("about to change from", counter.count)
  }
}

observe()
counter.name = "b"
counter.count = 5
observe()
counter.count += 1
