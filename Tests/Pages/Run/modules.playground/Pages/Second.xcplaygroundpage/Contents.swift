Card(value: 1).value
