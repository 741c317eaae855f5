import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import {
  type PromiseSettings,
  servicePromiseEndpoints,
  USUAL_PROMISE,
} from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import { SETTINGS } from '@ironsouq/contract/page-cache'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aHelpArticle, aHelpTopic } from '#features/content/help/help.builder.ts'
import { helpArticle } from '#features/content/help/help.tables.ts'
import { settlement } from '#features/mall/settlement/settlement.tables.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { collectPurges } from '#test/purges.ts'

const { current, record, save } = servicePromiseEndpoints

const staff = async (server: TestServer) =>
  server.client({ bearer: await server.staffToken(['setting.edit']) })

async function promise(server: TestServer, settings: Partial<PromiseSettings>) {
  const call = await staff(server)
  const known = await call(record)
  return call(save, {
    body: { version: known.version, settings: { ...known.settings, ...settings } },
  })
}

/** Sent, received, and what follows from it. */
async function received(server: TestServer, order: Awaited<ReturnType<typeof aPaidOrder>>) {
  await ship(await aPacker(server, order.sellerId), order.orderId, `AX-${order.orderId.slice(-8)}`)
  const body = { orderNumber: order.orderNumber }
  await order.buyer.call(orderEndpoints.receive, { body })
  await server.work()
  const [row] = await server.ctx.db
    .select()
    .from(settlement)
    .where(eq(settlement.orderId, order.orderId))
  return row?.settleAt
}

it('the mall promises what staff set, at once and on every page [MS-3]', async () => {
  await using server = await startServer()
  server.turnClock('2026-11-14T08:00:00Z')
  expect(await server.client()(current)).toEqual({ ...USUAL_PROMISE, returnArticle: null })
  using purges = await collectPurges(server)
  const settings = {
    returnDays: 14,
    serviceWeekdays: [5, 1, 1],
    serviceOpensAt: 600,
    serviceClosesAt: 960,
  }
  const changed = await promise(server, settings)
  expect(changed).toEqual({ version: 2, settings: { ...settings, serviceWeekdays: [1, 5] } })
  await server.work()
  await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SETTINGS)
  server.turnClock('2026-11-14T08:00:02Z')
  expect(await server.client()(current)).toMatchObject(changed.settings)
  expect(await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)).toMatchObject([
    { entity: 'servicePromise', before: USUAL_PROMISE, after: changed.settings },
  ])
  const call = await staff(server)
  const stale = call(save, { body: { version: 1, settings: USUAL_PROMISE } })
  await expect(stale).rejects.toMatchObject({ status: 409 })
  const backwards = { ...USUAL_PROMISE, serviceOpensAt: 1020, serviceClosesAt: 540 }
  await expect(call(save, { body: { version: 2, settings: backwards } })).rejects.toMatchObject({
    status: 400,
  })
  await promise(server, { returnDays: 0, serviceWeekdays: [] })
  server.turnClock('2026-11-14T08:00:04Z')
  expect(await server.client()(current)).toMatchObject({ returnDays: 0, serviceWeekdays: [] })
})

it('the article about returns is named while it is published [MS-3]', async () => {
  await using server = await startServer()
  server.turnClock('2026-11-14T08:00:00Z')
  const topicId = await aHelpTopic(server.ctx, { code: 'orders', names: { en: 'Orders' } })
  const document = { type: 'doc', content: [{ type: 'paragraph' }] }
  const en = { title: 'How do I return goods?', summary: 'By the order.', document }
  await aHelpArticle(server.ctx, { topicId, slug: 'return-goods', texts: { en } })
  expect(await server.client()(current)).toMatchObject({ returnArticle: 'return-goods' })
  await server.ctx.db
    .update(helpArticle)
    .set({ state: 'draft' })
    .where(eq(helpArticle.slug, 'return-goods'))
  server.turnClock('2026-11-14T08:00:02Z')
  expect(await server.client()(current)).toMatchObject({ returnArticle: null })
})

it('an order has the window that was promised when it was placed, and its store is not paid within it [MS-3]', async () => {
  await using server = await startServer()
  server.turnClock('2026-11-14T08:00:00Z')
  await promise(server, { returnDays: 30 })
  const long = await aPaidOrder(server)
  expect(await long.shown()).toMatchObject({ returnBy: null })
  await promise(server, { returnDays: 0 })
  server.turnClock('2026-11-14T08:00:02Z')
  const none = await aPaidOrder(server)
  expect(await received(server, long)).toEqual(new Date('2026-12-22T08:00:02Z'))
  expect(await long.shown()).toMatchObject({ returnBy: '2026-12-14T08:00:02.000Z' })
  expect(await received(server, none)).toEqual(new Date('2026-11-22T08:00:02Z'))
  expect(await none.shown()).toMatchObject({ returnBy: null })
  server.turnClock('2026-12-14T08:00:02Z')
  expect(await long.shown()).toMatchObject({ returnBy: null })
})
