import { POINTS_STEP } from '@ironsouq/contract/mall/order/order.limits'
import type { Points } from '../pricing.given.rules.ts'
import type { Reason } from '../pricing.result.rules.ts'
import {
  leftOf,
  linesFor,
  type LineNow,
  NOTHING,
  type Step,
  takeOff,
} from '../pricing.step.rules.ts'

const kind = 'points'

/** What points are worth. */
const worth = (points: number, { hundredMinor }: Points): bigint =>
  (BigInt(points) * hundredMinor) / 100n

const inSteps = (points: number) => points - (points % POINTS_STEP)

/** The most that can be spent on these lines: at most half of what is left of them. */
function mostFor(points: Points, lines: readonly LineNow[]): number {
  const half = leftOf(lines) / 2n
  const forHalf = (half * 100n) / points.hundredMinor
  const most = forHalf < BigInt(points.available) ? Number(forHalf) : points.available
  return inSteps(most)
}

/** The most points that could be spent after the steps before. */
export function pointsMaxOf(points: Points | null, lines: readonly LineNow[]): number {
  if (!points) return 0
  const found = linesFor(lines, kind, points)
  return found.reason ? 0 : mostFor(points, found.lines)
}

/** Points pay for goods, in multiples of ten. More than is allowed is lowered, and that comes back as a reason. */
export const points: Step = ({ given, lines }) => {
  const { points: own } = given
  if (!own || own.wanted <= 0) return NOTHING
  const found = linesFor(lines, kind, own)
  const why = (reason: Reason) =>
    [{ kind, sourceId: null, names: null, sellerId: null, reason }] as const
  if (found.reason) return { applied: [], notApplied: why(found.reason) }
  const most = mostFor(own, found.lines)
  const spent = Math.min(inSteps(own.wanted), most)
  const amountMinor = worth(spent, own)
  return {
    applied:
      amountMinor > 0n
        ? [
            takeOff(found.lines, amountMinor, {
              kind,
              sourceId: null,
              names: null,
              storeSharePpm: 0,
              combinesWith: own.combinesWith,
              points: spent,
            }),
          ]
        : [],
    notApplied: spent < own.wanted ? why({ key: 'pointsLimit', points: most }) : [],
  }
}
