import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { reviewMerchantEndpoints } from '@ironsouq/contract/mall/review/review.merchant.endpoints'
import { reviewStaffEndpoints } from '@ironsouq/contract/mall/review/review.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { productRating, storeRating } from '#features/mall/rating/rating.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'
import { aReceivedOrder } from '#test/mall/received-order.ts'
import { aSignedInMember } from '#test/members.ts'
import { reviewPersonalData } from './review.personal-data.ts'
import { countRatings } from './review.rating.service.ts'
import { review } from './review.tables.ts'

const { correct, ofOrder, ofProduct, report, withdraw, write } = reviewEndpoints
const { hide, leave, list, record, remove, restore } = reviewStaffEndpoints
const say = translator('en')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const staffCall = async () =>
  server.client({ bearer: await server.staffToken(['review.read', 'review.decide']) })

const seenOf = (productId: string, query: { stars?: number; pictures?: 'with' } = {}) =>
  server.client({})(ofProduct, { query: { prodId: productId, ...query } })

const noticesTo = async (kind: string, memberId: string) => {
  const rows = await server.ctx.db
    .select()
    .from(notification)
    .where(eq(notification.kind, kind as never))
  return rows.filter((row) => row.memberId === memberId).map(({ link, facts }) => ({ link, facts }))
}

describe('a review', () => {
  it('is written once for each line of a received order, with words of at most 150 characters [RV-1]', async () => {
    const bought = await aReceivedOrder(server)
    const { buyer, orderNumber, productId, form } = bought
    const refused = (text: string) => buyer.call(write, { body: form({ text }) })
    for (const [text, msg] of [
      ['', say('error.reviewEmpty')],
      ['   ', say('error.onlySpaces')],
    ] as const)
      await expect(refused(text)).rejects.toMatchObject({
        status: 400,
        data: [{ field: 'reviews.0.text', msg }],
      })
    await expect(refused('x'.repeat(151))).rejects.toMatchObject({ status: 400 })
    const text = 'Fits the 320, pressure is back to normal.'
    const written = await buyer.call(write, { body: form({ stars: 4, text }) })
    expect(written).toMatchObject({
      reviewBy: null,
      lines: [{ review: { stars: 4, text, state: 'published', actions: ['withdraw'] } }],
    })
    await expect(buyer.call(write, { body: form({}) })).rejects.toMatchObject({
      message: say('review.writtenAlready'),
    })
    await server.work()
    const { nickName } = bought
    expect(await seenOf(productId)).toMatchObject({
      summary: { average: 4, count: 1, stars: [0, 1, 0, 0, 0] },
      records: [{ author: nickName, text, stars: 4, isHidden: false, reply: null }],
    })
    expect(await buyer.call(ofOrder, { query: { orderNumber } })).toEqual(written)
  })

  it('is written by no one who has not received it, by no one else, and not after seven days [RV-1] [RV-2]', async () => {
    const shop = await aShop(server.ctx)
    const bought = await aReceivedOrder(server, shop, { isReceived: false })
    const { buyer, form, orderNumber } = bought
    await expect(buyer.call(write, { body: form({}) })).rejects.toMatchObject({
      message: say('review.notReceived'),
    })
    await bought.receive()
    const other = await aSignedInMember(server)
    await expect(other.call(write, { body: form({}) })).rejects.toMatchObject({ status: 404 })
    await expect(other.call(ofOrder, { query: { orderNumber } })).rejects.toMatchObject({
      status: 404,
    })
    const theirs = await aReceivedOrder(server, shop)
    await expect(
      theirs.buyer.call(write, {
        body: { ...form({}), orderNumber: theirs.orderNumber },
      }),
    ).rejects.toMatchObject({ status: 404 })
    await server.ctx.db
      .update(storeOrder)
      .set({ completedAt: new Date(server.ctx.now().getTime() - 7 * 86_400_000) })
      .where(eq(storeOrder.id, bought.orderId))
    await expect(buyer.call(write, { body: form({}) })).rejects.toMatchObject({
      message: say('review.tooLate'),
    })
    expect(await server.ctx.db.$count(review, eq(review.orderId, bought.orderId))).toBe(0)
  })

  it('is one when its buyer sends it eight times at once, and the rating counts one [RV-1] [RV-2]', async () => {
    const { buyer, form, productId } = await aReceivedOrder(server)
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => buyer.call(write, { body: form({ stars: 5 }) })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await server.work()
    expect((await seenOf(productId)).summary).toMatchObject({ count: 1, average: 5 })
  })

  it('shows no name of an anonymous buyer, neither to visitors nor to the store [RV-1]', async () => {
    const { buyer, form, productId, sellerId, nickName } = await aReceivedOrder(server)
    await buyer.call(write, { body: form({ isAnonymous: true }) })
    await server.work()
    const shown = await seenOf(productId)
    expect(shown.records).toMatchObject([{ author: null, isAnonymous: true }])
    const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
    const store = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
    const inStore = await store(reviewMerchantEndpoints.list, { query: {} })
    expect(inStore.rows).toMatchObject([{ author: null }])
    for (const answer of [shown, inStore]) {
      expect(JSON.stringify(answer)).not.toContain(nickName)
      expect(JSON.stringify(answer)).not.toContain(buyer.id)
    }
  })
})

describe('the order', () => {
  it('is pending evaluation for seven days, then evaluated or completed [OR-1]', async () => {
    const { buyer, form, orderNumber } = await aReceivedOrder(server)
    const tab = async (state: 'pendingEvaluation' | 'evaluated' | 'completed') =>
      (await buyer.call(orderEndpoints.list, { query: { state } })).records.map(
        (order) => order.evaluation,
      )
    expect(await tab('pendingEvaluation')).toEqual(['pendingEvaluation'])
    expect((await buyer.call(orderEndpoints.counts)).pendingEvaluation).toBe(1)
    expect(await tab('evaluated')).toEqual([])
    await buyer.call(write, { body: form({}) })
    expect(await tab('pendingEvaluation')).toEqual([])
    expect(await tab('evaluated')).toEqual(['evaluated'])
    expect(await tab('completed')).toEqual(['evaluated'])
    const shown = await buyer.call(orderEndpoints.detail, { query: { orderNumber } })
    expect(shown).toMatchObject({ state: 'completed', evaluation: 'evaluated', reviewBy: null })
    const late = await aReceivedOrder(server)
    await server.ctx.db
      .update(storeOrder)
      .set({ completedAt: new Date(server.ctx.now().getTime() - 8 * 86_400_000) })
      .where(eq(storeOrder.id, late.orderId))
    expect(
      await late.buyer.call(orderEndpoints.detail, { query: { orderNumber: late.orderNumber } }),
    ).toMatchObject({ evaluation: null, reviewBy: null })
    expect((await late.buyer.call(orderEndpoints.counts)).pendingEvaluation).toBe(0)
  })
})

describe('staff', () => {
  it('hide words, whose stars count on; the author reads why, corrects them and is shown again [RV-2]', async () => {
    const { buyer, form, productId, orderNumber } = await aReceivedOrder(server)
    const { lines } = await buyer.call(write, {
      body: form({ stars: 2, text: 'Call Saeed, 050 123' }),
    })
    const { reviewId = '' } = lines[0]?.review ?? {}
    const reader = await aSignedInMember(server)
    const reported = { body: { reviewId, fault: 'personalData' } } as const
    await reader.call(report, reported)
    await expect(reader.call(report, reported)).rejects.toMatchObject({
      message: say('review.reportedAlready'),
    })
    await expect(buyer.call(report, reported)).rejects.toMatchObject({ status: 404 })
    const staff = await staffCall()
    const waiting = async () =>
      (await staff(list, { query: { waits: 'any' } })).rows.map((row) => row.reviewId)
    expect(await waiting()).toContain(reviewId)
    await staff(hide, { body: { reviewId, fault: 'personalData' } })
    expect(await waiting()).not.toContain(reviewId)
    await server.work()
    const hidden = await seenOf(productId)
    expect(hidden).toMatchObject({
      summary: { average: 2, count: 1 },
      records: [{ stars: 2, text: '', author: null, isHidden: true }],
    })
    expect(await noticesTo('reviewHidden', buyer.id)).toMatchObject([
      { link: `/user-center/orders/${orderNumber}/review`, facts: { fault: 'personalData' } },
    ])
    await buyer.call(correct, { body: { reviewId, text: 'Leaks at the seal.' } })
    expect(await waiting()).toContain(reviewId)
    expect((await seenOf(productId)).records).toMatchObject([{ text: '', isHidden: true }])
    expect(await staff(restore, { body: { reviewId } })).toMatchObject({
      state: 'published',
      fault: null,
    })
    await server.work()
    expect((await seenOf(productId)).records).toMatchObject([{ text: 'Leaks at the seal.' }])
    expect(await noticesTo('reviewRestored', buyer.id)).toHaveLength(1)
  })

  it('remove what is none and restore it, and the rating follows exactly [RV-2]', async () => {
    const shop = await aShop(server.ctx)
    const staff = await staffCall()
    const bought = await Promise.all([5, 4, 1].map(() => aReceivedOrder(server, shop)))
    const ids: string[] = []
    for (const [i, stars] of [5, 4, 1].entries()) {
      const { lines } = await bought[i]!.buyer.call(write, { body: bought[i]!.form({ stars }) })
      ids.push(lines[0]?.review?.reviewId ?? '')
    }
    await server.work()
    const summary = async () => (await seenOf(shop.productId)).summary
    expect(await summary()).toMatchObject({ average: 3.3, stars: [1, 1, 0, 0, 1] })
    await staff(remove, { body: { reviewId: ids[2] ?? '', fault: 'paidFor' } })
    await server.work()
    expect(await summary()).toMatchObject({ average: 4.5, count: 2 })
    expect((await seenOf(shop.productId)).records).toHaveLength(2)
    await staff(restore, { body: { reviewId: ids[2] ?? '' } })
    await server.work()
    expect(await summary()).toMatchObject({ average: 3.3, count: 3 })
    await bought[0]!.buyer.call(withdraw, { body: { reviewId: ids[0] ?? '' } })
    await server.work()
    expect(await summary()).toMatchObject({ average: 2.5, count: 2 })
    const info = await server.client({})(productDetailEndpoints.info, {
      query: { prodId: shop.productId },
    })
    expect(info).toMatchObject({
      rating: { average: 2.5, count: 2 },
      store: { rating: { average: 2.5, count: 2 } },
    })
    expect(await staff(leave, { body: { reviewId: ids[1] ?? '' } })).toMatchObject({
      openReports: 0,
    })
    await expect(staff(restore, { body: { reviewId: ids[0] ?? '' } })).rejects.toMatchObject({
      status: 409,
    })
    expect((await staff(record, { query: { reviewId: ids[0] ?? '' } })).state).toBe('withdrawn')
  })
})

describe('the rating', () => {
  it('is exact when many reviews of one product come and go at once; recounting gives the same [RV-2]', async () => {
    const shop = await aShop(server.ctx, { stock: 100 })
    const staff = await staffCall()
    const bought = []
    for (let i = 0; i < 8; i += 1) bought.push(await aReceivedOrder(server, shop))
    const written = await Promise.all(
      bought.map(({ buyer, form }, i) => buyer.call(write, { body: form({ stars: (i % 5) + 1 }) })),
    )
    const ids = written.map(({ lines }) => lines[0]?.review?.reviewId ?? '')
    await Promise.all([
      server.work(),
      ...ids.slice(0, 4).map((reviewId) => staff(remove, { body: { reviewId, fault: 'paidFor' } })),
      ...bought
        .slice(4, 6)
        .map(({ buyer }, i) => buyer.call(withdraw, { body: { reviewId: ids[4 + i] ?? '' } })),
    ])
    await server.work()
    const rows = async () => {
      const [product] = await server.ctx.db
        .select()
        .from(productRating)
        .where(eq(productRating.productId, shop.productId))
      const [store] = await server.ctx.db
        .select()
        .from(storeRating)
        .where(eq(storeRating.sellerId, shop.sellerId))
      return [product, store]
    }
    // Left are the seventh with two stars and the eighth with three.
    const counts = { stars1: 0, stars2: 1, stars3: 1, stars4: 0, stars5: 0 }
    expect(await rows()).toMatchObject([counts, counts])
    await Promise.all(Array.from({ length: 8 }, () => countRatings(server.ctx, shop)))
    expect(await rows()).toMatchObject([counts, counts])
  })

  it('keeps the words and stars of a member who is erased, without their name [RV-2] [ID-17]', async () => {
    const { buyer, form, productId } = await aReceivedOrder(server)
    await buyer.call(write, { body: form({ stars: 3, text: 'Came with a dent.' }) })
    expect(await reviewPersonalData.read(server.ctx, buyer.id)).toMatchObject({
      reviews: [{ text: 'Came with a dent.' }],
    })
    await atomic(server.ctx, (ctx) => reviewPersonalData.erase(ctx, buyer.id))
    await server.work()
    expect(await seenOf(productId)).toMatchObject({
      summary: { average: 3, count: 1 },
      records: [{ author: null, text: 'Came with a dent.' }],
    })
    expect(await server.ctx.db.$count(review, eq(review.memberId, buyer.id))).toBe(0)
  })
})
