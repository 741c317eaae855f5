import { ASK_REVIEW_AFTER_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { REPLY_EDIT_MINUTES } from '@ironsouq/contract/mall/review/review.limits'
import { reviewMerchantEndpoints } from '@ironsouq/contract/mall/review/review.merchant.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { startTranslator } from '@ironsouq/sandboxes/providers/translator'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { askForReviews } from '#features/mall/order/reviewed/order.ask-review.job.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { limitedToSeller } from '#kernel/data/seller-limit.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aReceivedOrder } from '#test/mall/received-order.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { review, reviewTranslation } from './review.tables.ts'

const { list, rating, record, reply, report } = reviewMerchantEndpoints
const say = translator('en')

async function aStoreOf(server: TestServer, sellerId: string) {
  const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
  return server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
}

const noticesOf = (server: TestServer, kind: 'orderReview' | 'reviewReplied') =>
  server.ctx.db.select().from(notification).where(eq(notification.kind, kind))

it('a store replies once in public, changes it for half an hour, and moves nothing of a review [RV-1] [RV-2] [BO-9]', async () => {
  await using server = await startServer()
  const bought = await aReceivedOrder(server)
  const { buyer, form, productId, sellerId } = bought
  const { lines } = await buyer.call(reviewEndpoints.write, { body: form({ stars: 2 }) })
  const { reviewId = '' } = lines[0]?.review ?? {}
  await server.work()
  const store = await aStoreOf(server, sellerId)
  expect((await store(list, { query: { reply: 'open' } })).rows).toMatchObject([{ reviewId }])
  expect(await store(rating)).toMatchObject({ average: 2, count: 1 })
  const say2 = (text: string) => store(reply, { body: { reviewId, text } })
  await say2('We send new ones today.')
  await say2('We sent new ones today.')
  expect((await store(list, { query: { reply: 'open' } })).rows).toEqual([])
  await server.work()
  const { records } = await server.client({})(reviewEndpoints.ofProduct, {
    query: { prodId: productId },
  })
  expect(records).toMatchObject([{ reply: { text: 'We sent new ones today.', locale: 'en' } }])
  expect(await noticesOf(server, 'reviewReplied')).toMatchObject([{ memberId: buyer.id }])
  const later = new Date(server.ctx.now().getTime() + REPLY_EDIT_MINUTES * 60_000)
  server.turnClock(later.toISOString())
  await expect(say2('Again')).rejects.toMatchObject({ message: say('merchantReview.replyFinal') })
  const reported = { body: { reviewId, fault: 'offTopic' } } as const
  expect(await store(report, reported)).toMatchObject({ isReported: true, state: 'published' })
  await expect(store(report, reported)).rejects.toMatchObject({
    message: say('review.reportedAlready'),
  })
})

it('a store reads reviews of its own products alone, and writes nothing of them but its reply [RV-2] [ID-20]', async () => {
  await using server = await startServer()
  const [own, theirs] = [await aReceivedOrder(server), await aReceivedOrder(server)]
  const written = []
  for (const { buyer, form } of [own, theirs])
    written.push((await buyer.call(reviewEndpoints.write, { body: form({}) })).lines[0]?.review)
  await server.work()
  const store = await aStoreOf(server, own.sellerId)
  const { rows } = await store(list, { query: {} })
  expect(rows.map((row) => row.reviewId)).toEqual([written[0]?.reviewId])
  const reviewId = written[1]?.reviewId ?? ''
  await expect(store(record, { query: { reviewId } })).rejects.toMatchObject({ status: 404 })
  const body = { reviewId, text: 'Ours.' }
  await expect(store(reply, { body })).rejects.toMatchObject({ status: 404 })
  const limited = limitedToSeller(server.ctx, own.sellerId)
  for (const change of [{ stars: 5 }, { state: 'removed' }, { body: 'Great.' }] as const)
    await expect(atomic(limited, ({ db }) => db.update(review).set(change))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  await expect(
    atomic(limited, ({ db }) => db.select({ memberId: review.memberId }).from(review)),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
})

it('a buyer is asked once how the goods are, unless they have reviewed them [OR-1] [OR-11]', async () => {
  await using server = await startServer()
  const [silent, done] = [await aReceivedOrder(server), await aReceivedOrder(server)]
  await done.buyer.call(reviewEndpoints.write, { body: done.form({}) })
  const asked = async () => {
    await runDeadlines(server.ctx, [askForReviews])
    await server.work()
    return (await noticesOf(server, 'orderReview')).map(({ memberId, link }) => [memberId, link])
  }
  expect(await asked()).toEqual([])
  const later = new Date(server.ctx.now().getTime() + ASK_REVIEW_AFTER_DAYS * 86_400_000)
  server.turnClock(later.toISOString())
  const once = [[silent.buyer.id, `/user-center/orders/${silent.orderNumber}/review`]]
  expect(await asked()).toEqual(once)
  expect(await asked()).toEqual(once)
})

it('a review is translated on request, once, until its words are others [RV-2]', async () => {
  const provider = await startTranslator()
  await using _provider = provider
  await using server = await startServer({ translateUrl: provider.url })
  const { buyer, form } = await aReceivedOrder(server)
  const { lines } = await buyer.call(reviewEndpoints.write, { body: form({ text: 'مناسب' }) })
  const query = { reviewId: lines[0]?.review?.reviewId ?? '' }
  const german = server.client({ bearer: buyer.bearer, language: 'de' })
  const made = { text: '[de] مناسب', from: 'ar' }
  expect(await german(reviewEndpoints.translation, { query })).toEqual(made)
  expect(await german(reviewEndpoints.translation, { query })).toEqual(made)
  expect(provider.asked().filter(({ q }) => q === 'مناسب')).toHaveLength(1)
  expect(await server.ctx.db.$count(reviewTranslation)).toBe(1)
})
