import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { payoutMerchantEndpoints } from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { MERCHANT_ROLES } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { sellerSignInEndpoints } from '@ironsouq/contract/people/seller-account/seller-sign-in.endpoints'
import { STANDARD_ROLES } from '@ironsouq/contract/people/staff/role.standard'
import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { appCode } from '@ironsouq/server/features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { sellerPortal } from '@ironsouq/server/features/identity/seller-sign-in/seller-sign-in.service.ts'
import { staffPortal } from '@ironsouq/server/features/identity/staff-sign-in/staff-sign-in.service.ts'
import { storeOrder } from '@ironsouq/server/features/mall/order/order.tables.ts'
import { product } from '@ironsouq/server/features/mall/product/product.tables.ts'
import { voucher, voucherLine } from '@ironsouq/server/features/mall/voucher/voucher.tables.ts'
import { merchantTokenOf } from '@ironsouq/server/features/people/seller-account/seller-account.builder.ts'
import { sellerAccountByEmail } from '@ironsouq/server/features/people/seller-account/seller-account.queries.ts'
import { staffByEmail } from '@ironsouq/server/features/people/staff/staff.queries.ts'
import { startServer, type TestServer } from '@ironsouq/server/test/harness.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedBuyer } from '../../seed/buyer.ts'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { seedMembers } from '../../seed/members.ts'
import { seedSellerPeople } from '../../seed/seller-people.ts'
import { seedStaff } from '../../seed/staff.ts'
import { DEMO_SELLER_PEOPLE, DEMO_STORE_PEOPLE } from '../../seller-people.ts'
import { DEMO_STAFF } from '../../staff.ts'
import { ORDERS } from '../orders.ts'
import { VOUCHER_ORDERS, VOUCHER_PRODUCTS } from '../vouchers.ts'
import { seedMall } from './mall.ts'
import { seedOrders } from './orders.ts'
import { seedReviews } from './reviews.ts'
import { seedVouchers } from './vouchers.ts'

const README = readFileSync(join(import.meta.dirname, '../../../../../README.md'), 'utf8')
/** The rows of its table of people. */
const PEOPLE = [
  ...README.matchAll(/^\|[^|]+\| (shop|merchant portal|back office)[^|]*\| `(.+)` \| `(.+)` \|$/gm),
].map(([, place = '', email = '', password = '']) => ({ place, email, password }))

/** One mall for all tests: to put it in takes longer than all of them. */
let server: TestServer
let ordersAt: Awaited<ReturnType<typeof seedMall>>['ordersAt']
let shops: Awaited<ReturnType<typeof seedMall>>['shops']

beforeAll(async () => {
  server = await startServer()
  const { ctx } = server
  const { models } = await seedCatalogue(ctx)
  await seedBuyer(ctx, [])
  await seedMembers(ctx)
  await seedStaff(ctx)
  ;({ ordersAt, shops } = await seedMall(ctx, models, { products: 400, onRequest: true }))
  await seedSellerPeople(ctx, [...DEMO_SELLER_PEOPLE, ...DEMO_STORE_PEOPLE])
  await seedOrders(ctx, ordersAt)
}, 240_000)
afterAll(() => server[Symbol.asyncDispose]())

async function asBuyer(account: string, password: string) {
  const body = { account, password, agreed: TERMS_VERSION } as const
  const signedIn = await server.client()(identityEndpoints.password, { body })
  return server.client({ bearer: Session.parse(signedIn).token })
}

async function asSeller(email: string, password: string) {
  const call = server.client()
  const { ticket } = await call(sellerSignInEndpoints.password, { body: { email, password } })
  const account = await sellerAccountByEmail(server.ctx, email)
  const code = await appCode(server.ctx, sellerPortal, account?.id ?? '')
  const { token } = await call(sellerSignInEndpoints.secondFactor, { body: { ticket, code } })
  return server.client({ bearer: token })
}

async function asStaff(email: string, password: string) {
  const call = server.client()
  const { ticket } = await call(staffSignInEndpoints.password, { body: { email, password } })
  const person = await staffByEmail(server.ctx, email)
  const code = await appCode(server.ctx, staffPortal, person?.id ?? '')
  const { token } = await call(staffSignInEndpoints.secondFactor, { body: { ticket, code } })
  return server.client({ bearer: token })
}

const SIGN_IN = { shop: asBuyer, 'merchant portal': asSeller, 'back office': asStaff }

describe('the people that README names', () => {
  it.each(PEOPLE)('$email signs in at the $place', async ({ place, email, password }) => {
    const call = await SIGN_IN[place as keyof typeof SIGN_IN](email, password)
    expect(call).toBeDefined()
  })

  it('are of every role', () => {
    const emails = new Set(PEOPLE.map(({ email }) => email))
    const named = [...DEMO_STAFF, ...DEMO_STORE_PEOPLE, ...DEMO_SELLER_PEOPLE].filter(({ email }) =>
      emails.has(email),
    )
    const roles = new Set(named.map(({ role }) => role))
    expect([...roles].toSorted()).toEqual([...STANDARD_ROLES, ...MERCHANT_ROLES].toSorted())
    expect(PEOPLE.some(({ place }) => place === 'shop')).toBe(true)
  })
})

describe('the reviews of the demo', () => {
  it('are of received lines, in time, and agree with the ratings of their products', async () => {
    const { db } = server.ctx
    const written = await seedReviews(server.ctx)
    expect(written).toBeGreaterThanOrEqual(20)
    expect(await seedReviews(server.ctx)).toBe(0)
    const wrong = await db.execute(sql`
      select review.id from review join store_order on store_order.id = review.order_id
      where store_order.member_id <> review.member_id or review.created_at < store_order.completed_at
        or review.created_at > store_order.completed_at + interval '7 days' or review.created_at > now()
        or review.replied_at < review.created_at or review.replied_at > now()`)
    expect(wrong.rows).toEqual([])
    const { rows } = await db.execute<{ counted: number; languages: number }>(sql`
      select (select sum(stars1 + stars2 + stars3 + stars4 + stars5)::int from product_rating) as counted,
        count(distinct locale)::int as languages from review`)
    expect(rows).toMatchObject([{ counted: written, languages: 2 }])
    const buyer = await asBuyer('buyer@yard.example', 'Souq#2026')
    const { records } = await buyer(orderEndpoints.list, {
      query: { state: 'pendingEvaluation' },
    })
    expect(records.length).toBeGreaterThan(0)
  })
})

describe('the orders of the demo', () => {
  it('are in every state at the store of its owner, and among those of the buyer', async () => {
    const account = await sellerAccountByEmail(server.ctx, DEMO_STORE_PEOPLE[0]?.email ?? '')
    const bearer = await merchantTokenOf(server.ctx, account?.id ?? '')
    const owner = server.client({ bearer })
    const { total } = await owner(orderMerchantEndpoints.list, {
      query: { size: 50, sort: '-createdAt' },
    })
    expect(total).toBe(ORDERS.length)
    expect(total).toBeGreaterThanOrEqual(60)
    // No command leads to a group yet.
    const reachable = orderLifecycle.states.filter((state) => state !== 'grouping').toSorted()
    const buyer = await asBuyer('buyer@yard.example', 'Souq#2026')
    const { records } = await buyer(orderEndpoints.list, { query: { size: 50 } })
    expect([...new Set(records.map(({ state }) => state))].toSorted()).toEqual(reachable)
    const { rows } = await server.ctx.db.execute<{ reason: string | null }>(
      sql`select distinct close_reason as reason from store_order where state = 'canceled' order by 1`,
    )
    expect(rows.map(({ reason }) => reason)).toEqual(['buyer', 'platform', 'refund', 'timeout'])
  })

  it('happen in an order that people believe, within the hours of work', async () => {
    const { db } = server.ctx
    const wrong = await db.execute(sql`
      select number from store_order where paid_at < created_at or shipped_at < paid_at
        or completed_at < shipped_at or delivered_at > completed_at or created_at > now()
        or coalesce(completed_at, canceled_at) > now() or paid_at > created_at + interval '2 hours'`)
    expect(wrong.rows).toEqual([])
    const closed = await db.execute(sql`
      select number from store_order, lateral (select shipped_at at time zone 'Asia/Dubai' as at) as sent
      where extract(dow from at) = 0 or extract(hour from at) not between 8 and 17`)
    expect(closed.rows).toEqual([])
    const { rows } = await db.execute<{ late: number; sent: number; weeks: number }>(sql`
      select count(*) filter (where shipped_at > ship_by)::int as late, count(shipped_at)::int as sent,
        count(distinct date_trunc('week', created_at))::int as weeks from store_order`)
    expect(rows[0]?.weeks).toBeGreaterThan(11)
    expect(rows[0]?.late).toBeGreaterThan(1)
    expect(rows[0]?.late).toBeLessThan((rows[0]?.sent ?? 0) / 8)
  })

  it('add up: ledger, what is held for them, payouts and stock', async () => {
    const { db } = server.ctx
    const sums = await db.execute<{ n: string }>(
      sql`select sum(amount)::text as n from ledger_entry group by currency having sum(amount) <> 0`,
    )
    expect(sums.rows).toEqual([])
    const held = await db.execute<{ ledger: string; orders: string }>(sql`
      select (select sum(amount) from ledger_entry where account_kind = 'escrow')::text as ledger,
        (select sum(payable_minor) from store_order
          where state in ('pendingDelivery', 'readyForPickup', 'pendingReceipt', 'completed')
            and id not in (select order_id from settlement where settled_at is not null))::text as orders`)
    expect(held.rows[0]?.ledger).toBe(held.rows[0]?.orders)
    const moved = await db.execute(sql`
      select sku_id from stock left join stock_movement moved using (sku_id, warehouse_id)
      group by sku_id, warehouse_id, on_hand, held
      having coalesce(sum(moved.on_hand_change), 0) <> on_hand or coalesce(sum(moved.held_change), 0) <> held`)
    expect(moved.rows).toEqual([])
    const paid = await db.execute<{ ledger: string; payouts: string }>(sql`
      select (select sum(amount) from ledger_entry where account_kind = 'paidOut')::text as ledger,
        (select sum(amount_minor) from payout where state in ('confirmed', 'paid'))::text as payouts`)
    expect(paid.rows[0]?.ledger).toBe(paid.rows[0]?.payouts)
  })

  it('are paid out week by week, and the last payout waits for a second person', async () => {
    const account = await sellerAccountByEmail(server.ctx, DEMO_STORE_PEOPLE[0]?.email ?? '')
    const owner = server.client({ bearer: await merchantTokenOf(server.ctx, account?.id ?? '') })
    const payouts = await owner(payoutMerchantEndpoints.list)
    const states = payouts.map(({ state }) => state)
    expect(states[0]).toBe('waiting')
    expect(states.filter((state) => state === 'failed')).toHaveLength(1)
    expect(states.filter((state) => state === 'paid').length).toBeGreaterThan(6)
    for (const { payoutId } of payouts.slice(1)) {
      const { payout, statement } = await owner(payoutMerchantEndpoints.statement, {
        query: { payoutId },
      })
      expect(statement?.paidOut.amount).toBe(`-${payout.amount.amount}`)
      // What is settled between request and confirmation stays for the next one.
      expect(Number(statement?.closing.amount)).toBeGreaterThanOrEqual(0)
    }
  })

  it('are put in once', async () => {
    expect(await seedOrders(server.ctx, ordersAt)).toBe(0)
    expect(await server.ctx.db.$count(storeOrder)).toBe(ORDERS.length)
  })
})

// After the others: they count the orders.
describe('services that are sold as codes', () => {
  it('belong to two stores; the buyer has codes to be used, used and expired, once', async () => {
    const { ctx } = server
    expect(await seedVouchers(ctx, shops)).toEqual({
      products: VOUCHER_PRODUCTS.length,
      orders: VOUCHER_ORDERS.length,
    })
    expect(await seedVouchers(ctx, shops)).toEqual({ products: 0, orders: 0 })
    const products = await ctx.db.select().from(product).where(eq(product.isVirtual, true))
    expect(products.map(({ state }) => state)).toEqual(VOUCHER_PRODUCTS.map(() => 'onSale'))
    expect(new Set(products.map(({ sellerId }) => sellerId)).size).toBe(2)
    const codes = await ctx.db
      .select({ state: voucher.state, uses: voucher.uses })
      .from(voucher)
      .innerJoin(voucherLine, eq(voucherLine.orderLineId, voucher.orderLineId))
      .orderBy(asc(voucherLine.createdAt), asc(voucher.position))
    expect(codes.map(({ state, uses }) => [state, uses])).toEqual([
      ['expired', 1],
      ['used', 1],
      ['used', 1],
      ['toBeUsed', 0],
      ['toBeUsed', 0],
    ])
    const orders = await ctx.db
      .select({ state: storeOrder.state })
      .from(storeOrder)
      .where(eq(storeOrder.isVirtual, true))
      .orderBy(asc(storeOrder.createdAt))
    expect(orders.map(({ state }) => state)).toEqual(['completed', 'completed', 'pendingReceipt'])
  })
})
