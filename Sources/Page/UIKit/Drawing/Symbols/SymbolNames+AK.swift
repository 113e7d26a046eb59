// Apple's names from a to k; SymbolNames.swift says how a line is read.

extension SymbolNames {
  static let a = """
    abc=fonts accessibility=universal-access-circle airplane airplane.arrival=airplane-engines
    airplane.circle=airplane+ airplane.departure=airplane-engines airplayaudio=cast
    airplayvideo=cast airpods=earbuds alarm+ align.horizontal.center=align-center*
    align.horizontal.left=align-start* align.horizontal.right=align-end* allergens=virus
    alternatingcurrent=soundwave ant=bug+ antenna.radiowaves.left.and.right=broadcast app.gift=gift+
    apple.intelligence=stars apple.logo=apple applelogo=apple appletv=tv applewatch.watchface=watch
    applewatch=smartwatch apps.iphone=phone archivebox=archive+ arkit=badge-ar
    arrow.2.circlepath.circle=arrow-repeat arrow.2.circlepath=arrow-repeat
    arrow.2.squarepath=arrow-repeat arrow.3.trianglepath=recycle arrow.backward=arrow-left
    arrow.branch=diagram-2 arrow.clockwise arrow.clockwise.circle=arrow-clockwise*
    arrow.counterclockwise arrow.counterclockwise.circle=arrow-counterclockwise* arrow.down
    arrow.down.app=box-arrow-down arrow.down.circle+ arrow.down.doc=file-arrow-down+ arrow.down.left
    arrow.down.left.circle arrow.down.right arrow.down.right.and.arrow.up.left=arrows-angle-contract
    arrow.down.right.circle arrow.down.square+ arrow.down.to.line=arrow-bar-down
    arrow.forward=arrow-right arrow.left arrow.left.and.right=arrow-left-right
    arrow.left.arrow.right.circle=arrow-left-right arrow.left.arrow.right=arrow-left-right
    arrow.left.circle+ arrow.left.square+ arrow.left.to.line=arrow-bar-left
    arrow.merge=sign-merge-left arrow.right arrow.right.circle+
    arrow.right.doc.on.clipboard=clipboard-plus arrow.right.square+
    arrow.right.to.line=arrow-bar-right arrow.triangle.2.circlepath.circle=arrow-repeat
    arrow.triangle.2.circlepath=arrow-repeat arrow.triangle.branch=diagram-2
    arrow.trianglehead.clockwise=arrow-clockwise
    arrow.trianglehead.counterclockwise=arrow-counterclockwise
    arrow.turn.down.left=arrow-return-left arrow.turn.down.right=arrow-return-right
    arrow.turn.up.left=arrow-90deg-left arrow.turn.up.right=arrow-90deg-right arrow.up
    arrow.up.and.down.and.arrow.left.and.right=arrows-move arrow.up.and.down=arrow-down-up
    arrow.up.arrow.down.circle=arrow-down-up arrow.up.arrow.down=arrow-down-up
    arrow.up.backward.and.arrow.down.forward=arrows-angle-expand arrow.up.circle+
    arrow.up.doc=file-arrow-up+ arrow.up.left arrow.up.left.and.arrow.down.right=arrows-angle-expand
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left=arrows-fullscreen
    arrow.up.left.and.down.right.magnifyingglass=zoom-in arrow.up.left.circle arrow.up.right
    arrow.up.right.circle arrow.up.right.square arrow.up.square+ arrow.up.to.line=arrow-bar-up
    arrow.uturn.backward=arrow-90deg-left arrow.uturn.down=arrow-90deg-down
    arrow.uturn.forward=arrow-90deg-right arrow.uturn.left=arrow-90deg-left
    arrow.uturn.right=arrow-90deg-right arrow.uturn.up=arrow-90deg-up
    arrowshape.bounce.right=arrow-90deg-right arrowshape.down=arrow-down-square+
    arrowshape.left=arrow-left-square+ arrowshape.right=arrow-right-square+
    arrowshape.turn.up.left.2=reply-all+ arrowshape.turn.up.left=reply+
    arrowshape.turn.up.right=forward+ arrowshape.up=arrow-up-square+
    arrowtriangle.backward=caret-left+ arrowtriangle.down=caret-down+
    arrowtriangle.forward=caret-right+ arrowtriangle.left=caret-left+
    arrowtriangle.right.circle=play-circle+ arrowtriangle.right=caret-right+
    arrowtriangle.up=caret-up+ aspectratio=aspect-ratio+ asterisk asterisk.circle=asterisk at
    backpack=bag+ backward.end.alt=skip-backward+ backward.end=skip-start+
    backward.frame=skip-start+ backward=rewind+ bag+ bag.badge.minus=bag-dash
    bag.badge.plus=bag-plus bag.circle=bag+ bag.fill.badge.plus=bag-plus-fill balloon+
    balloon.2=balloon-heart+ bandage.circle=bandaid bandage=bandaid+ banknote=cash*
    barcode.viewfinder=upc-scan barcode=upc basket+ basketball=dribbble* battery.0=battery
    battery.100.bolt=battery-charging battery.100=battery-full battery.100percent=battery-full
    battery.25=battery battery.50=battery-half battery.75=battery-half bell+ bell.badge=bell+
    bell.circle=bell+ bell.slash+ bicycle bicycle.circle=bicycle binoculars+ birthday.cake=cup-hot+
    bitcoinsign.circle=currency-bitcoin bitcoinsign=currency-bitcoin bold.underline=type-underline
    bold=type-bold bolt.car=ev-front+ bolt.circle=lightning-charge+ bolt.heart=heart-pulse+
    bolt.horizontal=lightning+ bolt.slash=lightning+ bolt=lightning+ book+ book.circle=book
    book.closed=journal* bookmark+ bookmark.circle=bookmark+ bookmark.slash=bookmark-x+
    books.vertical=bookshelf* briefcase+ bubble.left.and.bubble.right=chat-dots+
    bubble.left=chat-left+ bubble.middle.bottom=chat-square+ bubble.right=chat-right+ building+
    building.2=buildings+ building.columns.fill=bank2 building.columns=bank
    bus.doubledecker=bus-front bus=bus-front+ c.circle+ c.square+ cable.connector=usb-plug calendar
    calendar.badge.clock=calendar-event calendar.badge.exclamationmark=calendar-event
    calendar.badge.minus=calendar-minus calendar.badge.plus=calendar-plus calendar.circle=calendar+
    calendar.day.timeline.left=calendar-day camera+ camera.aperture=camera camera.circle=camera+
    camera.filters=intersect camera.macro=flower2 camera.on.rectangle=camera2 camera.rotate=camera+
    camera.shutter.button=record-btn+ camera.viewfinder=camera capslock+ capsule* car.2=car-front+
    car.circle=car-front+ car=car-front+ cart+ cart.badge.minus=cart-dash cart.badge.plus=cart-plus
    cart.circle=cart+ cart.fill.badge.minus=cart-dash-fill cart.fill.badge.plus=cart-plus-fill
    case=briefcase+ cellularbars=reception-4 character.book.closed=journal-bookmark*
    character.cursor.ibeam=input-cursor-text character.textbox=textarea-t character=fonts
    chart.bar.doc.horizontal=file-bar-graph+ chart.bar.xaxis=bar-chart-line chart.bar=bar-chart+
    chart.dots.scatter=graph-up chart.line.downtrend.xyaxis=graph-down
    chart.line.uptrend.xyaxis=graph-up chart.pie=pie-chart+ chart.xyaxis.line=graph-up
    checklist=list-check checkmark.bubble=chat-square checkmark.circle=check-circle+
    checkmark.icloud=cloud-check+ checkmark.message=chat-square checkmark.rectangle=check-square+
    checkmark.seal=patch-check+ checkmark.shield.fill=shield-fill-check
    checkmark.shield=shield-check checkmark.square=check-square+ checkmark=check-lg
    chevron.backward=chevron-left chevron.compact.backward=chevron-compact-left chevron.compact.down
    chevron.compact.forward=chevron-compact-right chevron.compact.left chevron.compact.right
    chevron.compact.up chevron.down chevron.down.circle=arrow-down-circle+
    chevron.forward=chevron-right chevron.left chevron.left.2=chevron-double-left
    chevron.left.circle=arrow-left-circle+ chevron.left.slash.chevron.right=code-slash chevron.right
    chevron.right.2=chevron-double-right chevron.right.circle=arrow-right-circle+ chevron.up
    chevron.up.chevron.down=chevron-expand chevron.up.circle=arrow-up-circle+ circle+
    circle.circle=record2+ circle.dashed.rectangle=dash-circle-dotted
    circle.dashed=dash-circle-dotted circle.grid.2x2=grid+ circle.grid.3x3=grid-3x3-gap+
    circle.lefthalf.fill=circle-half circle.lefthalf.filled=circle-half
    circle.righthalf.fill=circle-half circle.righthalf.filled=circle-half circlebadge=circle*
    clipboard+ clock+ clock.arrow.2.circlepath=clock-history clock.arrow.circlepath=clock-history
    clock.badge.checkmark=clock clock.badge=clock cloud+ cloud.bolt.rain=cloud-lightning-rain+
    cloud.bolt=cloud-lightning+ cloud.drizzle+ cloud.fog+ cloud.hail+
    cloud.heavyrain=cloud-rain-heavy+ cloud.moon+ cloud.rain+ cloud.sleet+ cloud.snow+ cloud.sun+
    cloud.sun.rain=cloud-drizzle+ command compass.drawing=compass computermouse=mouse+ cpu+
    creditcard.circle=credit-card creditcard=credit-card+ crop cross.case=bandaid+
    cross.circle=plus-circle+ cross.vial=prescription2* cross=plus-lg* cube.transparent=box+
    cube=box+ cup.and.saucer=cup-hot+ curlybraces=braces cursorarrow.click.badge.clock=cursor
    cursorarrow.click=cursor cursorarrow.rays=cursor cursorarrow=cursor decrease.indent=unindent
    decrease.quotelevel=unindent delete.left=backspace+ delete.right=backspace-reverse+
    deskclock=clock+ desktopcomputer=pc-display dial.high=speedometer2 dial.low=speedometer2
    dial.max=speedometer2 dial.min=speedometer2 diamond+ dice=dice-5+ die.face.1=dice-1+
    die.face.2=dice-2+ die.face.3=dice-3+ die.face.4=dice-4+ die.face.5=dice-5+ die.face.6=dice-6+
    display display.2=display doc.append=file-earmark-plus doc.badge.gearshape=file-earmark-code
    doc.badge.plus=file-earmark-plus doc.circle=file-earmark+
    doc.fill.badge.plus=file-earmark-plus-fill doc.on.clipboard=clipboard+ doc.on.doc=files*
    doc.plaintext=file-earmark-text+ doc.richtext=file-earmark-richtext+
    doc.text.image=file-earmark-image doc.text.magnifyingglass=search doc.text.viewfinder=file-text
    doc.text=file-earmark-text+ doc.zipper=file-earmark-zip doc=file-earmark+
    dock.rectangle=window-dock dollarsign.circle=coin* dollarsign.square=cash
    dollarsign=currency-dollar door.left.hand.closed=door-closed door.left.hand.open=door-open
    dot.circle=record-circle+ dot.radiowaves.left.and.right=broadcast dot.radiowaves.right=rss
    dot.square=stop-btn+ dot.viewfinder=record2 dpad+ drop.circle=droplet
    drop.degreesign=thermometer-half drop.triangle=droplet drop=droplet+ ear+ eject+
    ellipsis.bubble=chat-dots+ ellipsis.circle=three-dots* ellipsis.message=chat-dots+
    ellipsis.rectangle=menu-button-wide ellipsis=three-dots envelope+
    envelope.badge=envelope-exclamation+ envelope.circle=envelope+ envelope.open+ eraser+ escape
    eurosign.circle=currency-euro eurosign=currency-euro
    exclamationmark.arrow.circlepath=arrow-repeat exclamationmark.bubble=chat-left-dots
    exclamationmark.circle=exclamation-circle+ exclamationmark.octagon=exclamation-octagon+
    exclamationmark.shield.fill=shield-fill-exclamation exclamationmark.shield=shield-exclamation
    exclamationmark.square=exclamation-square+ exclamationmark.triangle=exclamation-triangle+
    exclamationmark.warninglight=exclamation-octagon+ exclamationmark=exclamation-lg
    externaldrive=hdd+ eye+ eye.circle=eye+ eye.slash+ eye.trianglebadge.exclamationmark=eye+
    eyedropper eyedropper.full=eyedropper eyedropper.halffull=eyedropper eyeglasses
    f.cursive=type-italic face.dashed=emoji-neutral face.smiling.inverse=emoji-smile-fill
    face.smiling=emoji-smile+ faceid=person-bounding-box facemask=mask* fan* fanblades=fan
    faxmachine=printer film* fireworks=stars flag+ flag.2.crossed=flag
    flag.checkered.2.crossed=flag+ flag.circle=flag+ flag.slash=flag flame.circle=fire flame=fire*
    flashlight.off.fill=lightbulb-off-fill flashlight.on.fill=lightbulb-fill
    flip.horizontal=symmetry-vertical* flowchart=diagram-3+ folder+ folder.badge.gear=folder
    folder.badge.minus=folder-minus folder.badge.person.crop=folder folder.badge.plus=folder-plus
    folder.circle=folder+ folder.fill.badge.minus=folder-minus folder.fill.badge.plus=folder-plus
    forward.end.alt=skip-forward+ forward.end=skip-end+ forward.frame=skip-end+
    forward=fast-forward+ fuelpump=fuel-pump+ gamecontroller.circle=controller
    gamecontroller=controller* gauge.medium=speedometer2 gauge=speedometer2 gear gear.circle=gear
    gearshape.2=gear-wide-connected* gearshape.arrow.triangle.2.circlepath=gear-wide-connected
    gearshape=gear+ gift+ gift.circle=gift+ giftcard=gift+ globe globe.americas*
    globe.asia.australia* globe.badge.chevron.backward=globe globe.desk=globe globe.europe.africa*
    gobackward.10=arrow-counterclockwise gobackward.15=arrow-counterclockwise
    gobackward.30=arrow-counterclockwise gobackward=arrow-counterclockwise
    goforward.10=arrow-clockwise goforward.15=arrow-clockwise goforward.30=arrow-clockwise
    goforward=arrow-clockwise graduationcap=mortarboard+ grid.circle=grid grid=grid-3x3 h.circle+
    h.square+ hammer* hand.draw=hand-index+ hand.point.up.left=hand-index+ hand.point.up=hand-index+
    hand.raised=hand-index+ hand.rays=hand-index* hand.tap=hand-index-thumb+
    hand.thumbsdown=hand-thumbs-down+ hand.thumbsup=hand-thumbs-up+ hand.wave=hand-index+ handbag+
    headphones headphones.circle=headphones headset heart+ heart.circle=suit-heart
    heart.slash=heartbreak+ heart.text.square=heart-pulse hexagon+
    hexagon.lefthalf.filled=hexagon-half hifispeaker=speaker+ highlighter=pen horn=megaphone+
    hourglass hourglass.badge.plus=hourglass hourglass.bottomhalf.fill=hourglass-bottom
    hourglass.bottomhalf.filled=hourglass-bottom hourglass.circle=hourglass
    hourglass.tophalf.fill=hourglass-top hourglass.tophalf.filled=hourglass-top house+
    house.circle=house+ humidity=moisture* hurricane icloud.and.arrow.down=cloud-arrow-down+
    icloud.and.arrow.up=cloud-arrow-up+ icloud.circle=cloud icloud.slash=cloud-slash+ icloud=cloud+
    increase.indent=indent increase.quotelevel=indent infinity infinity.circle=infinity info.circle+
    info.square+ info=info-lg internaldrive=hdd+ ipad.gen2.landscape=tablet-landscape
    ipad.homebutton=tablet ipad.landscape=tablet-landscape ipad=tablet iphone.circle=phone
    iphone.landscape=phone-landscape iphone.radiowaves.left.and.right=phone-vibrate iphone=phone
    italic=type-italic key+ keyboard+ keyboard.chevron.compact.down=keyboard
    """
}
