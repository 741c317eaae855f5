import type { CouponForm } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { dayAt } from '@ironsouq/contract/mall/freight/arrival'
import {
  claimCoupon,
  issueCoupon,
} from '@ironsouq/server/features/mall/coupon/coupon.claim.service.ts'
import { createCoupon, moveCoupon } from '@ironsouq/server/features/mall/coupon/coupon.service.ts'
import { coupon } from '@ironsouq/server/features/mall/coupon/coupon.tables.ts'
import { store } from '@ironsouq/server/features/mall/store/store.tables.ts'
import { seller } from '@ironsouq/server/features/people/seller/seller.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { eq } from 'drizzle-orm'
import { BUYER } from '../../buyer.ts'

const DAY_MS = 86_400_000
interface DemoCoupon {
  /** The code of its store, or null for the platform. */
  store: string | null
  daysAgo: number
  /** For so many days it can be claimed, and for so many more it is valid. */
  days: number
  validMore?: number
  /** What the demo's buyer does with it. */
  buyer?: 'claims' | 'isGiven'
  form: Partial<CouponForm>
}

const COUPONS: readonly DemoCoupon[] = [
  {
    store: null,
    daysAgo: 3,
    days: 25,
    buyer: 'claims',
    form: { name: 'November, all stores', off: '50.00', threshold: '500.00', total: 500 },
  },
  {
    store: null,
    daysAgo: 2,
    days: 40,
    form: { name: 'Large orders', off: '120.00', threshold: '2500.00', total: 200 },
  },
  {
    store: null,
    daysAgo: 1,
    days: 60,
    validMore: 30,
    buyer: 'isGiven',
    form: {
      name: 'For a delayed parcel',
      way: 'issued',
      kind: 'percent',
      percent: 5,
      off: '80.00',
      threshold: '0.00',
      total: 100,
    },
  },
  {
    store: 'salt-coast-hyd',
    daysAgo: 4,
    days: 6,
    buyer: 'claims',
    form: { name: 'First order', off: '15.00', threshold: '300.00', total: 300 },
  },
  {
    store: 'grey-heron-filters',
    daysAgo: 2,
    days: 20,
    form: { name: 'Two for everyone', off: '12.00', threshold: '140.00', total: 150, perMember: 2 },
  },
  {
    store: 'grey-heron-filters',
    daysAgo: 5,
    days: 30,
    form: {
      name: 'Eight per cent',
      kind: 'percent',
      percent: 8,
      off: '120.00',
      threshold: '200.00',
      total: 80,
    },
  },
  {
    store: 'ironwood-wear',
    daysAgo: -5,
    days: 15,
    form: { name: 'From next week', off: '60.00', threshold: '2000.00', total: 300 },
  },
  {
    store: 'grey-heron-filters',
    daysAgo: 40,
    days: 10,
    buyer: 'claims',
    form: { name: 'October', off: '30.00', threshold: '900.00', total: 50 },
  },
]

const USUAL: CouponForm = {
  name: '',
  kind: 'amount',
  off: '10.00',
  percent: null,
  threshold: '100.00',
  way: 'claimed',
  scope: 'all',
  storeIds: [],
  productIds: [],
  exceptProductIds: [],
  firstDay: '',
  lastDay: '',
  validUntilDay: null,
  validAfterDays: 0,
  validForDays: null,
  total: 100,
  perMember: 1,
}

/** The same as if it were done so many days ago; what begins later is created now. */
const at = (ctx: Ctx, daysAgo: number): Ctx => {
  const now = new Date(ctx.now().getTime() - Math.max(daysAgo, 0) * DAY_MS)
  return { ...ctx, now: () => now }
}

async function seedCoupon(
  ctx: Ctx,
  demo: DemoCoupon,
  sellerIds: ReadonlyMap<string, string>,
): Promise<number> {
  const { daysAgo, days, validMore = 0, buyer, form } = demo
  const sellerId = demo.store === null ? null : sellerIds.get(demo.store)
  if (sellerId === undefined) return 0
  const dayIn = (later: number) => dayAt(new Date(ctx.now().getTime() + later * DAY_MS))
  const then = at(ctx, daysAgo)
  const issuer = sellerId === null ? { sellerId, currency: 'AED' } : { sellerId }
  const { couponId } = await createCoupon(then, issuer, {
    ...USUAL,
    firstDay: dayIn(-daysAgo),
    lastDay: dayIn(days - daysAgo),
    validUntilDay: dayIn(days - daysAgo + validMore),
    ...form,
  })
  const actorId = crypto.randomUUID()
  const as = sellerId === null ? 'staff' : 'merchant'
  await moveCoupon(then, issuer, { as, actorId }, { couponId, action: 'start' })
  if (buyer === 'claims') await claimCoupon(then, BUYER.id, couponId)
  if (buyer === 'isGiven') await issueCoupon(then, { couponId, memberId: BUYER.id })
  return 1
}

/** Coupons of the platform and of stores, some of which the buyer holds. An installation with coupons gets no more. */
export async function seedCoupons(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(coupon)) > 0) return 0
  const stores = await ctx.db
    .select({ id: store.id, code: seller.code })
    .from(store)
    .innerJoin(seller, eq(seller.id, store.id))
    .where(eq(store.state, 'open'))
  const sellerIds = new Map(stores.map(({ id, code }) => [code, id]))
  let made = 0
  for (const demo of COUPONS) made += await seedCoupon(ctx, demo, sellerIds)
  return made
}
