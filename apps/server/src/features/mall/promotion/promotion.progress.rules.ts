import type { CartPromotion, Off } from '@ironsouq/contract/mall/cart/cart.schema'
import type { FullReductionRule } from '@ironsouq/contract/mall/promotion/promotion.rule'
import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { RunningPromotion } from './promotion.queries.ts'

interface Terms extends Pick<RunningPromotion, 'currency' | 'leftMinor'> {
  rule: FullReductionRule
}

interface Counted {
  amountMinor: bigint
  pieces: number
}

interface Step {
  /** In the smallest unit of the currency, or in pieces. */
  from: bigint
  /** In the smallest unit of the currency, or in percent. */
  off: bigint
}

const least = (...limits: (bigint | null)[]) =>
  limits.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)

/** The step that is reached, and the next one; a rule that counts again has one at each multiple. */
function stepsAt({ rule, currency }: Terms, base: bigint): (Step | undefined)[] {
  const minor = (amount: string) => minorOf({ amount, currency })
  const steps = rule.tiers.map(({ from, off }) => ({
    from: rule.by === 'amount' ? minor(from) : BigInt(from),
    off: rule.off === 'amount' ? minor(off) : BigInt(off),
  }))
  const [only] = steps
  if (!rule.isRepeated || rule.off === 'percent' || !only)
    return [steps.findLast(({ from }) => from <= base), steps.find(({ from }) => from > base)]
  const times = base / only.from
  const at = (times: bigint) => ({ from: only.from * times, off: only.off * times })
  return [times > 0n ? at(times) : undefined, at(times + 1n)]
}

/** How far the goods of a cart have come in a promotion. */
export function progressOf(
  terms: Terms,
  { amountMinor, pieces }: Counted,
): Pick<CartPromotion, 'reached' | 'next'> {
  const { rule, currency, leftMinor } = terms
  const base = rule.by === 'amount' ? amountMinor : BigInt(pieces)
  const most = least(
    rule.mostOff === null ? null : minorOf({ amount: rule.mostOff, currency }),
    leftMinor,
  )
  const [reached, next] = stepsAt(terms, base)
  const isByAmount = rule.off === 'amount'
  const shown = ({ off }: Step): Off =>
    isByAmount
      ? { amount: fromMinor(least(off, most) ?? off, currency), percent: null }
      : { amount: null, percent: Number(off) }
  // Where the limit is reached, more goods bring no more.
  const isMost = isByAmount && reached !== undefined && most !== null && reached.off >= most
  return {
    reached: reached ? shown(reached) : null,
    next:
      next && !isMost
        ? {
            off: shown(next),
            missing: rule.by === 'amount' ? fromMinor(next.from - base, currency) : null,
            missingPieces: rule.by === 'pieces' ? Number(next.from - base) : null,
          }
        : null,
  }
}
