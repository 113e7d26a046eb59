import UIKit

// A storyboard can be named, and what is missing is said then.
func first(of name: String) -> UIViewController? {
  UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
}
print("before")
first(of: "Main")
