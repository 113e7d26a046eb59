import UIKit
import XCPlayground
import GameplayKit

// How large a picture is, and with it a tile.
let tileWidth = CGFloat(120)
let tileHeight = CGFloat(141)

public extension UIImage {
    // A picture that is nothing but one colour.
    public convenience init?(paint: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let area = CGRect(origin: .zero, size: size)
        UIGraphicsBeginImageContextWithOptions(area.size, false, 0.0)
        paint.setFill()
        UIRectFill(area)
        let painted = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        guard let pixels = painted.CGImage else { return nil }
        self.init(CGImage: pixels)
    }
}

public class Tile: UIImageView {
    public let column: Int
    public let row: Int

    required public init?(coder aDecoder: NSCoder) {
        fatalError("a tile is made in code")
    }

    public init(image: UIImage?, column: Int, row: Int) {
        self.column = column
        self.row = row
        super.init(image: image)
        self.userInteractionEnabled = true
        self.layer.cornerRadius = 12.0
        self.backgroundColor = .lightGrayColor()
    }
}

public class PairsController: UIViewController {

    // What the page may change.
    public var cover: UIImage = UIImage(
        paint: .redColor(),
        size: CGSize(width: tileWidth, height: tileHeight))!

    public var gap = CGFloat(20)/* {
        didSet {
            arrange()
        }
    } */

    // var opened: Tile?

    var deck = [Int]() // what lies where, row by row

    var tableWidth: CGFloat {
        get {
            return gap + 4 * (tileWidth + gap)
        }
    }

    var tableHeight: CGFloat {
        get {
            return gap + 4 * (tileHeight + gap)
        }
    }

    required public init?(coder aDecoder: NSCoder) {
        fatalError("the game is made in code")
    }

    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: tableWidth, height: tableHeight)
        mix()
        deal()
        // let finger = UITapGestureRecognizer(target: self, action: #selector(PairsController.touched(_:)))
        // view.addGestureRecognizer(finger)
    }

    public override func loadView() {
        view = UIView()
        view.frame = CGRect(x: 0, y: 0, width: tableWidth, height: tableHeight)
        view.backgroundColor = .blueColor()
    }

    override public func viewDidAppear(animated: Bool) {
        for part in view.subviews {
            if let tile = part as? Tile { // the table may hold other things
                UIView.transitionWithView(
                    tile,
                    duration: 1.0,
                    options: .TransitionFlipFromLeft,
                    animations: {
                        tile.image =  self.cover
                    }, completion: nil)
            }
        }
    }

    // Two of each kind, in an order nobody knows.
    func mix() {
        let sorted = (1...8).flatMap{[$0, $0]}
        deck =
            GKRandomSource.sharedRandom().arrayByShufflingObjectsInArray(sorted) as! [Int]
    }

    func kindAt(column: Int, _ row: Int) -> Int {
        assert(0 <= column && column < 4 && 0 <= row && row < 4)

        return deck[column + 4 * row]
    }

    func middleAt(column: Int, _ row: Int) -> CGPoint {
        assert(0 <= column && column < 4 && 0 <= row && row < 4)
        let (across, down) = (tileWidth + gap, tileHeight + gap)
        return CGPoint(
            x: (CGFloat(column) + 0.5) * across + gap/2,
            y: (CGFloat(row) + 0.5) * down + gap/2)
    }

    func deal() {
        for row in 0..<4 {
            for column in 0..<4 {
                let kind = kindAt(column, row)
                let tile = Tile(image: UIImage(named: String(kind)), column: column, row: row)
                tile.center = middleAt(column, row)
                tile.tag = kind
                view.addSubview(tile)
            }
        }
    }

/*
    func arrange() {
        view.frame = CGRect(x: 0, y: 0, width: tableWidth, height: tableHeight)
        for part in view.subviews {
            if let tile = part as? Tile {
                tile.center = middleAt(tile.column, tile.row)
            }
        }
    }
*/
    // What a finger does comes here.
}
