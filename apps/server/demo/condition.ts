import type { Grade } from '@ironsouq/contract/device/device.schema'
import type { DemoModel } from './models/model.ts'

/** Demo machines are as old as they are in this year. */
export const THIS_YEAR = 2026

/** A road vehicle covers this in what would be an hour of a machine's work. */
const KM_PER_HOUR = 50

export type RunningGear = 'undercarriage' | 'tyres'

const TRACKED = new Set([
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
  'tandem-rollers',
  'tower-cranes-hammerhead',
  'scissor-lifts',
  'generators',
  'buckets',
  'breakers',
])

/** What wears as it moves, if it moves on anything. */
export function runningGear(category: string): RunningGear | null {
  if (NEITHER.has(category)) return null
  return TRACKED.has(category) ? 'undercarriage' : 'tyres'
}

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
