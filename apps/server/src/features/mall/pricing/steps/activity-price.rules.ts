import type { NotApplied, Reason } from '../pricing.result.rules.ts'
import { byId } from '../pricing.split.rules.ts'
import {
  type AppliedHere,
  type Outcome,
  type Step,
  takeOff,
  untimely,
} from '../pricing.step.rules.ts'

const kind = 'activityPrice'
/** The store that sells for less pays for it. */
const STORE_PPM = 1_000_000

/** The price of a line in an activity, where the checkout is for that activity and nothing else. */
export const activityPrice: Step = ({ given, lines }): Outcome => {
  const applied: AppliedHere[] = []
  const notApplied: NotApplied[] = []
  const inOrder = given.activityPrices.toSorted(
    (a, b) => byId(a.sourceId, b.sourceId) || byId(a.lineId, b.lineId),
  )
  for (const { unitMinor, lineId, isChosen, ...activity } of inOrder) {
    const { sourceId, names, sellerId } = activity
    const refuse = (reason: Reason) => notApplied.push({ kind, sourceId, names, sellerId, reason })
    const line = lines.find((each) => each.lineId === lineId && each.sellerId === sellerId)
    const early = untimely(given, activity)
    if (early) refuse(early)
    else if (!line || line.leftMinor <= unitMinor * BigInt(line.quantity))
      refuse({ key: 'nothingInScope' })
    else if (!isChosen || lines.length > 1) refuse({ key: 'buyNowOnly' })
    else {
      const amount = line.leftMinor - unitMinor * BigInt(line.quantity)
      const taking = { kind, sourceId, names, storeSharePpm: STORE_PPM, combinesWith: [] } as const
      applied.push(takeOff([line], amount, taking))
    }
  }
  return { applied, notApplied }
}
