import type {
  FindingState,
  Grade,
  ProofKind,
} from '@ironsouq/contract/machines/device/device.enums'
import type { RunningGear } from '../condition.ts'
import type { Dice } from '../random.ts'
import type { Specs } from '../specs/values.ts'
import { componentsOf } from './components.ts'
import { type PointCode, pointOf } from './points.ts'
import { type RemarkCode, remarkOn } from './remarks.ts'
import { templateOf } from './template.ts'

export interface DemoFinding {
  point: PointCode
  state: FindingState
  value: number | null
  remark: RemarkCode | null
  repairAed: number | null
}

export interface DemoInspection {
  reportNo: string
  inspectorNo: number
  daysAgo: number
  findings: readonly DemoFinding[]
}

/** A report is believed for so long. */
export const VALID_DAYS = 60
const INSPECTED_SHARE = 0.82

export interface Inspected {
  category: string
  grade: Grade
  gear: { part: RunningGear; left: number } | null
  specs: Specs
}

type Span = readonly [least: number, most: number]

/** How many points besides tracks and tyres an inspector finds fault with, by its grade. */
const WATCHED: Record<Grade, Span> = { A: [0, 1], B: [0, 2], C: [1, 4], D: [2, 4], E: [2, 5] }
const BROKEN: Record<Grade, Span> = { A: [0, 0], B: [0, 0], C: [0, 0], D: [2, 4], E: [4, 7] }
/** A better machine may have one small thing to repair, too. */
const SMALL_REPAIR: Record<Grade, number> = { A: 0, B: 0.12, C: 0.25, D: 0, E: 0 }
const SMALL_AED = 4000

const WORN_MONITOR = 60
const WORN_ACTION = 80
/** No single part of it is found worse than the grade allows for the whole. */
const MOST_WORN: Record<Grade, number> = { A: 58, B: 58, C: 78, D: 98, E: 98 }
const NEW_TREAD_MM = 32

const tenth = (value: number) => Math.round(value * 10) / 10

function scaled(code: PointCode, state: FindingState, roll: Dice): number | null {
  const { scale } = pointOf(code)
  if (!scale || state === 'na') return null
  const value = roll.between(...scale[state])
  return value < 20 ? tenth(value) : Math.round(value)
}

/** Worn in percent, near what the whole has lost. */
function wornState(worn: number): FindingState {
  if (worn >= WORN_ACTION) return 'action'
  return worn >= WORN_MONITOR ? 'monitor' : 'ok'
}

function gearFinding({ grade, gear }: Inspected, roll: Dice) {
  const spread = roll.between(-7, 7)
  const worn = Math.round(
    Math.max(2, Math.min(MOST_WORN[grade], 100 - (gear?.left ?? 100) + spread)),
  )
  const value = gear?.part === 'tyres' ? Math.round((NEW_TREAD_MM * (100 - worn)) / 100) : worn
  return { state: wornState(worn), value }
}

/** What this machine does not have cannot be found fault with. */
function isMissing(code: PointCode, { specs }: Inspected): boolean {
  if (code === 'coupler') return specs.quickCoupler === 'none'
  if (code === 'ripperTip') return specs.ripper === 'none'
  return code === 'acVent' && specs.airCon === false
}

/** About every third machine comes with its service book; the older, the fewer. */
const BOOK_SHARE: Record<Grade, number> = { A: 0.7, B: 0.5, C: 0.3, D: 0.15, E: 0 }

/** Points that compare papers: nothing on them wears. */
function paperState(code: PointCode, { grade }: Inspected, roll: Dice): FindingState {
  const isThere = code !== 'serviceRecord' || roll.chance(BOOK_SHARE[grade])
  return isThere ? 'ok' : 'na'
}

function drawn<T>(items: readonly T[], count: number, roll: Dice): Set<T> {
  const left = [...items]
  const taken = new Set<T>()
  while (taken.size < count && left.length > 0)
    for (const item of left.splice(roll.whole(0, left.length - 1), 1)) taken.add(item)
  return taken
}

/** Repairs cost more on larger machines; a paper has none. */
function repairOf(code: PointCode, { specs }: Inspected, roll: Dice): number | null {
  const { repair } = pointOf(code)
  if (repair === null) return null
  const tonnes = Number(specs.operatingWeight ?? 8000) / 1000
  const size = Math.min(2.5, Math.max(0.4, (tonnes / 20) ** 0.5))
  return Math.max(200, Math.round((repair * size * roll.between(0.8, 1.25)) / 50) * 50)
}

const isGear = (code: PointCode) => ['undercarriage', 'tyres'].includes(pointOf(code).part)
const isPaper = (code: PointCode) => pointOf(code).repair === null

function findingsOf(machine: Inspected, roll: Dice): DemoFinding[] {
  const { grade, category } = machine
  const points = templateOf(category)
  const components = componentsOf(category)
  const byChance = points.filter(
    (code) => !isGear(code) && !isPaper(code) && !isMissing(code, machine),
  )
  const broken = drawn(byChance, roll.whole(...BROKEN[grade]), roll)
  const small = byChance.filter((code) => (pointOf(code).repair ?? 0) <= SMALL_AED)
  if (roll.chance(SMALL_REPAIR[grade])) for (const code of drawn(small, 1, roll)) broken.add(code)
  const sound = byChance.filter((code) => !broken.has(code))
  const watched = drawn(sound, roll.whole(...WATCHED[grade]), roll)

  const stateOf = (code: PointCode): FindingState => {
    if (isMissing(code, machine)) return 'na'
    if (isPaper(code)) return paperState(code, machine, roll)
    if (broken.has(code)) return 'action'
    return watched.has(code) ? 'monitor' : 'ok'
  }
  const seenAt = (point: PointCode) => {
    if (isGear(point)) return gearFinding(machine, roll)
    const state = stateOf(point)
    return { state, value: scaled(point, state, roll) }
  }
  return points.map((point) => {
    const { state, value } = seenAt(point)
    const isFault = state === 'action' || state === 'monitor'
    return {
      point,
      state,
      value,
      remark: isFault ? remarkOn(point, state, components) : null,
      repairAed: state === 'action' ? repairOf(point, machine, roll) : null,
    }
  })
}

/** Whether the inspection confirmed a fact of the listing: the same rule as the product's. */
export const isVerified = (inspection: DemoInspection | null, kind: ProofKind): boolean => {
  const states = (inspection?.findings ?? [])
    .filter(({ point }) => pointOf(point).verifies === kind)
    .map(({ state }) => state)
  return !states.includes('action') && states.some((state) => state !== 'na')
}

/** About four of five machines were looked at; of attachments none. */
export function inspectionOf(
  machine: Inspected,
  { n, listedDaysAgo }: { n: number; listedDaysAgo: number },
  roll: Dice,
): DemoInspection | null {
  const looked = roll.chance(INSPECTED_SHARE)
  const daysAgo = Math.min(roll.whole(1, 50), listedDaysAgo + roll.whole(1, 12))
  if (!looked || templateOf(machine.category).length === 0) return null
  return {
    reportNo: String(3100 + n),
    inspectorNo: roll.whole(2, 19),
    daysAgo,
    findings: findingsOf(machine, roll),
  }
}
