import * as attachments from './attachments.ts'
import * as electrics from './electrics.ts'
import * as engine from './engine.ts'
import * as filters from './filters.ts'
import * as fluids from './fluids.ts'
import type { Colours, Draw } from './good.ts'
import * as hydraulics from './hydraulics.ts'
import * as safety from './safety.ts'
import * as tools from './tools.ts'
import * as tyres from './tyres.ts'
import * as wear from './wear.ts'

export const colourSchemes = {
  heron: { body: '#3d5a66', trim: '#d9d2c3', label: '#f4efe5', mark: '#3d5a66' },
  ironwood: { body: '#5b5a57', trim: '#a5492c', label: '#f4efe5', mark: '#a5492c' },
  coast: { body: '#1f5d7d', trim: '#e8dcc2', label: '#f6f1e7', mark: '#1f5d7d' },
  workshop: { body: '#d9a02b', trim: '#2b2823', label: '#f6f1e7', mark: '#2b2823' },
  lantern: { body: '#9c2f25', trim: '#2b2823', label: '#f4efe5', mark: '#9c2f25' },
  palm: { body: '#3f6b46', trim: '#efe6d2', label: '#f4efe5', mark: '#3f6b46' },
  basalt: { body: '#37352f', trim: '#8f8778', label: '#e9e1d1', mark: '#37352f' },
  sand: { body: '#b08a55', trim: '#3d372e', label: '#f6f1e7', mark: '#6d5330' },
  harbour: { body: '#2a3f5f', trim: '#c9a227', label: '#f4efe5', mark: '#2a3f5f' },
} as const satisfies Record<string, Colours>

export type ColourScheme = keyof typeof colourSchemes

interface Good {
  draw: Draw
  yaw: number
  pitch: number
}

const good = (draw: Draw, yaw: number, pitch: number): Good => ({ draw, yaw, pitch })

/** Every kind of product that can be drawn, with the camera that shows it best. */
export const goods = {
  'spin-on-filter': good(filters.spinOn, -14, 20),
  'spin-on-filters': good(filters.spinOnPair, -14, 20),
  'filter-element': good(filters.filterElement, -14, 24),
  'air-filter': good(filters.airFilter, -14, 22),
  'service-set': good(filters.serviceSet, -14, 22),
  'water-separator': good(filters.waterSeparator, -18, 14),
  'panel-filter': good(filters.panelFilter, -20, 34),
  drum: good(fluids.drum, -16, 20),
  pail: good(fluids.pail, -14, 18),
  cans: good(fluids.cans, -26, 18),
  'grease-cartridges': good(fluids.grease, -16, 22),
  'grease-gun': good(fluids.greaseGun, -16, 30),
  teeth: good(wear.teeth, -34, 28),
  'cutting-edge': good(wear.cuttingEdge, -24, 30),
  'side-cutter': good(wear.sideCutter, -22, 36),
  'track-roller': good(wear.trackRoller, -32, 20),
  'carrier-roller': good(wear.carrierRoller, -32, 20),
  idler: good(wear.idler, -30, 16),
  sprocket: good(wear.sprocket, -30, 14),
  'track-chain': good(wear.trackChain, -36, 30),
  'track-group': good(wear.trackGroup, -36, 30),
  'track-shoes': good(wear.trackShoes, -36, 34),
  'rubber-track': good(wear.rubberTrack, -28, 18),
  'seal-kit': good(hydraulics.sealKit, -10, 40),
  hose: good(hydraulics.hose, -12, 40),
  cylinder: good(hydraulics.cylinder, -26, 22),
  pump: good(hydraulics.pump, -34, 18),
  fittings: good(hydraulics.fittings, -14, 34),
  breaker: good(attachments.breaker, -52, 30),
  chisels: good(attachments.chisels, -40, 28),
  'digging-bucket': good(attachments.diggingBucket, -48, 20),
  'trench-bucket': good(attachments.trenchBucket, -48, 20),
  'grading-bucket': good(attachments.gradingBucket, -52, 20),
  coupler: good(attachments.coupler, -34, 20),
  ripper: good(attachments.ripper, -30, 14),
  forks: good(attachments.forks, -34, 24),
  auger: good(attachments.auger, -34, 22),
  grapple: good(attachments.grapple, -28, 14),
  battery: good(electrics.battery, -30, 24),
  alternator: good(electrics.alternator, -38, 18),
  starter: good(electrics.starter, -30, 20),
  'work-light': good(electrics.workLight, -24, 14),
  beacon: good(electrics.beacon, -16, 18),
  loom: good(electrics.loom, -12, 36),
  camera: good(electrics.camera, -20, 18),
  turbo: good(engine.turbo, -44, 18),
  radiator: good(engine.radiator, -26, 12),
  belts: good(engine.belts, -14, 34),
  'piston-set': good(engine.pistonSet, -16, 26),
  injectors: good(engine.injectors, -30, 30),
  'water-pump': good(engine.waterPump, -34, 16),
  gaskets: good(engine.gaskets, -14, 44),
  'earthmover-tyre': good(tyres.earthmoverTyre, -34, 10),
  wheel: good(tyres.wheelWithTyre, -34, 10),
  'truck-tyre': good(tyres.truckTyre, -34, 10),
  'solid-tyre': good(tyres.solidTyre, -34, 12),
  helmets: good(safety.helmets, -30, 20),
  vest: good(safety.vest, -8, 40),
  boots: good(safety.boots, -30, 20),
  gloves: good(safety.gloves, -8, 44),
  extinguisher: good(safety.extinguisher, -16, 14),
  cones: good(safety.cones, -20, 16),
  harness: good(safety.harness, -10, 46),
  tester: good(tools.tester, -22, 34),
  spanners: good(tools.spanners, -20, 44),
  'socket-set': good(tools.socketSet, -20, 34),
  gauges: good(tools.gauges, -12, 24),
  jack: good(tools.jack, -24, 18),
  'chain-sling': good(tools.chainSling, -12, 44),
  shackles: good(tools.shackles, -14, 36),
  seat: good(tools.seat, -34, 16),
  mirrors: good(tools.mirrors, -22, 12),
  'work-order': good(tools.workOrder, -14, 30),
} as const satisfies Record<string, Good>

export type GoodKind = keyof typeof goods
export const goodKinds = Object.keys(goods) as GoodKind[]
