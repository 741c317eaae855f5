import { randomUUID } from 'node:crypto'
import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'
import { aShop } from '#test/mall/market.ts'
import { aSignedInMember } from '#test/members.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { aCoupon } from './coupon.builder.ts'
import { endCouponsInTime } from './coupon.end.job.ts'
import { coupon, memberCoupon } from './coupon.tables.ts'

const { offered, offeredToMember, claim, list } = couponEndpoints
const say = translator('en')
const DAY_MS = 86_400_000

let server: TestServer
let mall: Awaited<ReturnType<typeof aMall>>
beforeAll(async () => {
  server = await startServer()
  mall = await aMall(server.ctx)
})
afterAll(() => server[Symbol.asyncDispose]())

/** The constraint that refused a row. */
const constraintOf = (err: unknown) => (err as { cause: { constraint: string } }).cause.constraint

const idsIn = (all: readonly { couponId: string }[]) => all.map(({ couponId }) => couponId)

/** How many were claimed at once, and with which words the others were refused. */
async function outcomesOf(claims: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(claims)
  const words = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as Error).message] : [],
  )
  return { done: outcomes.length - words.length, words: [...new Set(words)] }
}

describe('limits', () => {
  it('hold when forty members claim ten coupons at once [CP-2]', async () => {
    const couponId = await aCoupon(server.ctx, mall.sellerId, { total: 10 })
    const members = await Promise.all(Array.from({ length: 40 }, () => aSignedInMember(server)))
    const { done, words } = await outcomesOf(
      members.map(({ call }) => call(claim, { body: { couponId } })),
    )
    expect(done).toBe(10)
    expect(words).toEqual([say('coupon.allClaimed')])
    expect(await server.ctx.db.$count(memberCoupon, eq(memberCoupon.couponId, couponId))).toBe(10)
    const shown = await server.client({})(offered, { query: { storeId: mall.sellerId } })
    const soldOut = shown.find((each) => each.couponId === couponId)
    expect(soldOut).toMatchObject({ state: 'soldOut', left: 0, total: 10 })
  })

  it('hold for one member who claims eight times at once [CP-2]', async () => {
    const couponId = await aCoupon(server.ctx, null, { perMember: 3 })
    const { call } = await aSignedInMember(server)
    const eight = Array.from({ length: 8 }, () =>
      call(claim, { body: { couponId }, idempotencyKey: randomUUID() }),
    )
    const { done, words } = await outcomesOf(eight)
    expect(done).toBe(3)
    expect(words).toEqual([say('coupon.limitReached', { max: 3 })])
    // What was refused took nothing from the others.
    const [row] = await server.ctx.db.select().from(coupon).where(eq(coupon.id, couponId))
    expect(row?.claimed).toBe(3)
    const shown = await call(offeredToMember, { query: {} })
    expect(shown.find((each) => each.couponId === couponId)).toMatchObject({
      state: 'claimed',
      own: 3,
      left: 97,
    })
  })

  it('are limits of the database as well: no row beyond them can be written [CP-2]', async () => {
    const couponId = await aCoupon(server.ctx, null, { total: 2, perMember: 1 })
    const { id: memberId, call } = await aSignedInMember(server)
    await call(claim, { body: { couponId } })
    const [row] = await server.ctx.db
      .select()
      .from(memberCoupon)
      .where(eq(memberCoupon.memberId, memberId))
    const { id: _, ...copy } = row ?? expect.unreachable()
    const written = (given: object) =>
      server.ctx.db
        .insert(memberCoupon)
        .values({ ...copy, ...given })
        .then(() => 'written', constraintOf)
    expect(await written({})).toBe('member_coupon_once')
    expect(await written({ number: 2 })).toBe('member_coupon_number')
    expect(await written({ number: 2, perMember: 2 })).toBe('member_coupon_limit')
    const beyond = server.ctx.db.update(coupon).set({ claimed: 3 }).where(eq(coupon.id, couponId))
    await expect(beyond).rejects.toMatchObject({ cause: { constraint: 'coupon_claimed' } })
  })
})

describe('the coupon centre', () => {
  it('shows what can be claimed of the platform, of stores, and for a product within its scope [CP-1]', async () => {
    const [first, other] = [await aShop(server.ctx), await aShop(server.ctx, { name: 'Sajaa' })]
    const { id: leftOut } = await aProduct(server.ctx, { ...mall.of, skus: [{ stock: 1 }] })
    const whole = await aCoupon(server.ctx, null)
    const ofStores = await aCoupon(server.ctx, null, {
      scope: 'stores',
      storeIds: [first.sellerId],
    })
    const ofProducts = await aCoupon(server.ctx, null, {
      scope: 'products',
      productIds: [other.productId],
    })
    const except = await aCoupon(server.ctx, mall.sellerId, { exceptProductIds: [leftOut] })
    const ours = new Set([whole, ofStores, ofProducts, except])
    const visitor = server.client({})
    const shown = async (query: { storeId?: string; productId?: string }) =>
      new Set(idsIn(await visitor(offered, { query }))).intersection(ours)
    expect(await shown({})).toEqual(ours)
    expect(await shown({ storeId: mall.sellerId })).toEqual(new Set([except]))
    expect(await shown({ productId: first.productId })).toEqual(new Set([whole, ofStores]))
    expect(await shown({ productId: other.productId })).toEqual(new Set([whole, ofProducts]))
    expect(await shown({ productId: leftOut })).toEqual(new Set([whole]))
  })

  it('says of one that begins later from when on it can be claimed, and refuses it until then [CP-2]', async () => {
    const couponId = await aCoupon(server.ctx, mall.sellerId, { firstDay: '2026-11-16' })
    const { call } = await aSignedInMember(server)
    const shown = await call(offeredToMember, { query: { storeId: mall.sellerId } })
    expect(shown.find((each) => each.couponId === couponId)).toMatchObject({
      state: 'upcoming',
      startsAt: '2026-11-15T20:00:00.000Z',
    })
    await expect(call(claim, { body: { couponId } })).rejects.toMatchObject({
      message: say('coupon.notStarted'),
    })
  })
})

describe('a coupon of a member', () => {
  it('is valid until a date, or from some days after the claim on for some days [CP-1]', async () => {
    const now = server.ctx.now()
    const [fixed, counted] = [
      await aCoupon(server.ctx, null, { validUntilDay: '2026-12-24' }),
      await aCoupon(server.ctx, null, {
        kind: 'percent',
        percent: 5,
        off: '80.00',
        threshold: '0.00',
        validUntilDay: null,
        validAfterDays: 1,
        validForDays: 14,
      }),
    ]
    const { call } = await aSignedInMember(server)
    for (const couponId of [fixed, counted]) await call(claim, { body: { couponId } })
    const { records, counts } = await call(list, { query: {} })
    expect(counts).toEqual({ unused: 2, used: 0, expired: 0 })
    expect((await call(memberEndpoints.centerInfo)).coupons).toBe(2)
    expect(records).toMatchObject([
      {
        couponId: counted,
        percent: 5,
        off: { amount: '80.00', currency: 'AED' },
        validFrom: new Date(now.getTime() + DAY_MS).toISOString(),
        validUntil: new Date(now.getTime() + 15 * DAY_MS).toISOString(),
      },
      { couponId: fixed, validFrom: now.toISOString(), validUntil: '2026-12-24T20:00:00.000Z' },
    ])
  })
})

it('a coupon ends on its last day, and what members hold is announced to expire and expires [CP-2]', async () => {
  await using own = await startServer()
  const { sellerId } = await aShop(own.ctx)
  const couponId = await aCoupon(own.ctx, sellerId, {
    lastDay: '2026-11-20',
    validUntilDay: '2026-11-25',
  })
  const { call } = await aSignedInMember(own)
  await call(claim, { body: { couponId } })
  own.turnClock('2026-11-20T20:00:01Z')
  await runDeadlines(own.ctx, endCouponsInTime)
  const [ended] = await own.ctx.db.select().from(coupon).where(eq(coupon.id, couponId))
  expect(ended?.state).toBe('ended')
  expect(await own.client({})(offered, { query: {} })).toEqual([])
  const late = await aSignedInMember(own)
  await expect(late.call(claim, { body: { couponId } })).rejects.toMatchObject({
    message: say('coupon.over'),
  })
  // Claimed in time it stays valid; three days before it expires its owner is notified, once.
  own.turnClock('2026-11-22T20:00:01Z')
  await runDeadlines(own.ctx, endCouponsInTime)
  await runDeadlines(own.ctx, endCouponsInTime)
  await own.work()
  const notified = await own.ctx.db
    .select({ kind: notification.kind, link: notification.link })
    .from(notification)
  expect(notified).toEqual([{ kind: 'couponExpiring', link: '/user-center/coupons' }])
  own.turnClock('2026-11-25T20:00:00Z')
  const expired = { counts: { unused: 0, used: 0, expired: 1 }, records: [{ state: 'expired' }] }
  // By its time alone, before and after the job has written it down.
  expect(await call(list, { query: { state: 'expired' } })).toMatchObject(expired)
  await runDeadlines(own.ctx, endCouponsInTime)
  expect(await call(list, { query: { state: 'expired' } })).toMatchObject(expired)
  const [row] = await own.ctx.db.select().from(memberCoupon)
  expect(row?.state).toBe('expired')
})
