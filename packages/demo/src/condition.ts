import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import type { DemoModel } from './models/model.ts'

/** Demo machines are as old as they are in this year. */
export const THIS_YEAR = 2026

/** A road vehicle covers this in what would be an hour of a machine's work. */
const KM_PER_HOUR = 50

export type RunningGear = 'undercarriage' | 'tyres'

const TRACKED = new Set([
  'zero-tail-excavators',
  'demolition-excavators',
  'amphibious-excavators',
  'dozers-d9-up',
  'dozers-lgp',
  'milling-machines',
  'crawler-cranes',
  'cone-crushers',
  'impact-crushers',
  'screens',
  'dth-drilling-rigs',
  'anchor-drilling-rigs',
  'mini-excavators',
  'midi-excavators',
  'crawler-excavators-12-25t',
  'crawler-excavators-26-50t',
  'crawler-excavators-over-50t',
  'long-reach-excavators',
  'compact-track-loaders',
  'dozers-small',
  'dozers-d5-d6',
  'dozers-d7-d8',
  'asphalt-pavers',
  'jaw-crushers',
  'rotary-drilling-rigs',
])
const NEITHER = new Set([
  'plate-compactors',
  'asphalt-plants',
  'line-markers',
  'tower-cranes-luffing',
  'tower-cranes-self-erecting',
  'passenger-hoists',
  'mast-lifts',
  'spider-lifts',
  'batching-plants',
  'concrete-pumps-line',
  'stacking-conveyors',
  'piling-hammers',
  'vibro-hammers',
  'light-towers',
  'welding-generators',
  'water-pumps',
  'farm-implements',
  'grapples',
  'quick-couplers',
  'undercarriage-parts',
  'tandem-rollers',
  'tower-cranes-hammerhead',
  'scissor-lifts',
  'generators',
  'air-compressors',
  'buckets',
  'breakers',
])

/** What wears as it moves, if it moves on anything. */
export function runningGear(category: string): RunningGear | null {
  if (NEITHER.has(category)) return null
  return TRACKED.has(category) ? 'undercarriage' : 'tyres'
}

/** Hours after which the large parts are due, by how the machine works. */
const LIFE_HOURS: readonly (readonly [category: RegExp, hours: number])[] = [
  [/^mini|^midi|^skid|^compact-track/, 8000],
  [/excavators/, 12_000],
  [/loaders/, 14_000],
  [/^dozers|^graders|dump-trucks/, 15_000],
  [/cranes/, 18_000],
  [/lifts$/, 6000],
  [/^generators/, 25_000],
]
const USUAL_LIFE_HOURS = 12_000

/** What does not count hours has no life in them. */
export const lifeHoursOf = ({ category, hoursPerYear }: DemoModel): number | null =>
  hoursPerYear === undefined
    ? null
    : (LIFE_HOURS.find(([of]) => of.test(category))?.[1] ?? USUAL_LIFE_HOURS)

/** Machines work less as they age. */
const workingYears = (age: number) => Math.min(age, 6) + 0.45 * Math.max(0, age - 6)

/** What the meter of an ordinary machine of that age shows, in hours or kilometres. */
export const expectedMeter = ({ hoursPerYear, kmPerYear }: DemoModel, age: number): number =>
  (hoursPerYear ?? kmPerYear ?? 0) * workingYears(age)

/** Hours on the meter, or what the kilometres on it are worth in hours. */
export const asHours = ({ kmPerYear }: DemoModel, meter: number): number =>
  kmPerYear === undefined ? meter : meter / KM_PER_HOUR

export interface Condition {
  age: number
  hours: number
  /** Share of the running gear that is gone, in percent. */
  worn: number
  fault: 'none' | 'repair' | 'parts'
}

/**
 * A: at most 3 years, 3,000 h and half worn; B: 6 years, 6,000 h, half worn; C: any age, three
 * quarters worn; D needs repairs; E is for parts.
 */
export function gradeOf({ age, hours, worn, fault }: Condition): Grade {
  if (fault === 'parts') return 'E'
  if (fault === 'repair' || worn > 75) return 'D'
  if (age <= 3 && hours <= 3000 && worn <= 50) return 'A'
  if (age <= 6 && hours <= 6000 && worn <= 50) return 'B'
  return 'C'
}
