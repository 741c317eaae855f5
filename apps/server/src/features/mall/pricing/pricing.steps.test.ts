import { expect, it } from 'vitest'
import {
  aCoupon,
  aFullReduction,
  aLevel,
  aLine,
  anActivityPrice,
  aStoreCoupon,
  given,
  somePoints,
} from './pricing.builder.ts'
import { EVERYTHING } from './pricing.given.rules.ts'
import type { Priced } from './pricing.result.rules.ts'
import { price } from './pricing.rules.ts'

const from = (fromMinor: bigint, amountMinor: bigint) => ({
  threshold: { by: 'amount' as const, fromMinor },
  off: { by: 'amount' as const, amountMinor },
})
const reasons = ({ notApplied }: Priced) => notApplied.map(({ reason }) => reason)
const amounts = ({ applied }: Priced) => applied.map(({ amountMinor }) => amountMinor)
const paid = ({ lines }: Priced) => lines.map(({ paidMinor }) => paidMinor)

it('rounds the discount of a level once on the sum and gives the rest to the largest remainders', () => {
  const lines = ['a', 'b', 'c'].map((id) => aLine(id, { unitMinor: 333n }))
  const priced = price(given(lines, { memberLevel: aLevel(50_000) }))
  // 5 % of 9.99 is 0.49950; three equal remainders go to the lower ids.
  expect(priced.applied[0]?.shares.map(({ amountMinor }) => amountMinor)).toEqual([17n, 17n, 16n])
})

it('sells a line at the price of an activity, with nothing on top of it but freight', () => {
  const others = {
    memberLevel: aLevel(50_000),
    platformCoupons: [aCoupon(1_000n, 500n)],
    points: somePoints(1_000),
    freight: [
      {
        orderKey: 'store',
        sellerId: 'store',
        lineIds: ['a'],
        minor: 2_000n,
        freeFromMinor: 12_000n,
      },
    ],
  }
  const activityPrices = [anActivityPrice('a', 6_000n)]
  const priced = price(given([aLine('a', { quantity: 2 })], { ...others, activityPrices }))
  expect(priced.applied.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['activityPrice', 8_000n],
    ['freeShipping', 2_000n],
  ])
  expect(reasons(priced).map(({ key }) => key)).toEqual(Array(3).fill('notCombinable'))
  // It is bought by itself; else the others apply.
  const among = price(given([aLine('a'), aLine('b')], { ...others, activityPrices }))
  expect(reasons(among)[0]).toEqual({ key: 'buyNowOnly' })
  expect(among.applied[0]).toMatchObject({ kind: 'memberLevel', amountMinor: 1_000n })
})

it('takes the tier that is reached, by amount or by pieces, and says what is missing', () => {
  const lines = [aLine('a', { quantity: 3 })]
  const byAmount = [from(20_000n, 500n), from(30_000n, 1_200n), from(40_000n, 2_000n)]
  expect(amounts(price(given(lines, { fullReductions: [aFullReduction(byAmount)] })))).toEqual([
    1_200n,
  ])
  const byPieces = (pieces: number) => [
    {
      threshold: { by: 'pieces' as const, from: pieces },
      off: { by: 'percent' as const, ppm: 100_000, mostMinor: 2_500n },
    },
  ]
  expect(amounts(price(given(lines, { fullReductions: [aFullReduction(byPieces(3))] })))).toEqual([
    2_500n,
  ])
  const missed = price(given(lines, { fullReductions: [aFullReduction(byPieces(5))] }))
  expect(reasons(missed)).toEqual([{ key: 'missingPieces', pieces: 2 }])
})

it('counts a line in one full reduction: those apply that take off the most together', () => {
  const lines = ['a', 'b'].map((id) => aLine(id))
  const only = (productIds: string[]) => ({ ...EVERYTHING, productIds })
  const both = aFullReduction([from(0n, 1_000n)], { sourceId: 'both' })
  const one = aFullReduction([from(0n, 600n)], { sourceId: 'one', scope: only(['a']) })
  const other = aFullReduction([from(0n, 500n)], { sourceId: 'other', scope: only(['b']) })
  const priced = price(given(lines, { fullReductions: [both, one, other] }))
  expect(priced.applied.map(({ sourceId }) => sourceId)).toEqual(['one', 'other'])
  expect(reasons(priced)).toMatchObject([{ key: 'otherIsBetter', sourceId: 'one' }])
})

it('tests each threshold after the steps before', () => {
  const lines = [aLine('a', { unitMinor: 10_000n })]
  const level = { memberLevel: aLevel(100_000) }
  expect(
    reasons(price(given(lines, { ...level, storeCoupons: [aStoreCoupon(10_000n, 500n)] }))),
  ).toEqual([{ key: 'missingAmount', minor: 1_000n }])
  const freight = [
    { orderKey: 'store', sellerId: 'store', lineIds: ['a'], minor: 3_000n, freeFromMinor: 10_000n },
  ]
  expect(price(given(lines, { freight })).totalMinor).toBe(10_000n)
  expect(price(given(lines, { ...level, freight })).totalMinor).toBe(12_000n)
})

it('uses one coupon of each store and one of the platform: the chosen one, else the best', () => {
  const lines = [aLine('a')]
  const storeCoupons = [
    aStoreCoupon(0n, 300n, { sourceId: 'small' }),
    aStoreCoupon(0n, 700n, { sourceId: 'large' }),
  ]
  expect(price(given(lines, { storeCoupons })).applied[0]?.sourceId).toBe('large')
  const chosen = (id: string | null) => ({
    storeCoupons: new Map([['store', id]]),
    platformCoupon: undefined,
  })
  expect(price(given(lines, { storeCoupons, chosen: chosen('small') })).applied[0]?.sourceId).toBe(
    'small',
  )
  const none = price(given(lines, { storeCoupons, chosen: chosen(null) }))
  expect(none.applied).toEqual([])
  expect(reasons(none)).toEqual([{ key: 'notChosen' }, { key: 'notChosen' }])
})

it('keeps apart what does not go together, says with what, and leaves other lines alone', () => {
  const lines = [aLine('a'), aLine('b')]
  const fullReductions = [
    aFullReduction([from(0n, 1_000n)], {
      combinesWith: ['points'],
      scope: { ...EVERYTHING, productIds: ['a'] },
    }),
  ]
  const priced = price(given(lines, { fullReductions, platformCoupons: [aCoupon(0n, 500n)] }))
  expect(paid(priced)).toEqual([9_000n, 9_500n])
  const alone = price(
    given(lines.slice(0, 1), { fullReductions, platformCoupons: [aCoupon(0n, 500n)] }),
  )
  expect(reasons(alone)).toMatchObject([{ key: 'notCombinable', kind: 'fullReduction' }])
})

it('refuses what has not started, has ended or is in another currency', () => {
  const { now } = given([])
  const coupons = [
    aCoupon(0n, 100n, { sourceId: 'a', startsAt: new Date(now.getTime() + 1) }),
    aCoupon(0n, 100n, { sourceId: 'b', endsAt: now }),
    aCoupon(0n, 100n, { sourceId: 'c', currency: 'USD' }),
  ]
  const priced = price(given([aLine('a')], { platformCoupons: coupons }))
  expect(reasons(priced).map(({ key }) => key)).toEqual(['notStarted', 'ended', 'otherCurrency'])
})

it('divides a coupon that both pay between the platform and the store, to the unit', () => {
  const lines = ['a', 'b', 'c'].map((id) => aLine(id))
  const priced = price(
    given(lines, { platformCoupons: [aCoupon(0n, 100n, { storeSharePpm: 250_000 })] }),
  )
  const parts = priced.applied[0]?.shares.map((share) => [share.storeMinor, share.platformMinor])
  expect(parts).toEqual([
    [9n, 25n],
    [8n, 25n],
    [8n, 25n],
  ])
  expect(priced.orders[0]?.subsidyMinor).toBe(75n)
})

it('spends points in tens for at most half of the goods and never for freight', () => {
  const freight = [
    { orderKey: 'store', sellerId: 'store', lineIds: ['a'], minor: 3_000n, freeFromMinor: null },
  ]
  const priced = price(
    given([aLine('a', { unitMinor: 1_990n })], { freight, points: somePoints(5_005) }),
  )
  expect(priced.pointsMax).toBe(990)
  expect(priced.applied[0]).toMatchObject({ amountMinor: 990n, shares: [{ points: 990 }] })
  expect(reasons(priced)).toEqual([{ key: 'pointsLimit', points: 990 }])
  expect(priced.totalMinor).toBe(4_000n)
})

it('frees from freight first by the store, then by the level what the store left', () => {
  const part = { orderKey: 'store', sellerId: 'store' }
  const freight = [
    { ...part, lineIds: ['a'], minor: 3_000n, freeFromMinor: 5_000n },
    { ...part, lineIds: ['b'], minor: 2_000n, freeFromMinor: null },
  ]
  const memberFreeShipping = { sourceId: 'level', names: {}, sellerIds: null, storeSharePpm: 0 }
  const priced = price(given([aLine('a'), aLine('b')], { freight, memberFreeShipping }))
  expect(priced.applied.map(({ sourceId, amountMinor }) => [sourceId, amountMinor])).toEqual([
    [null, 3_000n],
    ['level', 2_000n],
  ])
  expect(priced.orders[0]).toMatchObject({ payableMinor: 20_000n, subsidyMinor: 2_000n })
})

it('takes commission of what was paid and of what the platform paid, and VAT of what was paid', () => {
  const line = aLine('a', { unitMinor: 10_500n, commissionPpm: 80_000 })
  const exempt = aLine('b', { taxScheme: 'exempt' })
  const priced = price(
    given([line, exempt], {
      storeCoupons: [aStoreCoupon(0n, 1_000n, { scope: { ...EVERYTHING, productIds: ['a'] } })],
      platformCoupons: [aCoupon(0n, 500n, { scope: { ...EVERYTHING, productIds: ['a'] } })],
    }),
  )
  // 9,000 paid, 500 by the platform: 8 % of 9,500; 9,000 × 5 / 105.
  expect(priced.lines).toMatchObject([
    { paidMinor: 9_000n, subsidyMinor: 500n, commissionMinor: 760n, vatMinor: 429n },
    { vatMinor: 0n },
  ])
})

it('takes the own price of a store off what is left, and keeps what was taken off before', () => {
  const stored = [
    {
      kind: 'platformCoupon' as const,
      orderKey: 'store',
      lineId: 'a',
      storeMinor: 0n,
      platformMinor: 4_000n,
    },
  ]
  const priced = price(
    given([aLine('a'), aLine('b')], {
      stored,
      merchantPrice: { orderKey: 'store', offMinor: 1_600n },
    }),
  )
  expect(paid(priced)).toEqual([5_400n, 9_000n])
  expect(priced.orders[0]).toMatchObject({ discountMinor: 5_600n, subsidyMinor: 4_000n })
})
