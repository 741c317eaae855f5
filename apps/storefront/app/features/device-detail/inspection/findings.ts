import { FINDING_STATES, type FindingState } from '@ironsouq/contract/device/device.enums'
import type { Finding, Inspection } from '@ironsouq/contract/device/device.schema'
import { fromMinor, toMinor } from '@ironsouq/contract/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money'

/** The part whose findings are wear percentages, shown as bars. */
const UNDERCARRIAGE = 'undercarriage'

export interface Numbered extends Finding {
  /** Its number on the picture, if it has a position there. */
  number: number | null
}

interface Summary {
  /** All findings on the picture, the worst first. */
  drawn: Numbered[]
  /** All defects, on the picture or not, the worst first. */
  faults: Numbered[]
  /** Findings on the picture without a defect. */
  sound: Numbered[]
  /** All other findings. */
  rest: Numbered[]
  /** Undercarriage parts with their wear. */
  wear: Numbered[]
  counts: { state: FindingState; count: number }[]
  /** The sum of the repair estimates, if there are any. */
  repairs: { count: number; sum: Money } | null
}

const worstFirst = (a: Finding, b: Finding) =>
  FINDING_STATES.indexOf(a.state) - FINDING_STATES.indexOf(b.state)

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
  let last = 0
  const numbered = findings
    .toSorted(worstFirst)
    .map((each): Numbered => ({ ...each, number: each.at && each.state !== 'na' ? ++last : null }))
  const isFault = ({ state }: Finding) => state === 'action' || state === 'monitor'
  const others = numbered.filter((each) => !isFault(each) && !isWear(each))
  return {
    drawn: numbered.filter(({ number }) => number !== null),
    faults: numbered.filter(isFault),
    sound: others.filter(({ number }) => number !== null),
    rest: others.filter(({ number }) => number === null),
    wear: numbered.filter(isWear),
    counts: FINDING_STATES.toReversed()
      .filter((state) => state !== 'na')
      .map((state) => ({ state, count: findings.filter((each) => each.state === state).length })),
    repairs: repairsOf(findings),
  }
}
