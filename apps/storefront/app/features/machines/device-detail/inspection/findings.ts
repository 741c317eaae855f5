import { FINDING_STATES, type FindingState } from '@ironsouq/contract/machines/device/device.enums'
import type { Finding, Inspection } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { IDENTITY } from '../device-detail-labels.ts'

/** The part whose findings are wear percentages, shown as bars. */
const UNDERCARRIAGE = 'undercarriage'

interface Summary {
  /** All findings on the picture, the worst first. */
  drawn: Finding[]
  /** All defects, on the picture or not, the worst first. */
  faults: Finding[]
  /** Findings without a defect that are on the picture or verify a fact. */
  sound: Finding[]
  /** All other findings. */
  rest: Finding[]
  /** Undercarriage parts with their wear. */
  wear: Finding[]
  counts: { state: FindingState; count: number }[]
  /** The sum of the repair estimates, if there are any. */
  repairs: { count: number; sum: Money } | null
}

/** In the order of their numbers: the worst first, what is not present last. */
const byNumber = (a: Finding, b: Finding) => (a.number ?? Infinity) - (b.number ?? Infinity)

const isWear = ({ part, unit, value }: Finding) =>
  part === UNDERCARRIAGE && unit === 'percent' && value !== null

function repairsOf(findings: readonly Finding[]): Summary['repairs'] {
  const estimates = findings.flatMap(({ repair }) => (repair ? [repair] : []))
  const [first] = estimates
  if (!first) return null
  const minors = estimates.map((each) =>
    each.currency === first.currency ? (toMinor(each) ?? 0n) : 0n,
  )
  const sum = minors.reduce((total, each) => total + each, 0n)
  return { count: estimates.length, sum: fromMinor(sum, first.currency) }
}

/** The findings of an inspection in the order a buyer reads them. */
export function summarise({ findings }: Pick<Inspection, 'findings'>): Summary {
  const sorted = findings.toSorted(byNumber)
  const isFault = ({ state }: Finding) => state === 'action' || state === 'monitor'
  const isDrawn = ({ at, number }: Finding) => at !== null && number !== null
  // Verifications refer to the papers: they are always shown.
  const isSound = (each: Finding) =>
    isDrawn(each) || (each.part === IDENTITY && each.state === 'ok')
  const others = sorted.filter((each) => !isFault(each) && !isWear(each))
  return {
    drawn: sorted.filter(isDrawn),
    faults: sorted.filter(isFault),
    sound: others.filter(isSound),
    rest: others.filter((each) => !isSound(each)),
    wear: sorted.filter(isWear),
    counts: FINDING_STATES.toReversed()
      .filter((state) => state !== 'na')
      .map((state) => ({ state, count: findings.filter((each) => each.state === state).length })),
    repairs: repairsOf(findings),
  }
}
