import { expect, it } from 'vitest'
import { aCoupon, aLine, aStoreCoupon, given, somePoints } from './pricing.builder.ts'
import { price } from './pricing.rules.ts'

const teeth = aLine('bucket-tooth', { sellerId: 'ironwood', unitMinor: 39_500n })
const roller = aLine('track-roller', { sellerId: 'ironwood', unitMinor: 69_000n, quantity: 2 })
const cylinder = aLine('cylinder-kit', { sellerId: 'workshop', unitMinor: 31_200n })
const freight = [
  { orderKey: 'ironwood', sellerId: 'ironwood', minor: 3_000n },
  { orderKey: 'workshop', sellerId: 'workshop', minor: 1_500n },
].map((part) => ({ ...part, lineIds: [], freeFromMinor: null }))

it('prices a checkout at two stores with coupons and points, to the fils [PM-6]', () => {
  const priced = price(
    given([teeth, roller, cylinder], {
      freight,
      storeCoupons: [
        aStoreCoupon(200_000n, 6_000n, { sourceId: 'ironwood-60', sellerId: 'ironwood' }),
        aStoreCoupon(30_000n, 1_500n, { sourceId: 'workshop-15', sellerId: 'workshop' }),
      ],
      platformCoupons: [
        aCoupon(50_000n, 5_000n, { sourceId: 'fifty' }),
        aCoupon(250_000n, 12_000n, { sourceId: 'hundred-and-twenty' }),
      ],
      points: somePoints(1_000, { available: 3_460 }),
    }),
  )
  const amounts = priced.applied.map(({ sourceId, amountMinor }) => [sourceId, amountMinor])
  expect(amounts).toEqual([
    ['workshop-15', 1_500n],
    ['fifty', 5_000n],
    [null, 1_000n],
  ])
  expect(priced.notApplied.map(({ sourceId, reason }) => [sourceId, reason])).toEqual([
    ['ironwood-60', { key: 'missingAmount', minor: 22_500n }],
    ['hundred-and-twenty', { key: 'missingAmount', minor: 42_800n }],
  ])
  expect(priced.lines.map(({ paidMinor }) => paidMinor)).toEqual([38_356n, 134_004n, 28_840n])
  expect(priced.orders.map(({ payableMinor }) => payableMinor)).toEqual([175_360n, 30_340n])
  expect(priced.pointsMax).toBe(3_460)
  expect(priced.totalMinor).toBe(205_700n)
})
