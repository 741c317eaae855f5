import { TAX_SCHEMES } from '@ironsouq/contract/money/tax/tax.enums'
import fc from 'fast-check'
import type {
  Coupon,
  FreightPart,
  Given,
  Off,
  PricingLine,
  Promotion,
  Scope,
  StoredShare,
  Threshold,
} from '#features/mall/pricing/pricing.given.rules.ts'
import { NO_PROMOTIONS } from '#features/mall/pricing/pricing.given.rules.ts'

const NOW = new Date('2026-11-19T12:00:00Z')
const SELLERS = ['s1', 's2', 's3']
const PRODUCTS = ['p1', 'p2', 'p3', 'p4', 'p5']
const CATEGORIES = ['c1', 'c2', 'c3']
const KINDS = ['memberLevel', 'fullReduction', 'storeCoupon', 'platformCoupon', 'points'] as const

/** Small amounts make equal remainders and nothing left; large ones make sums that no number holds. */
const minor = fc.oneof(fc.bigInt(0n, 12n), fc.bigInt(0n, 100_000n), fc.bigInt(0n, 10n ** 15n))
const few = fc.oneof(fc.bigInt(1n, 20n), fc.bigInt(1n, 60_000n))
const ppm = fc.oneof(
  fc.constantFrom(0, 1, 50_000, 333_333, 1_000_000),
  fc.integer({ min: 0, max: 1_000_000 }),
)
const some = (all: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.subarray([...all], { minLength: 1 }) },
  )

const scope: fc.Arbitrary<Scope> = fc.record({
  sellerIds: some(SELLERS),
  productIds: some(PRODUCTS),
  categoryIds: some(CATEGORIES),
  exceptProductIds: fc.oneof(fc.constant([]), fc.subarray(PRODUCTS, { maxLength: 2 })),
})

const combinesWith = fc.oneof(
  { weight: 4, arbitrary: fc.constant([...KINDS]) },
  { weight: 1, arbitrary: fc.subarray([...KINDS]) },
)

const around = fc.constantFrom(-1000, 0, 1000).map((ms) => new Date(NOW.getTime() + ms))
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

const promotion: fc.Arbitrary<Omit<Promotion, 'sourceId' | 'names'>> = fc.record({
  startsAt: rarely(around),
  endsAt: rarely(around),
  scope,
  combinesWith,
  storeSharePpm: ppm,
})

const off: fc.Arbitrary<Off> = fc.oneof(
  fc.record({ by: fc.constant('amount' as const), amountMinor: few }),
  fc.record({ by: fc.constant('percent' as const), ppm, mostMinor: rarely(few) }),
)
const threshold: fc.Arbitrary<Threshold> = fc.oneof(
  fc.record({ by: fc.constant('amount' as const), fromMinor: minor }),
  fc.record({ by: fc.constant('pieces' as const), from: fc.integer({ min: 1, max: 8 }) }),
)
/** Thresholds of one promotion are all amounts or all pieces. */
const tiers = fc.oneof(
  ...(['amount', 'pieces'] as const).map((by) =>
    fc.array(fc.record({ threshold: threshold.filter((each) => each.by === by), off }), {
      minLength: 1,
      maxLength: 3,
    }),
  ),
)

const currency = fc.oneof(
  { weight: 9, arbitrary: fc.constant('AED') },
  { weight: 1, arbitrary: fc.constant('USD') },
)
const named = <T extends object>(prefix: string, all: readonly T[]) =>
  all.map((each, at) => ({ ...each, sourceId: `${prefix}${at}`, names: { en: `${prefix}${at}` } }))

const coupon: fc.Arbitrary<Omit<Coupon, 'sourceId' | 'names'>> = fc
  .tuple(promotion, fc.record({ currency, fromMinor: fc.oneof(fc.constant(0n), minor), off }))
  .map(([all, own]) => ({ ...all, ...own }))
const ofSeller = <T extends object>(arbitrary: fc.Arbitrary<T>) =>
  fc
    .tuple(arbitrary, fc.constantFrom(...SELLERS))
    .map(([each, sellerId]) => ({ ...each, sellerId }))

const lines: fc.Arbitrary<PricingLine[]> = fc
  .array(
    fc.record({
      sellerId: fc.constantFrom(...SELLERS),
      isVirtual: fc.boolean(),
      productId: fc.constantFrom(...PRODUCTS),
      categoryIds: fc.subarray(CATEGORIES),
      quantity: fc.integer({ min: 1, max: 4 }),
      unitMinor: minor,
      taxScheme: fc.constantFrom(...TAX_SCHEMES),
      commissionPpm: ppm,
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((all) =>
    all.map(({ isVirtual, ...line }, at) => ({
      ...line,
      // Not in the order of the lines: an order of ids that is not theirs.
      lineId: `l${(at * 5) % 7}`,
      orderKey: `${line.sellerId} ${isVirtual}`,
    })),
  )

/** Each order is delivered by one or two templates. */
const freightOf = (all: readonly PricingLine[]): fc.Arbitrary<FreightPart[]> => {
  const orders = [...Map.groupBy(all, ({ orderKey }) => orderKey)]
  return fc
    .array(fc.record({ minor, freeFromMinor: fc.option(minor), isSplit: fc.boolean() }), {
      minLength: orders.length,
      maxLength: orders.length,
    })
    .map((parts) =>
      parts.flatMap(({ minor, freeFromMinor, isSplit }, at): FreightPart[] => {
        const [orderKey, own] = orders[at] ?? ['', []]
        const lineIds = own.map(({ lineId }) => lineId)
        const of = { orderKey, sellerId: own[0]?.sellerId ?? '', freeFromMinor }
        return isSplit
          ? [
              { ...of, lineIds: lineIds.slice(0, 1), minor },
              { ...of, lineIds: lineIds.slice(1), minor: 7n, freeFromMinor: null },
            ]
          : [{ ...of, lineIds, minor }]
      }),
    )
}

const chosenOf = (ids: readonly string[]) =>
  fc.constantFrom<string | null | undefined>(undefined, undefined, undefined, null, ...ids)

const checkout = (all: PricingLine[]): fc.Arbitrary<Given> =>
  fc
    .record({
      freight: freightOf(all),
      memberLevel: fc.option(
        fc
          .tuple(promotion, ppm)
          .map(([of, rate]) => ({ ...of, ppm: rate, sourceId: 'level', names: {} })),
      ),
      fullReductions: fc
        .array(
          ofSeller(
            fc
              .tuple(promotion, currency, tiers, fc.boolean(), rarely(few))
              .map(([of, unit, steps, isRepeated, mostMinor]) => ({
                ...of,
                currency: unit,
                tiers: steps,
                isRepeated,
                mostMinor,
              })),
          ),
          { maxLength: 5 },
        )
        .map((found) => named('f', found)),
      storeCoupons: fc.array(ofSeller(coupon), { maxLength: 4 }).map((found) => named('c', found)),
      platformCoupons: fc.array(coupon, { maxLength: 3 }).map((found) => named('d', found)),
      points: fc.option(
        fc.record({
          available: fc.integer({ min: 0, max: 5_000 }),
          wanted: fc.integer({ min: 0, max: 5_000 }),
          hundredMinor: fc.constantFrom(1n, 100n, 1000n),
          scope,
          combinesWith,
        }),
      ),
      memberFreeShipping: fc.option(
        fc.record({
          sourceId: fc.constant('level'),
          names: fc.constant({}),
          sellerIds: some(SELLERS),
          storeSharePpm: ppm,
        }),
      ),
      ofStores: fc.tuple(chosenOf(['c0', 'c1']), chosenOf(['c0', 'c2'])),
      platformCoupon: chosenOf(['d0', 'd1']),
      activityPrices: fc.oneof(
        { weight: all.length > 1 ? 6 : 1, arbitrary: fc.constant([]) },
        {
          weight: 1,
          arbitrary: fc
            .uniqueArray(
              fc
                .tuple(
                  fc.record({
                    startsAt: rarely(around),
                    endsAt: rarely(around),
                    currency,
                    unitMinor: minor,
                    isChosen: fc.boolean(),
                  }),
                  fc.constantFrom(...all),
                )
                .map(([of, { lineId, sellerId }]) => ({ ...of, lineId, sellerId })),
              // A line is in one activity at a time.
              { maxLength: 2, selector: ({ lineId }) => lineId },
            )
            .map((found) => named('a', found)),
        },
      ),
    })
    .map(({ ofStores, platformCoupon, ...of }) => ({
      ...of,
      chosen: {
        storeCoupons: new Map(
          ofStores.flatMap((chosen, at) =>
            chosen === undefined ? [] : [[SELLERS[at] ?? '', chosen] as const],
          ),
        ),
        platformCoupon,
      },
      now: NOW,
      currency: 'AED',
      lines: all,
      merchantPrice: null,
      stored: [],
    }))

/** A placed order whose store lowers the price. */
const repricing = (all: PricingLine[]): fc.Arbitrary<Given> =>
  fc
    .tuple(freightOf(all), fc.array(fc.tuple(ppm, ppm), { minLength: 7, maxLength: 7 }), ppm)
    .map(([freight, taken, rate]) => {
      const stored = all.flatMap(({ lineId, orderKey, unitMinor, quantity }, at): StoredShare[] => {
        const [part, ofStore] = taken[at] ?? [0, 0]
        const amount = (unitMinor * BigInt(quantity) * BigInt(part)) / 1_000_000n
        const storeMinor = (amount * BigInt(ofStore)) / 1_000_000n
        return [
          { kind: 'storeCoupon', orderKey, lineId, storeMinor, platformMinor: amount - storeMinor },
        ]
      })
      const orderKey = all[0]?.orderKey ?? ''
      const goods = all
        .filter((line) => line.orderKey === orderKey)
        .reduce((sum, { unitMinor, quantity }) => sum + unitMinor * BigInt(quantity), 0n)
      const off = stored
        .filter((share) => share.orderKey === orderKey)
        .reduce((sum, { storeMinor, platformMinor }) => sum + storeMinor + platformMinor, 0n)
      const offMinor = ((goods - off) * BigInt(rate)) / 1_000_000n
      return {
        ...NO_PROMOTIONS,
        now: NOW,
        currency: 'AED',
        lines: all,
        freight,
        merchantPrice: { orderKey, offMinor },
        stored,
      }
    })

/** Everything that a price depends on, at random. */
export const carts: fc.Arbitrary<Given> = lines.chain((all) =>
  fc.oneof({ weight: 9, arbitrary: checkout(all) }, { weight: 1, arbitrary: repricing(all) }),
)
