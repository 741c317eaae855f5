import { wantedPartEndpoints } from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { offerTradeWords } from '#features/platform/search/search.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'
import { aSignedInMember } from '#test/members.ts'
import { lookForWanted } from './wanted-part.look.job.ts'

const { list, save, remove, wanted } = wantedPartEndpoints

let server: TestServer
let mall: Awaited<ReturnType<typeof aMall>>
beforeAll(async () => {
  server = await startServer()
  mall = await aMall(server.ctx)
  await offerTradeWords(server.ctx)
})
afterAll(() => server[Symbol.asyncDispose]())

async function anHourLater() {
  server.turnClock(new Date(server.ctx.now().getTime() + 3_700_000).toISOString())
  await server.work()
  await server.settleIndex()
  await lookForWanted.run(server.ctx)
  await server.work()
}

it('a wanted part is seen by stores without its buyer, and its buyer notified once when a store offers it [PR-1]', async () => {
  const buyer = await aSignedInMember(server)
  const accountId = await aSellerAccount(server.ctx, { sellerId: mall.sellerId, role: 'owner' })
  const store = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const body = { words: 'quartz widget', modelId: mall.pc200 }
  const { wantedPartId } = await buyer.call(save, { body })
  // Asking again is no second one.
  expect(await buyer.call(save, { body })).toMatchObject({ wantedPartId })
  const seen = await store(wanted, { query: {} })
  expect(seen.rows).toMatchObject([{ words: 'quartz widget', machine: 'Komatsu PC200-8' }])
  expect(Object.keys(seen.rows[0] ?? {})).not.toContain('memberId')

  // For another model, and sold out: neither is what is wanted.
  const texts = { en: { name: 'Quartz widget' } }
  await aProduct(server.ctx, { ...mall.of, texts, fits: [mall.pc300], skus: [{ stock: 3 }] })
  await aProduct(server.ctx, { ...mall.of, texts, fits: [mall.pc200], skus: [{ stock: 0 }] })
  await anHourLater()
  expect(await buyer.call(list)).toMatchObject([{ wantedPartId, foundAt: null }])

  await aProduct(server.ctx, { ...mall.of, texts, fits: [mall.pc200], skus: [{ stock: 3 }] })
  await anHourLater()
  await anHourLater()
  const [found] = await buyer.call(list)
  expect(found?.foundAt).not.toBeNull()
  expect((await store(wanted, { query: {} })).rows).toEqual([])
  const notified = await server.ctx.db
    .select({ link: notification.link })
    .from(notification)
    .where(eq(notification.kind, 'wantedPartFound'))
  expect(notified).toEqual([{ link: '/user-center/saved-searches#parts' }])
})

it('belongs to its member, who removes it', async () => {
  const [buyer, other] = [await aSignedInMember(server), await aSignedInMember(server)]
  const body = { words: 'swing motor', modelId: null }
  const { wantedPartId } = await buyer.call(save, { body })
  expect(await other.call(list)).toEqual([])
  await expect(other.call(remove, { body: { wantedPartId } })).rejects.toMatchObject({
    status: 404,
  })
  await buyer.call(remove, { body: { wantedPartId } })
  expect(await buyer.call(list)).toEqual([])
})
