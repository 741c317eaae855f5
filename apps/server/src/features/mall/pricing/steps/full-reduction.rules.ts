import type { FullReduction, Given, Off, Threshold } from '../pricing.given.rules.ts'
import type { NotApplied, Reason } from '../pricing.result.rules.ts'
import { byId } from '../pricing.split.rules.ts'
import {
  amountOff,
  leftOf,
  type LineNow,
  missingTo,
  type Outcome,
  type Step,
  type Taken,
  wouldTakeOff,
} from '../pricing.step.rules.ts'

const kind = 'fullReduction'

type Terms = Pick<FullReduction, 'tiers' | 'isRepeated' | 'mostMinor'>

/** How often a threshold is reached. */
function timesOf(threshold: Threshold, lines: readonly LineNow[]): bigint {
  const [base, from] =
    threshold.by === 'amount'
      ? [leftOf(lines), threshold.fromMinor]
      : [BigInt(lines.reduce((sum, { quantity }) => sum + quantity, 0)), BigInt(threshold.from)]
  return from > 0n ? base / from : 1n
}

/** An amount counts as often as its threshold is reached; a percentage counts once. */
const repeated = (off: Off, times: bigint): Off =>
  off.by === 'amount' ? { by: 'amount', amountMinor: off.amountMinor * times } : off

/** The tier that takes off the most of those that are reached; else what is missing to the nearest one. */
function byTiers({ tiers, isRepeated, mostMinor }: Terms, lines: readonly LineNow[]) {
  let best: bigint | null = null
  let nearest: Reason = { key: 'nothingInScope' }
  for (const { threshold, off } of tiers) {
    const missing = missingTo(threshold, lines)
    if (missing) nearest = isNearer(missing, nearest) ? missing : nearest
    else {
      const counted = isRepeated ? repeated(off, timesOf(threshold, lines)) : off
      const amount = amountOff(counted, leftOf(lines))
      const allowed = mostMinor !== null && mostMinor < amount ? mostMinor : amount
      if (best === null || allowed > best) best = allowed
    }
  }
  return best ?? nearest
}

function isNearer(a: Reason, b: Reason): boolean {
  if (a.key === 'missingAmount' && b.key === 'missingAmount') return a.minor < b.minor
  if (a.key === 'missingPieces' && b.key === 'missingPieces') return a.pieces < b.pieces
  return b.key === 'nothingInScope'
}

interface Candidate extends Taken {
  promotion: FullReduction
}

const overlap = (a: Candidate, b: Candidate) => a.lines.some((line) => b.lines.includes(line))

const total = (all: readonly Candidate[]) =>
  all.reduce((sum, { applied }) => sum + applied.amountMinor, 0n)

/**
 * Of promotions that overlap only some can apply, as a line counts in one. Those are chosen that take off the most
 * together; where that is equal, those with the lower ids.
 */
function bestOf(candidates: readonly Candidate[]): readonly Candidate[] {
  let best: readonly Candidate[] = []
  let bestMinor = 0n
  const choose = (
    chosen: readonly Candidate[],
    chosenMinor: bigint,
    rest: readonly Candidate[],
  ) => {
    const [next, ...others] = rest
    if (!next) {
      if (chosenMinor > bestMinor) [best, bestMinor] = [chosen, chosenMinor]
      return
    }
    // Whatever is chosen from here on, it would not be more.
    if (chosenMinor + total(rest) <= bestMinor) return
    choose(
      [...chosen, next],
      chosenMinor + next.applied.amountMinor,
      others.filter((other) => !overlap(next, other)),
    )
    choose(chosen, chosenMinor, others)
  }
  choose([], 0n, candidates)
  return best
}

/** Spend more, pay less, at one store. */
function atStore(
  given: Given,
  lines: readonly LineNow[],
  sellerId: string,
  promotions: readonly FullReduction[],
): Outcome {
  const notApplied: NotApplied[] = []
  const candidates: Candidate[] = []
  const refuse = ({ sourceId, names }: FullReduction, reason: Reason) =>
    notApplied.push({ kind, sourceId, names, sellerId, reason })
  for (const promotion of promotions.toSorted((a, b) => byId(a.sourceId, b.sourceId))) {
    const found = wouldTakeOff(given, lines, { ...promotion, kind }, (its) =>
      byTiers(promotion, its),
    )
    if (found.reason) refuse(promotion, found.reason)
    else candidates.push({ ...found, promotion })
  }
  const best = bestOf(candidates)
  for (const candidate of candidates) {
    const better = best.find((other) => other !== candidate && overlap(other, candidate))
    if (!better) continue
    const { sourceId, names } = better.promotion
    refuse(candidate.promotion, { key: 'otherIsBetter', sourceId, names })
  }
  return { applied: best.map(({ applied }) => applied), notApplied }
}

export const fullReduction: Step = ({ given, lines }) => {
  const stores = Map.groupBy(given.fullReductions, ({ sellerId }) => sellerId)
  const outcomes = [...stores]
    .toSorted(([a], [b]) => byId(a, b))
    .map(([sellerId, promotions]) => {
      const own = lines.filter((line) => line.sellerId === sellerId)
      return atStore(given, own, sellerId, promotions)
    })
  return {
    applied: outcomes.flatMap(({ applied }) => applied),
    notApplied: outcomes.flatMap(({ notApplied }) => notApplied),
  }
}
