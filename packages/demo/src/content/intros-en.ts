import type { Intros } from './intros-words.ts'

export const introsEn: Intros = {
  excavators:
    'Have the undercarriage measured first: links, bushings, sprockets and rollers, as a percentage left. Then check the swing bearing and pins for play, and see how far the boom sinks in five minutes. A 20 to 23\u00a0t machine works about 1,400 hours a year, and major components are due at around 10,000 hours. In this class, expect to pay about AED\u00a0376,000 at three years old and AED\u00a0209,000 at eight.',
  'wheel-loaders':
    'Tyres last 4,000 to 10,000 hours and are expensive, so ask for the tread depth in millimetres. Drive the loader under load, then check the articulation joint and bucket pins. Contractors put 1,200 to 1,500 hours a year on a loader, and its working life is 7,000 to 12,000 hours. A 3\u00a0m³ loader costs about AED\u00a0546,000 at three years old and AED\u00a0304,000 at eight.',
  'backhoe-loaders':
    'Check both ends: play in the kingpost and slew, the extending dipper under load, the loader pins, and whether four-wheel drive engages. About 900 hours a year is typical; most meters show 2,000 to 10,000. Buyers in the UAE want a cab with air conditioning, while a canopy machine is easier to sell abroad. Expect to pay about AED\u00a0171,000 at three years old and AED\u00a095,000 at eight.',
  dozers:
    'The undercarriage decides the value: have links, bushings, sprockets and idlers measured on both sides. Then check the final drives for leaks, and the blade corners and ripper shank for wear. At 1,300 hours a year, most meters show 4,000 to 16,000. A D6 class machine costs about AED\u00a0865,000 at three years old and AED\u00a0481,000 at eight; a D8 costs nearly twice as much.',
  'motor-graders':
    'A grader is only as good as its circle: check the circle, mouldboard slides and articulation joint for play, and look for oil under the tandems. Cutting edges and tyres are wear parts; a bent frame is a reason to walk away. About 1,200 hours a year is typical. A 140 class machine costs about AED\u00a0751,000 at three years old and AED\u00a0418,000 at eight.',
  'skid-steers':
    'Work the arms and drive until they are warm, and listen to the chains and pumps. On tracked machines, check the rubber tracks and rollers; on wheeled machines, the tyres, which wear out first. About 600 hours a year is typical. Pay extra for high flow only if your attachments need it. Expect to pay about AED\u00a0102,000 at three years old and AED\u00a057,000 at eight.',
  'dump-trucks':
    'Check the articulation and oscillation joint, the wear of the body floor, the retarder and every tyre: a set of six is a large part of the price. About 1,500 hours a year is typical; most meters show 4,000 to 15,000. A 30\u00a0t truck costs about AED\u00a0911,000 at three years old and AED\u00a0507,000 at eight; a 40\u00a0t truck costs about 40% more.',
  compaction:
    'Run the vibration at both amplitudes until the machine is warm: noise from the drum means a worn bearing. Check the rubber mounts and the drum shell. Choose a smooth drum for sand and a padfoot drum for clay. About 700 hours a year is typical. An 11\u00a0t single-drum roller costs about AED\u00a0250,000 at three years old and AED\u00a0139,000 at eight.',
  paving:
    'Screed plates, augers, conveyor chains and cutter holders are the first parts to be replaced: have them measured, and watch the screed heat up. Daily cleaning matters more than hours. Compare only machines with the same working width and type of screed; the table shows asking prices by age.',
  'mobile-cranes':
    'Check the certificate before you discuss price: lifting equipment is tested every 12 months, and the certificate must show this serial number and its safe working load. Then check the boom sections, wear pads and ropes, and test the load indicator against the load chart. Cranes hold their value and lose only 5 to 6% a year: a 50 to 60\u00a0t rough-terrain crane costs about AED\u00a01,265,000 at three years old and AED\u00a0953,000 at eight.',
  'tower-cranes':
    'A tower crane may not work once its inspection has expired: check the date and serial number on the certificate. Count mast sections, ties and counterweights against the packing list, and check the welds, slewing ring and ropes. Compare the tip load at the jib length you need, not the maximum load. Transport and erection cost extra: check the landed price.',
  'access-platforms':
    'Test every function from the basket and from the ground, including emergency lowering and the tilt alarm. A boom lift works about 300 hours a year and a scissor lift about 120, so low hours are normal; age shows in batteries, hoses and rust. A 20\u00a0m boom lift costs about AED\u00a0250,000 at three years old and AED\u00a0139,000 at eight; a 10 to 12\u00a0m scissor lift, AED\u00a050,000 and AED\u00a028,000.',
  telehandlers:
    'Extend the boom under load and check the wear pads and chains, then the stabilisers and load indicator. Compare the serial plate with the number stamped on the frame: cloned serial plates are a known problem. About 800 hours a year is typical. A 14 to 17\u00a0m machine costs about AED\u00a0273,000 at three years old and AED\u00a0152,000 at eight.',
  forklifts:
    'Measure the forks at the heel and the stretch of the mast chains, and make sure the annual certificate is still valid. The value of an electric forklift depends on its battery: ask how old it is. About 1,000 hours a year is typical; most meters show 2,000 to 12,000. A 3\u00a0t forklift costs about AED\u00a064,000 at three years old and AED\u00a035,000 at eight; one of 10\u00a0t or more, about AED\u00a0216,000 and AED\u00a0120,000.',
  concrete:
    'On a pump, look for cracks along the boom, have the pipe walls measured and ask how many cubic metres it has pumped. On a mixer, have the drum shell measured and check the fins; hardened concrete inside is dead weight. A 36\u00a0m truck-mounted pump costs about AED\u00a0751,000 at three years old and AED\u00a0418,000 at eight; a 9\u00a0m³ mixer, AED\u00a0239,000 and AED\u00a0133,000.',
  'crushing-screening':
    'Jaws, mantles and blow bars are wear parts: have them measured, and check the bearing temperature after an hour under load. Match feed size and tonnes per hour to your own rock, not to the brochure. On tracked plants, the undercarriage matters as much as on any other machine. Compare only plants with the same feed size; the table shows asking prices by age.',
  'drilling-piling':
    'Depth, diameter and torque set the price, and the tools are worth as much as the rig: count the kelly bar, rods and buckets before you compare. Check the rotary head for play, the winch ropes, and the welds on the mast. Engine hours and drilling hours are two different figures: ask for both.',
  'power-air':
    'Ask for an hour under full load: voltage and frequency (50\u00a0Hz) must stay stable, and the cooling must cope with a UAE summer. Compare prime ratings with prime and standby with standby. About 1,500 hours a year is typical; a set with up to 20,000 hours can be sound if the service history is complete. A 500\u00a0kVA set costs about AED\u00a0171,000 at three years old and AED\u00a095,000 at eight.',
  'trucks-trailers':
    'Kilometres matter, not hours: 60,000 to 90,000 a year is typical, and most odometers show 150,000 to 700,000. Look for cracks in the frame, check the hubs and tipping ram, and read the registration card. The Euro class decides where the truck can be exported. A 6x4 tipper costs about AED\u00a0239,000 at three years old and AED\u00a0133,000 at eight.',
  agriculture:
    'Test the power take-off (PTO) and hydraulics under load, and compare PTO power, not engine power. Check the front axle, the clutch and the tyres: in the sun, sidewalls crack before the tread is worn. For implements, bring a tape measure: hitch category and PTO speed decide whether they fit.',
  attachments:
    'Measure before you buy: pin diameter, width between the ears and carrier class decide whether an attachment fits. On breakers, check the tool bushing and tie rods; on buckets, the cutting edge and corners. A quick coupler must lock, and must show that it is locked. Undercarriage parts are priced by percentage left.',
}
