let index = numbers.count
numbers[index]
