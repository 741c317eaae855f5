import { FINDING_STATES, type FindingState } from '@ironsouq/contract/device/device.enums'
import type { Finding, Inspection } from '@ironsouq/contract/device/device.schema'
import type { Money } from '@ironsouq/contract/money'
import { fromMinor, toMinor } from '@ironsouq/contract/money.minor'

/** The part whose points are shares of wear, and are drawn as bars. */
const UNDERCARRIAGE = 'undercarriage'

export interface Numbered extends Finding {
  /** Its number on the picture, if it is drawn there. */
  number: number | null
}

interface Judgement {
  /** All that is drawn, the worst first. */
  drawn: Numbered[]
  /** What is not in order, drawn or not; the worst first. */
  faults: Numbered[]
  /** What is drawn and in order. */
  sound: Numbered[]
  /** The rest of the sheet. */
  rest: Numbered[]
  /** Parts of the undercarriage with their wear. */
  wear: Numbered[]
  counts: { state: FindingState; count: number }[]
  /** What all repairs are estimated at, if any was. */
  repairs: { count: number; sum: Money } | null
}

const worstFirst = (a: Finding, b: Finding) =>
  FINDING_STATES.indexOf(a.state) - FINDING_STATES.indexOf(b.state)

const isWear = ({ part, unit, value }: Finding) =>
  part === UNDERCARRIAGE && unit === 'percent' && value !== null

function repairsOf(findings: readonly Finding[]): Judgement['repairs'] {
  const estimates = findings.flatMap(({ repair }) => (repair ? [repair] : []))
  const [first] = estimates
  if (!first) return null
  const minors = estimates.map((each) =>
    each.currency === first.currency ? (toMinor(each) ?? 0n) : 0n,
  )
  const sum = minors.reduce((total, each) => total + each, 0n)
  return { count: estimates.length, sum: fromMinor(sum, first.currency) }
}

/** The sheet of an inspector in the order a buyer reads it. */
export function judge({ findings }: Pick<Inspection, 'findings'>): Judgement {
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
