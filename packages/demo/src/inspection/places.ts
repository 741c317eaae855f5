import type { PointCode } from './points.ts'

export interface Place {
  x: number
  y: number
}

/** Where points are on the drawn side view of a shape, in thousandths of its width and height. */
type Places = Partial<Record<PointCode, readonly [x: number, y: number]>>

// oxfmt-ignore
const SHAPES = {
  'crawler-excavator': {
    serialPlate: [545, 655], smoke: [728, 490], engineLeaks: [800, 560], radiator: [885, 600],
    hydraulicLeaks: [720, 625], drift: [470, 460], swingPlay: [640, 690], boomCracks: [330, 360],
    pinPlay: [255, 655], teeth: [305, 765], coupler: [215, 700], shoes: [700, 735],
    sprocket: [855, 770], idlers: [510, 795], rollers: [680, 815], monitor: [585, 560],
    rops: [615, 475], electrics: [770, 625],
  },
  'large-excavator': {
    serialPlate: [545, 665], engineLeaks: [790, 590], radiator: [885, 610],
    hydraulicLeaks: [720, 640], drift: [470, 460], swingPlay: [640, 700], boomCracks: [330, 360],
    pinPlay: [255, 645], teeth: [250, 780], coupler: [195, 720], shoes: [700, 745],
    sprocket: [800, 795], idlers: [510, 800], rollers: [680, 825], monitor: [590, 590],
  },
  'long-reach': {
    serialPlate: [610, 720], smoke: [786, 612], engineLeaks: [840, 680], radiator: [885, 690],
    hydraulicLeaks: [770, 700], drift: [590, 440], swingPlay: [700, 745], boomCracks: [456, 374],
    pinPlay: [168, 720], teeth: [185, 813], coupler: [200, 760], shoes: [720, 770],
    sprocket: [845, 795], idlers: [588, 795], rollers: [720, 830], monitor: [662, 667],
  },
  'mini-excavator': {
    serialPlate: [600, 660], engineLeaks: [790, 590], radiator: [830, 620], hydraulicLeaks: [730, 600],
    drift: [400, 470], swingPlay: [650, 680], boomCracks: [300, 420], pinPlay: [200, 665],
    teeth: [250, 735], coupler: [180, 715], shoes: [700, 705], sprocket: [841, 755],
    idlers: [560, 765], rollers: [700, 785], monitor: [670, 500], rops: [662, 320],
    electrics: [780, 530],
  },
  'wheeled-excavator': {
    serialPlate: [560, 640], smoke: [733, 440], engineLeaks: [820, 560], radiator: [890, 590],
    hydraulicLeaks: [679, 560], drift: [470, 410], swingPlay: [650, 665], boomCracks: [280, 348],
    pinPlay: [190, 655], teeth: [245, 760], coupler: [165, 700], tyresFront: [527, 751],
    tyresRear: [788, 745], transmission: [660, 745], monitor: [582, 549], rops: [600, 425],
  },
  'wheel-loader': {
    serialPlate: [536, 590], smoke: [764, 410], engineLeaks: [800, 540], radiator: [895, 535],
    hydraulicLeaks: [645, 612], drift: [453, 505], liftArmCracks: [370, 530], pinPlay: [260, 705],
    cuttingEdge: [170, 745], tyresFront: [412, 703], tyresRear: [742, 692],
    transmission: [563, 672], monitor: [618, 465], rops: [618, 320],
  },
  'backhoe-loader': {
    serialPlate: [520, 590], smoke: [420, 510], engineLeaks: [370, 575], radiator: [264, 612],
    hydraulicLeaks: [655, 620], drift: [758, 392], boomCracks: [800, 374], pinPlay: [872, 195],
    teeth: [772, 575], outriggers: [736, 777], tyresFront: [319, 729], tyresRear: [588, 703],
    transmission: [429, 705], monitor: [620, 430], rops: [594, 270],
  },
  dozer: {
    serialPlate: [640, 590], smoke: [425, 445], engineLeaks: [430, 590], radiator: [245, 557],
    hydraulicLeaks: [320, 640], cuttingEdge: [180, 800], ripperTip: [857, 740],
    transmission: [706, 538], idlers: [320, 805], rollers: [520, 830], shoes: [555, 700],
    monitor: [569, 428], rops: [582, 264],
  },
  'motor-grader': {
    serialPlate: [560, 620], smoke: [783, 418], engineLeaks: [800, 540], radiator: [885, 546],
    hydraulicLeaks: [660, 570], drift: [357, 560], cuttingEdge: [410, 740], circlePlay: [385, 655],
    frameCracks: [240, 535], transmission: [632, 711], tyresFront: [179, 700],
    tyresRear: [783, 681], monitor: [591, 454], rops: [599, 326],
  },
  'skid-steer': {
    serialPlate: [560, 600], engineLeaks: [758, 530], radiator: [805, 570], hydraulicLeaks: [640, 560],
    liftArmCracks: [607, 491], pinPlay: [786, 418], cuttingEdge: [264, 784], coupler: [360, 700],
    tyresFront: [489, 740], tyresRear: [703, 729], sprocket: [665, 685], idlers: [459, 766],
    rollers: [570, 800], shoes: [555, 648], monitor: [525, 418], rops: [538, 300],
  },
  'articulated-dump-truck': {
    serialPlate: [250, 650], engineLeaks: [160, 600], radiator: [88, 625], hydraulicLeaks: [395, 674],
    pinPlay: [376, 619], drift: [430, 640], tipperBody: [637, 600], tyresFront: [206, 718],
    tyresRear: [596, 740], transmission: [450, 700], monitor: [308, 491], rops: [335, 410],
  },
  roller: {
    serialPlate: [590, 640], smoke: [769, 436], engineLeaks: [760, 550], radiator: [870, 571],
    hydraulicLeaks: [522, 681], drumShell: [275, 626], vibration: [343, 711], tyresRear: [777, 681],
    monitor: [536, 553], rops: [549, 249],
  },
  paver: {
    serialPlate: [460, 620], engineLeaks: [483, 571], radiator: [600, 575], hydraulicLeaks: [640, 660],
    screedPlates: [813, 736], conveyor: [250, 608], idlers: [407, 762], sprocket: [676, 744],
    rollers: [538, 790], shoes: [538, 705], monitor: [635, 516], emergencyStop: [700, 590],
  },
  'rough-terrain-crane': {
    serialPlate: [600, 660], engineLeaks: [747, 560], radiator: [857, 571], hydraulicLeaks: [706, 681],
    swingPlay: [680, 626], boomPads: [445, 315], wireRope: [88, 194], hookBlock: [80, 270],
    outriggers: [266, 718], drift: [486, 425], tyresFront: [418, 736], tyresRear: [843, 725],
    monitor: [541, 535], lmi: [575, 500],
  },
  'road-crane': {
    serialPlate: [480, 640], engineLeaks: [868, 560], radiator: [910, 600], hydraulicLeaks: [640, 600],
    swingPlay: [680, 560], boomPads: [429, 418], wireRope: [85, 436], hookBlock: [80, 527],
    outriggers: [277, 674], tyresFront: [327, 703], tyresRear: [731, 692], monitor: [580, 491],
    lmi: [605, 460],
  },
  'tower-crane': {
    serialPlate: [637, 733], mastBolts: [637, 549], jibCracks: [357, 176], hookBlock: [390, 586],
    wireRope: [390, 403], swingPlay: [637, 256], cabInterior: [591, 249], electrics: [714, 176],
    brakes: [690, 215], paint: [783, 227],
  },
  'scissor-lift': {
    serialPlate: [620, 750], platform: [497, 293], scissorPins: [456, 531], hydraulicLeaks: [380, 600],
    emergencyStop: [290, 310], electrics: [484, 733],
  },
  'boom-lift': {
    serialPlate: [630, 700], platform: [266, 165], pinPlay: [431, 125], boomPads: [610, 201],
    swingPlay: [679, 690], engineLeaks: [750, 630], hydraulicLeaks: [582, 640],
    tyresFront: [563, 769], tyresRear: [769, 751], electrics: [640, 604], monitor: [308, 154],
  },
  'telescopic-lift': {
    serialPlate: [720, 680], platform: [203, 150], boomPads: [511, 352], swingPlay: [745, 718],
    engineLeaks: [786, 656], hydraulicLeaks: [690, 620], tyresFront: [643, 773],
    tyresRear: [819, 766], monitor: [230, 130],
  },
  telehandler: {
    serialPlate: [500, 620], engineLeaks: [728, 575], radiator: [783, 538], hydraulicLeaks: [632, 630],
    drift: [330, 538], boomPads: [453, 447], forks: [180, 765], lmi: [540, 400],
    transmission: [563, 685], tyresFront: [418, 685], tyresRear: [761, 667], monitor: [575, 460],
    rops: [591, 355],
  },
  forklift: {
    serialPlate: [540, 610], engineLeaks: [552, 660], radiator: [758, 660], hydraulicLeaks: [360, 690],
    drift: [401, 630], forks: [240, 765], mastChains: [387, 502], rops: [593, 355],
    electrics: [620, 575], tyresFront: [420, 714], tyresRear: [648, 747], monitor: [500, 545],
  },
  'concrete-mixer': {
    serialPlate: [170, 640], engineLeaks: [150, 690], radiator: [115, 620], hydraulicLeaks: [775, 575],
    drumBlades: [500, 502], conveyor: [871, 502], transmission: [450, 690], tyresFront: [239, 740],
    tyresRear: [720, 722], cabInterior: [175, 480],
  },
  'concrete-pump': {
    serialPlate: [170, 620], engineLeaks: [137, 650], radiator: [96, 590], hydraulicLeaks: [660, 564],
    pipeWall: [549, 418], boomCracks: [357, 363], swingPlay: [357, 530], outriggers: [316, 619],
    tyresFront: [192, 729], tyresRear: [700, 703], cabInterior: [165, 490],
  },
  'jaw-crusher': {
    serialPlate: [430, 570], smoke: [401, 418], engineLeaks: [401, 520], radiator: [355, 535],
    hydraulicLeaks: [648, 582], jawPlates: [538, 509], conveyor: [181, 400], sprocket: [717, 711],
    idlers: [401, 718], rollers: [552, 745], shoes: [552, 667], emergencyStop: [470, 619],
  },
  'drilling-rig': {
    serialPlate: [500, 700], engineLeaks: [637, 674], radiator: [679, 692], hydraulicLeaks: [600, 692],
    drift: [431, 473], kelly: [330, 381], rotaryDrive: [335, 564], wireRope: [335, 125],
    swingPlay: [570, 727], idlers: [423, 791], sprocket: [659, 784], rollers: [541, 813],
    shoes: [515, 762], monitor: [500, 637],
  },
  generator: {
    serialPlate: [206, 663], smoke: [330, 286], engineLeaks: [398, 600], radiator: [720, 553],
    alternator: [234, 553], monitor: [544, 500], canopyDoors: [398, 430], electrics: [549, 626],
    emergencyStop: [570, 571], frameCracks: [302, 773],
  },
  'generator-trailer': {
    serialPlate: [335, 645], smoke: [363, 315], engineLeaks: [486, 540], radiator: [788, 516],
    monitor: [646, 480], canopyDoors: [418, 425], emergencyStop: [651, 535], loadTest: [600, 620],
  },
  'tipper-truck': {
    serialPlate: [170, 600], engineLeaks: [140, 650], radiator: [113, 580], hydraulicLeaks: [374, 663],
    tipperBody: [621, 498], transmission: [450, 670], tyresFront: [236, 725], tyresRear: [717, 689],
    cabInterior: [190, 470],
  },
  'water-tanker': {
    serialPlate: [170, 600], engineLeaks: [140, 650], radiator: [113, 580], tankShell: [610, 498],
    transmission: [450, 680], tyresFront: [236, 725], tyresRear: [717, 689], cabInterior: [190, 470],
  },
  'low-bed': {
    serialPlate: [234, 600], kingpin: [159, 586], deck: [412, 640], frameCracks: [549, 667],
    tyresFront: [705, 689], tyresRear: [840, 689], electrics: [640, 650],
  },
  tractor: {
    serialPlate: [430, 590], smoke: [442, 421], engineLeaks: [310, 545], radiator: [195, 549],
    hydraulicLeaks: [530, 620], tyresFront: [269, 703], tyresRear: [635, 659], pto: [813, 696],
    monitor: [607, 385], rops: [607, 256],
  },
} as const satisfies Record<string, Places>

type Shape = keyof typeof SHAPES

/** The shape a leaf category is drawn in; one that is not drawn has no places. */
// oxfmt-ignore
const SHAPE_OF: Record<string, Shape> = {
  'mini-excavators': 'mini-excavator',
  'midi-excavators': 'mini-excavator',
  'crawler-excavators-12-25t': 'crawler-excavator',
  'crawler-excavators-26-50t': 'crawler-excavator',
  'crawler-excavators-over-50t': 'large-excavator',
  'zero-tail-excavators': 'crawler-excavator',
  'long-reach-excavators': 'long-reach',
  'wheeled-excavators': 'wheeled-excavator',
  'compact-wheel-loaders': 'wheel-loader',
  'wheel-loaders-mid': 'wheel-loader',
  'wheel-loaders-large': 'wheel-loader',
  'wheel-loaders-waste-log': 'wheel-loader',
  'backhoe-loaders-centre-mount': 'backhoe-loader',
  'backhoe-loaders-side-shift': 'backhoe-loader',
  'dozers-small': 'dozer',
  'dozers-d5-d6': 'dozer',
  'dozers-d7-d8': 'dozer',
  'dozers-d9-up': 'dozer',
  'graders-under-14t': 'motor-grader',
  'graders-14-20t': 'motor-grader',
  'graders-over-20t': 'motor-grader',
  'skid-steers-wheeled': 'skid-steer',
  'compact-track-loaders': 'skid-steer',
  'articulated-dump-trucks': 'articulated-dump-truck',
  'single-drum-rollers': 'roller',
  'tandem-rollers': 'roller',
  'asphalt-pavers': 'paver',
  'rough-terrain-cranes': 'rough-terrain-crane',
  'all-terrain-cranes': 'road-crane',
  'truck-cranes': 'road-crane',
  'tower-cranes-hammerhead': 'tower-crane',
  'scissor-lifts': 'scissor-lift',
  'articulated-boom-lifts': 'boom-lift',
  'telescopic-boom-lifts': 'telescopic-lift',
  'telehandlers-fixed': 'telehandler',
  'telehandlers-rotating': 'telehandler',
  'forklifts-diesel': 'forklift',
  'forklifts-lpg': 'forklift',
  'forklifts-electric': 'forklift',
  'forklifts-heavy': 'forklift',
  'concrete-mixers': 'concrete-mixer',
  'concrete-pumps-truck': 'concrete-pump',
  'jaw-crushers': 'jaw-crusher',
  'rotary-drilling-rigs': 'drilling-rig',
  generators: 'generator',
  'air-compressors': 'generator-trailer',
  'tipper-trucks': 'tipper-truck',
  'water-tankers': 'water-tanker',
  'low-bed-trailers': 'low-bed',
  'farm-tractors': 'tractor',
}

/** Where a point is on the side view of such a machine; null is not drawn. */
export function placeOf(category: string, code: PointCode): Place | null {
  const shape = SHAPE_OF[category]
  const places: Places = shape ? SHAPES[shape] : {}
  const place = places[code]
  return place ? { x: place[0], y: place[1] } : null
}
