import {
  aCoupon,
  aFullReduction,
  aLevel,
  aLine,
  aStoreCoupon,
  given,
  somePoints,
} from '../../apps/server/src/features/mall/pricing/pricing.builder.ts'
import { EVERYTHING } from '../../apps/server/src/features/mall/pricing/pricing.given.rules.ts'
import { price } from '../../apps/server/src/features/mall/pricing/pricing.rules.ts'

/** What it costs to price the largest checkout: 50 lines of ten stores, or of one, with 20 promotions. */
const LINES = 50
const ROUNDS = 5
const TIMES = 300

const store = (at: number, stores: number) => `store-${at % stores}`

/** Ten full reductions that overlap, six coupons of stores, three of the platform, a level and points. */
const checkout = (stores: number) =>
  given(
    Array.from({ length: LINES }, (_, at) =>
      aLine(`line-${String(at).padStart(2, '0')}`, {
        sellerId: store(at, stores),
        unitMinor: 1_000n + BigInt(at * 37),
        quantity: 1 + (at % 3),
      }),
    ),
    {
      memberLevel: aLevel(30_000),
      fullReductions: Array.from({ length: 10 }, (_, n) =>
        aFullReduction(
          [100n, 200n, 300n].map((tier) => ({
            threshold: { by: 'amount', fromMinor: tier * 10n },
            off: { by: 'amount', amountMinor: tier + BigInt(n) },
          })),
          {
            sourceId: `full-${n}`,
            sellerId: store(n, stores),
            scope: {
              ...EVERYTHING,
              productIds: Array.from(
                { length: LINES },
                (_, at) => `line-${String(at).padStart(2, '0')}`,
              ).filter((_, at) => at % 10 === n || at % 7 === n),
            },
          },
        ),
      ),
      storeCoupons: Array.from({ length: 6 }, (_, n) =>
        aStoreCoupon(500n, 100n + BigInt(n), {
          sourceId: `store-coupon-${n}`,
          sellerId: store(n, stores),
        }),
      ),
      platformCoupons: Array.from({ length: 2 }, (_, n) =>
        aCoupon(1_000n, 500n + BigInt(n), { sourceId: `coupon-${n}`, storeSharePpm: 400_000 }),
      ),
      points: somePoints(1_000),
    },
  )

for (const stores of [10, 1]) {
  const asked = checkout(stores)
  for (let n = 0; n < TIMES; n++) price(asked)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begin = process.cpuUsage()
    for (let n = 0; n < TIMES; n++) price(asked)
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1000 / TIMES
  })
  const shown = rounds.map((ms) => ms.toFixed(2)).join(', ')
  const { applied } = price(asked)
  console.log(
    `${LINES} lines of ${stores} stores, 20 promotions, ${applied.length} apply: least ${Math.min(...rounds).toFixed(2)} ms of CPU (${shown})`,
  )
}
