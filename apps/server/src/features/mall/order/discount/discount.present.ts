import type { Discount, NotApplied } from '@ironsouq/contract/mall/order/discount.schema'
import type { AdjustmentKind, Funder } from '@ironsouq/contract/mall/order/order.enums'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Names } from '#features/mall/pricing/pricing.given.rules.ts'
import type { NotApplied as Refused } from '#features/mall/pricing/pricing.result.rules.ts'

/** A stored share, or one that would be stored. */
export interface Share {
  kind: AdjustmentKind
  fundedBy: Funder
  sourceId: string | null
  names: Names | null
  amountMinor: bigint
}

interface Shown {
  currency: string
  locale: LocaleCode
  /** Buyers see one amount, stores and staff who pays which part of it. */
  showsPayer: boolean
}

/** As they are applied. */
const IN_ORDER: readonly AdjustmentKind[] = [
  'activityPrice',
  'memberLevel',
  'fullReduction',
  'storeCoupon',
  'platformCoupon',
  'points',
  'merchantPrice',
  'freeShipping',
]

const nameIn = (names: Names | null, locale: LocaleCode): string | null =>
  names?.[locale] ?? names?.['en'] ?? null

/** Shares with one source as one discount. */
export function presentDiscounts(
  shares: readonly Share[],
  { currency, locale, showsPayer }: Shown,
): Discount[] {
  const groups = Map.groupBy(shares, ({ kind, sourceId, fundedBy }) =>
    [IN_ORDER.indexOf(kind), sourceId, showsPayer && fundedBy].join(' '),
  )
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group
      const minor = group.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
      return first
        ? {
            kind: first.kind,
            name: nameIn(first.names, locale),
            fundedBy: showsPayer ? first.fundedBy : null,
            amount: fromMinor(minor, currency),
          }
        : []
    })
}

/** Why discounts are not applied, as buyers read it. */
export const presentNotApplied = (
  all: readonly Refused[],
  currency: string,
  locale: LocaleCode,
): NotApplied[] =>
  all.map(({ kind, names, sellerId, reason }) => ({
    kind,
    name: nameIn(names, locale),
    sellerId,
    reason: reason.key,
    amount: reason.key === 'missingAmount' ? fromMinor(reason.minor, currency) : null,
    pieces: reason.key === 'missingPieces' ? reason.pieces : null,
    at: reason.key === 'notStarted' || reason.key === 'ended' ? reason.at.toISOString() : null,
    other:
      reason.key === 'notCombinable'
        ? { kind: reason.kind, name: nameIn(reason.names, locale) }
        : reason.key === 'otherIsBetter'
          ? { kind, name: nameIn(reason.names, locale) }
          : null,
    points: reason.key === 'pointsLimit' ? reason.points : null,
  }))
