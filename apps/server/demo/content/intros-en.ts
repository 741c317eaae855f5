import type { Intros } from './intros.ts'

export const introsEn: Intros = {
  excavators:
    'Have the undercarriage measured first: links, bushings, sprockets and rollers as percent left. Then try the play of the swing bearing and the pins, and see how far the boom sinks in five minutes. A 20 to 23\u00a0t machine works about 1,400 hours a year, and the large parts come due near 10,000. In that class expect about AED\u00a0376,000 at three years and AED\u00a0209,000 at eight.',
  'wheel-loaders':
    'Tyres last 4,000 to 10,000 hours and are dear, so ask for the tread in millimetres. Drive it under load, then look at the articulation joint and the bucket pins. Contractors put 1,200 to 1,500 hours a year on a loader, and its life is 7,000 to 12,000. A 3\u00a0m³ loader costs about AED\u00a0546,000 at three years and AED\u00a0304,000 at eight.',
  'backhoe-loaders':
    'Look at both ends: play in the kingpost and the slew, the extending dipper under load, the loader pins, and whether four-wheel drive engages. About 900 hours a year are usual, 2,000 to 10,000 stand on the meters. Buyers in the Emirates want cab and air conditioning; a canopy is easier to sell across the border. Expect about AED\u00a0171,000 at three years and AED\u00a095,000 at eight.',
  dozers:
    'The undercarriage decides: have links, bushings, sprockets and idlers measured on both sides. Then look at the final drives for leaks, and at blade corners and ripper shank for wear. At 1,300 hours a year, 4,000 to 16,000 on the meter are usual. A D6 class machine costs about AED\u00a0865,000 at three years and AED\u00a0481,000 at eight; a D8 nearly twice that.',
  'motor-graders':
    'A grader is as good as its circle: feel for play in the circle, the moldboard slides and the articulation joint, and look under the tandems for oil. Blade edges and tyres are wearing parts, a bent frame is not. About 1,200 hours a year are usual. A 140 class machine costs about AED\u00a0751,000 at three years and AED\u00a0418,000 at eight.',
  'skid-steers':
    'Work the arms and the drive warm, and listen to the chains and the pumps. On tracked machines look at the rubber tracks and the rollers, on wheeled ones at the tyres, which wear out first. 600 hours a year are usual. Pay for high flow only if your attachments need it. Expect about AED\u00a0102,000 at three years and AED\u00a057,000 at eight.',
  'dump-trucks':
    'Look at the articulation and oscillation joint, the wear of the body floor, the retarder and every tyre: six of them are a large part of the price. About 1,500 hours a year are usual, 4,000 to 15,000 stand on the meters. A 30\u00a0t truck costs about AED\u00a0911,000 at three years and AED\u00a0507,000 at eight, a 40\u00a0t truck about 40 percent more.',
  compaction:
    'Let it vibrate at both amplitudes until it is warm: a noise from the drum is a bearing. Look at the rubber mounts and the drum shell, and choose smooth for sand and padfoot for clay. 700 hours a year are usual. An 11\u00a0t single drum roller costs about AED\u00a0250,000 at three years and AED\u00a0139,000 at eight.',
  paving:
    'Screed plates, augers, conveyor chains and cutter holders are what you will renew first: have them measured and the screed heated while you watch. How it was cleaned every evening says more than its hours. Compare only machines of the same working width and the same type of screed; the table shows what is asked by age.',
  'mobile-cranes':
    'Ask for paper before price: lifting gear is tested every 12 months, and the certificate must name this serial number and its safe working load. Then look at the boom sections, the wear pads and ropes, and try the load indicator against its own chart. Cranes keep their value and lose 5 to 6 percent a year: a 50 to 60\u00a0t rough-terrain crane costs about AED\u00a01,265,000 at three years and AED\u00a0953,000 at eight.',
  'tower-cranes':
    'The permit of a tower crane ends the day its inspection lapses: read the date and the serial number on the certificate. Count mast sections, ties and counterweights against the packing list, and look at welds, slewing ring and ropes. Compare the tip load at the jib length that you need, not the largest load. Transport and erection come on top: look at the landed price.',
  'access-platforms':
    'Drive every function from the basket and from the ground, and try emergency lowering and the tilt alarm. A boom lift works about 300 hours a year, a scissor lift about 120: few hours are normal, and age shows in batteries, hoses and rust. A 20\u00a0m boom costs about AED\u00a0250,000 at three years and AED\u00a0139,000 at eight; a 10 to 12\u00a0m scissor AED\u00a050,000 and AED\u00a028,000.',
  telehandlers:
    'Run the boom out under load and look at wear pads and chains, then at stabilisers and the load indicator. Compare the plate with the number stamped in the frame: plates of telehandlers have been copied. About 800 hours a year are usual. A 14 to 17\u00a0m machine costs about AED\u00a0273,000 at three years and AED\u00a0152,000 at eight.',
  forklifts:
    'Measure the forks at the heel and the stretch of the mast chains, and see that the yearly certificate is in date. An electric truck is worth what its battery is worth: ask for its age. About 1,000 hours a year are usual, 2,000 to 12,000 stand on the meters. A 3\u00a0t truck costs about AED\u00a064,000 at three years and AED\u00a035,000 at eight, one of 10\u00a0t and more about AED\u00a0216,000 and AED\u00a0120,000.',
  concrete:
    'On a pump look for cracks along the boom, measure the pipe walls and ask how many cubic metres it has pumped. On a mixer measure the drum shell and look at the fins; old concrete inside is weight that you pay for. A 36\u00a0m truck pump costs about AED\u00a0751,000 at three years and AED\u00a0418,000 at eight, a 9\u00a0m³ mixer AED\u00a0239,000 and AED\u00a0133,000.',
  'crushing-screening':
    'Jaws, mantles and blow bars are wearing parts: have them measured, and feel the bearings after an hour under load. Match feed size and tonnes per hour to your own rock, not to the brochure. On tracked plants the undercarriage counts as on any other machine. Compare only plants of the same feed size; the table shows what is asked by age.',
  'drilling-piling':
    'Depth, diameter and torque make the price, and the tools are half the machine: count kelly bar, rods and buckets before you compare. Look at the play of the rotary head, the winch ropes and the welds of the mast. Hours of the engine and hours of the drive are two figures: ask for both.',
  'power-air':
    'Ask for an hour under full load: voltage and 50\u00a0Hz must stand still, and the cooling must hold in our summer. Compare prime with prime and standby with standby. 1,500 hours a year are usual, up to 20,000 can be sound if the service book is whole. A 500\u00a0kVA set costs about AED\u00a0171,000 at three years and AED\u00a095,000 at eight.',
  'trucks-trailers':
    'Kilometres count, not hours: 60,000 to 90,000 a year are usual, and 150,000 to 700,000 stand on the meters. Look for cracks in the frame, at hubs and tipping ram, and read the registration card. The Euro class decides where it can go next. A 6x4 tipper costs about AED\u00a0239,000 at three years and AED\u00a0133,000 at eight.',
  agriculture:
    'Try the power take-off and the hydraulics under load, and compare the power at the shaft, not that of the engine. Look at the front axle, the clutch and the tyres, whose sides crack in the sun before the tread is gone. For implements bring a tape: hitch class and shaft speed decide whether they fit.',
  attachments:
    'Measure, do not trust the name: pin diameter, width between the ears and the class of the carrier decide whether it fits. On breakers look at the bush of the chisel and the tie rods, on buckets at the cutting edge and the corners. A quick coupler must lock, and must show that it is locked. Undercarriage parts are priced by percent left.',
}
