import type { Rng } from '../rng.ts'
import type { SceneName } from '../scenes/setting.ts'
import { articulatedDumpTruck } from './articulated-dump-truck.ts'
import { attachment } from './attachment.ts'
import { backhoeLoader } from './backhoe-loader.ts'
import { boomLift } from './boom-lift.ts'
import { concreteMixer } from './concrete-mixer.ts'
import { concretePump } from './concrete-pump.ts'
import { crawlerExcavator } from './crawler-excavator.ts'
import { dozer } from './dozer.ts'
import { drillingRig } from './drilling-rig.ts'
import { forklift } from './forklift.ts'
import { generator } from './generator.ts'
import { jawCrusher } from './jaw-crusher.ts'
import { lowBed } from './low-bed.ts'
import type { Machine } from './machine.ts'
import { miniExcavator } from './mini-excavator.ts'
import { mobileCrane } from './mobile-crane.ts'
import { motorGrader } from './motor-grader.ts'
import { paver } from './paver.ts'
import { roller } from './roller.ts'
import { scissorLift } from './scissor-lift.ts'
import { skidSteer } from './skid-steer.ts'
import { telehandler } from './telehandler.ts'
import { tipperTruck } from './tipper-truck.ts'
import { towerCrane } from './tower-crane.ts'
import { tractor } from './tractor.ts'
import { waterTanker } from './water-tanker.ts'
import { wheelLoader } from './wheel-loader.ts'
import { wheeledExcavator } from './wheeled-excavator.ts'

const inside = (r: Rng): SceneName => r.pick(['warehouse', 'warehouse', 'yard', 'port'])

const site = (r: Rng): SceneName => r.pick(['city', 'city', 'desert', 'yard'])

export const machines = {
  'crawler-excavator': {
    draw: crawlerExcavator,
    trail: [200, 118, 64],
    gear: [-110, 66, 130, 300],
    weight: 22_000,
  },
  'mini-excavator': {
    draw: miniExcavator,
    fill: 0.74,
    trail: [100, 74, 40],
    gear: [-36, 42, 84, 180],
    weight: 3_500,
  },
  'wheeled-excavator': {
    draw: wheeledExcavator,
    trail: [150, 98, 46],
    gear: [-142, 58, 112, 220],
    weight: 16_000,
    tyre: [142, 58, 112, 200],
  },
  'wheel-loader': {
    draw: wheelLoader,
    fill: 0.86,
    trail: [170, 108, 58],
    gear: [-165, 88, 120, 300],
    weight: 19_000,
    tyre: [165, 84, 120, 260],
  },
  'backhoe-loader': {
    draw: backhoeLoader,
    fill: 0.82,
    trail: [84, 90, 44],
    gear: [78, 88, 100, 270],
    weight: 8_200,
    tyre: [-142, 60, 90, 210],
    tool: [-260, 60, 60, 330],
  },
  dozer: {
    draw: dozer,
    fill: 0.8,
    trail: [190, 97, 58],
    gear: [-60, 76, 110, 340],
    weight: 20_000,
    tool: [-270, 78, 70, 420],
  },
  'motor-grader': {
    draw: motorGrader,
    fill: 0.9,
    trail: [290, 98, 38],
    gear: [205, 76, 110, 350],
    weight: 16_000,
    tyre: [-400, 76, 100, 260],
    tool: [-180, 80, 80, 420],
  },
  'skid-steer': {
    draw: skidSteer,
    fill: 0.66,
    trail: [64, 76, 32],
    gear: [0, 52, 80, 220],
    weight: 3_200,
    tyre: [-56, 48, 80, 150],
    tool: [-140, 50, 40, 260],
  },
  'articulated-dump-truck': {
    draw: articulatedDumpTruck,
    fill: 0.88,
    trail: [312, 112, 60],
    gear: [210, 100, 120, 400],
    weight: 23_000,
    tyre: [-330, 100, 120, 300],
    tool: [150, 200, 140, 560],
  },
  roller: {
    draw: roller,
    fill: 0.78,
    trail: [156, 82, 50],
    gear: [-168, 84, 110, 300],
    weight: 11_000,
    tyre: [150, 80, 90, 250],
    tool: [-200, 84, 60, 360],
  },
  paver: {
    draw: paver,
    fill: 0.78,
    trail: [290, 94, 32],
    gear: [0, 60, 100, 320],
    tool: [-230, 110, 80, 420],
  },
  'mobile-crane': {
    draw: mobileCrane,
    fill: 0.88,
    tall: true,
    trail: [212, 106, 54],
    gear: [-205, 90, 110, 310],
    weight: 38_000,
    tyre: [205, 86, 110, 280],
  },
  'tower-crane': {
    draw: towerCrane,
    tall: true,
    fill: 0.86,
    scene: (r) => r.pick(['city', 'city', 'desert']),
    gear: [0, 150, 60, 560],
  },
  'scissor-lift': {
    draw: scissorLift,
    tall: true,
    fill: 0.5,
    scene: inside,
    gear: [0, 60, 40, 320],
  },
  'boom-lift': {
    draw: boomLift,
    tall: true,
    fill: 0.8,
    scene: site,
    trail: [120, 92, 38],
    gear: [-60, 70, 90, 290],
  },
  telehandler: {
    draw: telehandler,
    fill: 0.8,
    trail: [154, 90, 44],
    gear: [-148, 70, 90, 250],
    weight: 8_500,
    tyre: [148, 66, 90, 220],
  },
  forklift: {
    draw: forklift,
    fill: 0.62,
    scene: inside,
    gear: [0, 62, 50, 260],
    weight: 4_600,
    tyre: [92, 44, 46, 180],
    tool: [-150, 90, 0, 300],
  },
  'concrete-mixer': {
    draw: concreteMixer,
    weight: 14_000,
    fill: 0.84,
    scene: site,
    trail: [304, 94, 56],
    gear: [230, 66, 110, 320],
    tyre: [-340, 60, 100, 240],
    tool: [330, 210, 30, 420],
  },
  'concrete-pump': {
    draw: concretePump,
    fill: 0.9,
    tall: true,
    scene: site,
    trail: [332, 94, 56],
    gear: [258, 66, 110, 320],
    tyre: [-400, 60, 100, 240],
    tool: [420, 130, 40, 400],
  },
  'jaw-crusher': {
    draw: jawCrusher,
    fill: 0.88,
    scene: (r) => r.pick(['desert', 'desert', 'yard']),
    trail: [200, 97, 54],
    gear: [-60, 70, 110, 360],
    tool: [40, 220, 80, 520],
  },
  'drilling-rig': {
    draw: drillingRig,
    weight: 60_000,
    tall: true,
    fill: 0.6,
    scene: site,
    trail: [200, 123, 64],
    gear: [-110, 70, 130, 330],
    tool: [-330, 130, 20, 460],
  },
  generator: {
    draw: generator,
    fill: 0.72,
    scene: (r) => r.pick(['yard', 'night', 'warehouse', 'port']),
    gear: [60, 80, 60, 300],
    tyre: [20, 60, 66, 170],
    tool: [48, 130, 58, 240],
  },
  'tipper-truck': {
    draw: tipperTruck,
    weight: 13_500,
    fill: 0.84,
    trail: [296, 94, 56],
    gear: [220, 66, 110, 320],
    tyre: [-340, 60, 100, 240],
    tool: [150, 190, 120, 560],
  },
  'water-tanker': {
    draw: waterTanker,
    weight: 9_600,
    fill: 0.84,
    trail: [296, 94, 56],
    gear: [220, 66, 110, 320],
    tyre: [-340, 60, 100, 240],
    tool: [380, 140, 60, 400],
  },
  'low-bed': {
    draw: lowBed,
    weight: 14_000,
    fill: 0.92,
    trail: [436, 96, 54],
    gear: [340, 60, 100, 320],
    tyre: [430, 50, 100, 220],
    tool: [-440, 110, 90, 380],
  },
  tractor: {
    draw: tractor,
    fill: 0.72,
    scene: (r) => r.pick(['desert', 'yard', 'desert']),
    trail: [116, 92, 50],
    gear: [110, 100, 100, 280],
    tyre: [-150, 70, 90, 230],
    tool: [200, 90, 40, 260],
  },
  attachment: {
    draw: attachment,
    fill: 0.52,
    scene: (r) => r.pick(['yard', 'yard', 'warehouse']),
    gear: [0, 80, 50, 240],
    tool: [20, 90, 40, 170],
  },
} as const satisfies Record<string, Machine>

export type Category = keyof typeof machines

export const categories = Object.keys(machines) as Category[]
