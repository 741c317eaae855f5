import { partOf, sumOf } from '../pricing.split.rules.ts'
import {
  type AppliedHere,
  type FreightNow,
  missingTo,
  type Outcome,
  type Step,
} from '../pricing.step.rules.ts'

const kind = 'freeShipping'

function takeOffFreight(
  freight: FreightNow,
  amountMinor: bigint,
  { sourceId, names, storeSharePpm }: Pick<AppliedHere, 'sourceId' | 'names' | 'storeSharePpm'>,
): AppliedHere {
  const storeMinor = partOf(amountMinor, storeSharePpm)
  const { orderKey, leftMinor: baseMinor } = freight
  const share = { orderKey, lineId: null, baseMinor, amountMinor, storeMinor, points: 0 }
  return {
    kind,
    sourceId,
    names,
    storeSharePpm,
    combinesWith: null,
    baseMinor,
    amountMinor,
    shares: [{ ...share, platformMinor: amountMinor - storeMinor }],
  }
}

/** The freight that a store does not ask for from an amount of goods on. */
export const storeFreeShipping: Step = ({ given, lines, freight }) => {
  const outcomes = freight
    .filter(({ leftMinor }) => leftMinor > 0n)
    .map((own): Outcome => {
      const parts = given.freight
        .filter(({ orderKey, minor }) => orderKey === own.orderKey && minor > 0n)
        .map(({ minor, lineIds, freeFromMinor: fromMinor }) => ({
          minor,
          missing:
            fromMinor === null
              ? undefined
              : missingTo(
                  { by: 'amount', fromMinor },
                  lines.filter(({ lineId }) => lineIds.includes(lineId)),
                ),
        }))
      const freeMinor = sumOf(parts, ({ minor, missing }) => (missing === null ? minor : 0n))
      const by = { sourceId: null, names: null, storeSharePpm: 1_000_000 }
      return {
        applied: freeMinor > 0n ? [takeOffFreight(own, freeMinor, by)] : [],
        notApplied: parts.flatMap(({ missing: reason }) =>
          reason ? { kind, sourceId: null, names: null, sellerId: own.sellerId, reason } : [],
        ),
      }
    })
  return {
    applied: outcomes.flatMap(({ applied }) => applied),
    notApplied: outcomes.flatMap(({ notApplied }) => notApplied),
  }
}

/** The freight that a level frees its members from, where stores have left some. */
export const memberFreeShipping: Step = ({ given, freight }) => {
  const { memberFreeShipping: level } = given
  const free = freight.filter(
    ({ sellerId, leftMinor }) =>
      leftMinor > 0n && level && (level.sellerIds?.includes(sellerId) ?? true),
  )
  return {
    applied: level ? free.map((own) => takeOffFreight(own, own.leftMinor, level)) : [],
    notApplied: [],
  }
}
