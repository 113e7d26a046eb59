import CoreLocation
import CoreMotion
import MapKit
import UserNotifications

class Finder: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    print("no location:", (error as? CLError)?.code == .denied)
  }
}

let finder = Finder()
let manager = CLLocationManager()
manager.delegate = finder
manager.requestWhenInUseAuthorization()
manager.startUpdatingLocation()

let stockholm = CLLocation(latitude: 59.3293, longitude: 18.0686)
let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
print(Int(stockholm.distance(from: paris) / 1000), "km")
print(CMMotionManager().isAccelerometerAvailable)
let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
map.region = MKCoordinateRegion(
  center: stockholm.coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { allowed, _ in
  print("notifications:", allowed)
}
RunLoop.main.run(until: Date() + 0.1)
