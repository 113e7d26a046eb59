// Apple's names from l to z; SymbolNames.swift says how a line is read.

extension SymbolNames {
  static let l = """
    ladybug.circle=bug ladybug=bug+ lamp.desk=lamp+ lanyardcard=person-vcard+ laptopcomputer=laptop
    largecircle.fill.circle=record-circle level=rulers lifepreserver=life-preserver*
    light.beacon.max=brightness-high+ light.beacon.min=brightness-low light.max=brightness-high
    lightbulb+ lightbulb.max=lightbulb+ lightbulb.slash=lightbulb-off+
    line.3.crossed.swirl.circle=hurricane line.3.horizontal.decrease.circle=filter-circle+
    line.3.horizontal.decrease=filter line.3.horizontal=list line.diagonal=slash-lg
    line.horizontal.3.circle=filter-circle line.horizontal.3.decrease.circle=filter-circle+
    line.horizontal.3.decrease=filter line.horizontal.3=list lines.measurement.horizontal=rulers
    link link.badge.plus=link link.circle=link list.bullet.clipboard=card-checklist*
    list.bullet.indent=list-nested list.bullet.rectangle.portrait=card-list*
    list.bullet.rectangle=card-list* list.bullet=list-ul list.clipboard=card-checklist
    list.dash=list-task list.number=list-ol list.star=list-stars location.circle=compass+
    location.north=cursor+ location.slash=cursor location=cursor+ lock+ lock.circle=lock+
    lock.doc=file-lock lock.open=unlock+ lock.rectangle.on.rectangle=lock lock.shield=shield-lock+
    lock.slash=unlock lungs+ macwindow.on.rectangle=window-stack macwindow=window
    magazine=newspaper* magicmouse=mouse+ magnet+ magnifyingglass.circle=search*
    magnifyingglass=search mail=envelope+ map+ mappin.and.ellipse=geo mappin.circle=geo-alt+
    mappin.slash=geo mappin=geo medal=award+ megaphone+ memorychip=memory menubar.rectangle=window
    message.circle=chat+ message=chat+ metronome=speedometer mic+ mic.badge.plus=mic mic.circle=mic+
    mic.fill.badge.plus=mic-fill mic.slash=mic-mute+ minus.circle=dash-circle+
    minus.magnifyingglass=zoom-out minus.square=dash-square+ minus=dash-lg moon+ moon.circle=moon+
    moon.stars+ moon.zzz=moon+ mountain.2=image-alt* move.3d=arrows-move mug=cup+
    multiply.circle=x-circle+ multiply.square=x-square+ multiply=x-lg music.mic.circle=mic
    music.mic=mic music.note music.note.list music.quarternote.3=music-note-beamed network=globe2
    newspaper* nosign=slash-circle note.text.badge.plus=sticky note.text=sticky note=sticky
    number.circle=hash number.square=hash number=hash octagon+ opticaldisc=disc+
    opticaldiscdrive=hdd option p.circle+ p.square+ paintbrush.pointed=brush+ paintbrush=brush+
    paintpalette=palette+ paperclip paperplane.circle=send+ paperplane=send+ paragraphsign=paragraph
    parkingsign.circle=p-circle+ parkingsign=p-circle party.popper=stars* pause+ pause.circle+
    pause.rectangle=pause-btn+ pc pencil pencil.and.outline=pencil
    pencil.and.scribble=pencil pencil.circle=pencil+ pencil.line=pencil pencil.slash=pencil
    pencil.tip.crop.circle=pen pencil.tip=pen pentagon+ percent person+ person.2=people+
    person.3=people+ person.and.person=people person.badge.key=person-lock
    person.badge.minus=person-dash person.badge.plus=person-plus person.circle*
    person.crop.circle.badge.checkmark=person-check person.crop.circle.badge.plus=person-plus+
    person.crop.circle.badge.xmark=person-x
    person.crop.circle.fill.badge.checkmark=person-check-fill
    person.crop.circle.fill.badge.xmark=person-x-fill person.crop.circle=person-circle*
    person.crop.rectangle=person-video person.crop.square=person-square*
    person.fill.badge.minus=person-dash-fill person.fill.badge.plus=person-plus-fill
    person.fill.checkmark=person-check-fill person.fill.questionmark=person-fill-exclamation
    person.fill.viewfinder=person-bounding-box person.fill.xmark=person-x-fill
    person.text.rectangle=person-vcard+ person.wave.2=person-up personalhotspot=broadcast-pin
    perspective=badge-3d phone.arrow.down.left=telephone-inbound
    phone.arrow.up.right=telephone-outbound phone.badge.plus=telephone-plus phone.circle=telephone+
    phone.down=telephone-x+ phone=telephone+ photo.badge.plus=image
    photo.fill.on.rectangle.fill=images photo.on.rectangle.angled=images photo.on.rectangle=images
    photo.stack=images photo=image+ pills=capsule-pill* pin+ pin.circle=pin-angle+ pin.slash=pin pip
    pip.enter=pip pip.exit=pip play+ play.circle+ play.rectangle=play-btn+ play.slash=play+
    play.square=play-btn+ play.tv=tv+ playpause=play+ plus plus.app=plus-square+ plus.circle+
    plus.forwardslash.minus=plus-slash-minus plus.magnifyingglass=zoom-in
    plus.rectangle.on.rectangle=window-plus plus.rectangle=plus-square+ plus.slash.minus
    plus.square+ plus.square.on.square=window-stack plus.viewfinder=plus-square-dotted
    plusminus=plus-slash-minus point.3.connected.trianglepath.dotted=share
    point.topleft.down.curvedto.point.bottomright.up=bezier2 power power.circle=power
    powerplug=plug+ printer+ puzzlepiece.extension=puzzle+ puzzlepiece=puzzle+
    qrcode.viewfinder=qr-code-scan qrcode=qr-code questionmark.circle=question-circle+
    questionmark.diamond=question-diamond+ questionmark.square=question-square+
    questionmark.text.page=file-text* questionmark=question-lg quote.bubble=chat-quote+
    quote.closing=quote quote.opening=quote r.circle+ r.square+ radio=boombox+ rainbow
    record.circle+ rectangle.3.group=grid-1x2+ rectangle.3.offgrid=grid-1x2
    rectangle.and.pencil.and.ellipsis=input-cursor-text rectangle.grid.1x2=view-stacked
    rectangle.grid.2x2=grid rectangle.grid.3x2=grid-3x2 rectangle.inset.filled=window-fullscreen
    rectangle.landscape.rotate=phone-landscape rectangle.on.rectangle.angled=window-stack
    rectangle.on.rectangle=window-stack rectangle.pencil.and.ellipsis=input-cursor-text
    rectangle.portrait.and.arrow.forward=box-arrow-right
    rectangle.portrait.and.arrow.right=box-arrow-right
    rectangle.portrait.on.rectangle.portrait=files* rectangle.portrait.rotate=phone-flip
    rectangle.split.2x1=layout-split rectangle.split.3x1=layout-three-columns
    rectangle.stack=collection+ repeat repeat.1 rhombus=diamond+ rosette=award rotate.3d=badge-3d
    rotate.left=arrow-counterclockwise rotate.right=arrow-clockwise ruler=rulers* safari=compass+
    scanner=printer+ scissors scooter scope=bullseye screwdriver* scribble.variable=pencil
    scribble=pencil sdcard=sd-card+ seal=patch-check+ selection.pin.in.out=pin
    sensor.tag.radiowaves.forward=broadcast* sensor=broadcast* server.rack=hdd-rack shield+
    shield.lefthalf.fill=shield-shaded shield.lefthalf.filled=shield-shaded shield.slash+ shift+
    shippingbox=box-seam+ shuffle sidebar.leading=layout-sidebar sidebar.left=layout-sidebar
    sidebar.right=layout-sidebar-reverse sidebar.squares.left=layout-text-sidebar
    sidebar.trailing=layout-sidebar-reverse signature=pen signpost.right=signpost+ simcard=sim+
    slash.circle+ sleep=moon slider.horizontal.3=sliders slider.horizontal.below.rectangle=sliders2
    slider.vertical.3=sliders2-vertical smallcircle.fill.circle=record-circle
    smallcircle.filled.circle=record-circle+ smoke=clouds+ snow snowflake=snow3 soccerball=dribbble
    sparkle=star-fill sparkles=stars speaker.1=volume-down+ speaker.2=volume-up+
    speaker.3=volume-up+ speaker.slash=volume-mute+ speaker.wave.1=volume-down+
    speaker.wave.2=volume-up+ speaker.wave.3=volume-up+ speaker=volume-off+ speedometer
    sportscourt=dribbble* square+ square.2.layers.3d=layers-half square.3.layers.3d=layers
    square.3.stack.3d=layers square.and.arrow.down.on.square=box-arrow-in-down
    square.and.arrow.down=box-arrow-in-down* square.and.arrow.up.circle=box-arrow-up
    square.and.arrow.up.on.square=box-arrow-up square.and.arrow.up=box-arrow-up*
    square.and.pencil=pencil-square square.dashed=bounding-box square.grid.2x2=grid+
    square.grid.3x2=grid-3x2-gap+ square.grid.3x3=grid-3x3-gap+ square.lefthalf.fill=square-half
    square.lefthalf.filled=square-half square.on.circle=circle-square square.on.square=front
    square.split.1x2=layout-split square.split.2x1=layout-split square.split.2x2=grid
    square.stack.3d.down.right=layers square.stack.3d.up=layers+ square.stack=collection+
    squareshape=square+ star+ star.circle=star+ star.leadinghalf.filled=star-half
    star.lefthalf.fill=star-half star.slash=star star.square=star+ staroflife=asterisk*
    steeringwheel=life-preserver sterlingsign=currency-pound stethoscope=heart-pulse stop+
    stop.circle+ stopwatch+ storefront=shop* strikethrough=type-strikethrough studentdesk=easel
    subscript suit.club+ suit.diamond+ suit.heart+ suit.spade+ suitcase=briefcase+ sun.dust=sun
    sun.haze=cloud-haze2+ sun.max=sun+ sun.min=brightness-low+ sunrise+ sunset+ superscript
    swift=code-slash switch.2=toggles table* tablecells=table* tag+ tag.circle=tag+ tag.slash=tag
    takeoutbag.and.cup.and.straw=cup-straw target=bullseye tennisball=dribbble* terminal+
    text.aligncenter=text-center text.alignleft=text-left text.alignright=text-right
    text.append=list-nested text.badge.checkmark=list-check text.book.closed=journal-text
    text.bubble=chat-left-text+ text.cursor=cursor-text text.insert=indent
    text.justify.left=text-left text.justify=justify text.justifyleft=justify-left
    text.justifyright=justify-right text.magnifyingglass=search text.quote=blockquote-left
    text.viewfinder=file-text textbox=textarea-t textformat.abc.dottedunderline=type-underline
    textformat.abc=type textformat.alt=type textformat.size=type textformat=fonts thermometer
    thermometer.high thermometer.low thermometer.medium=thermometer-half
    thermometer.snowflake=thermometer-snow thermometer.sun ticket+ timer=stopwatch toggle.off
    toggle.on togglepower=power tornado touchid=fingerprint train.side.front.car=train-front
    tram=train-lightrail-front+ translate trash+ trash.circle=trash+ trash.slash=trash+
    tray.2=inboxes+ tray.and.arrow.down=download* tray.and.arrow.up=upload* tray.full=inbox+
    tray=inbox+ tree+ triangle+ trianglebadge.exclamationmark=exclamation-triangle trophy+
    trophy.circle=trophy tropicalstorm=tropical-storm truck.box=truck* tv+ tv.circle=tv
    uiwindow.split.2x1=window-split umbrella+ umbrella.percent=umbrella underline=type-underline
    video.badge.plus=camera-video video.circle=camera-video+ video.slash=camera-video-off+
    video=camera-video+ view.3d=badge-3d viewfinder=fullscreen wallet.pass=wallet+
    wand.and.rays=magic wand.and.stars=magic water.waves=water wave.3.right=wifi
    waveform.circle=soundwave* waveform.path.badge.plus=activity waveform.path.ecg=activity
    waveform.path=activity waveform=soundwave wifi wifi.exclamationmark=wifi-1 wifi.router=router+
    wifi.slash=wifi-off wind wind.snow=snow2 wineglass=cup-straw* wrench*
    wrench.and.screwdriver=tools* x.circle+ xmark.app=x-square+ xmark.bin=trash+
    xmark.circle=x-circle+ xmark.diamond=x-diamond+ xmark.octagon=x-octagon+ xmark.seal=patch-minus+
    xmark.shield.fill=shield-fill-x xmark.shield=shield-x xmark.square=x-square+ xmark=x-lg
    xserve=hdd-rack yensign=currency-yen zzz=moon-stars
    """
}
