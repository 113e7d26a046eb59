import Foundation

signal(SIGALRM) { _ in }
alarm(1000)
print("set")
