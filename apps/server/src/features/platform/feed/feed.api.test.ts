import { feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { dataImport } from '#features/platform/import/import.tables.ts'
import { aRow, csvOf, HOURLY, rows, SELLER, startFeeds, type startImports } from '#test/imports.ts'
import { withdrawMissing } from './feed.import.service.ts'
import { planFeeds } from './feed.plan-due.job.ts'

const { save, newToken, ask, send, detail, withdrawMissing: withdrawHeld } = feedEndpoints

const statesOf = async ({ server }: Awaited<ReturnType<typeof startImports>>) =>
  (await server.ctx.db.select().from(device).orderBy(asc(device.serialNo))).map(
    ({ state }) => state,
  )

describe('the feed of a seller', () => {
  it('is fetched when it is due, checked and saved without a person [BO-3]', async () => {
    await using feeds = await startFeeds()
    const { call, server } = feeds
    await call(save, { body: { ...HOURLY, url: feeds.url } })
    const { shown, import: first } = await feeds.fetched(csvOf(rows(1, 2, 3, 4, 5, 6)))
    expect(first).toMatchObject({ origin: 'feed', state: 'done', counts: { new: 1, faulty: 0 } })
    expect(shown?.last?.result).toBe('received')
    const again = await feeds.fetched(csvOf(rows(1, 2, 3, 4, 5, 6)))
    expect(again.shown?.last?.result).toBe('unchanged')
    expect(await server.ctx.db.$count(dataImport)).toBe(2)
  })

  it('waits for a person when too many rows are wrong', async () => {
    await using feeds = await startFeeds()
    await feeds.call(save, { body: { ...HOURLY, url: feeds.url } })
    const wrong = csvOf([aRow(1), aRow(2, { YOM: '19' })])
    expect((await feeds.fetched(wrong)).import).toMatchObject({
      state: 'checked',
      counts: { faulty: 1 },
    })
  })

  it('withdraws a machine that two files in a row do not have', async () => {
    await using feeds = await startFeeds()
    await feeds.call(save, { body: { ...HOURLY, url: feeds.url } })
    await feeds.fetched(csvOf(rows(1, 2, 3, 4)))
    expect(await statesOf(feeds)).not.toContain('withdrawn')
    const { import: last } = await feeds.fetched(
      csvOf([...rows(1, 2, 3), aRow(4, { SMR: '9,000' })]),
    )
    expect(await statesOf(feeds)).toEqual(['draft', 'draft', 'draft', 'draft', 'withdrawn'])
    await withdrawMissing(feeds.server.ctx, last.importId)
    expect(await statesOf(feeds)).toEqual(['draft', 'draft', 'draft', 'draft', 'withdrawn'])
  })

  it('holds withdrawals of many machines for a person, who decides once', async () => {
    await using feeds = await startFeeds()
    const { call } = feeds
    await call(save, { body: { ...HOURLY, url: feeds.url } })
    await feeds.fetched(csvOf(rows(1)))
    const { import: held } = await feeds.fetched(csvOf([aRow(1, { SMR: '9,000' })]))
    expect(held.heldWithdrawals).toBe(4)
    expect(await statesOf(feeds)).not.toContain('withdrawn')
    const { importId } = held
    const decided = await Promise.allSettled(
      Array.from({ length: 8 }, () => call(withdrawHeld, { body: { importId } })),
    )
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await statesOf(feeds)).toEqual([
      'draft',
      ...Array.from({ length: 4 }, () => 'withdrawn'),
    ])
  })

  it('is pushed with its token, and with no other', async () => {
    await using feeds = await startFeeds()
    const { call, server } = feeds
    await call(save, { body: { ...HOURLY, url: null } })
    const { token: old } = await call(newToken, { body: SELLER })
    const { token } = await call(newToken, { body: SELLER })
    const file = csvOf(rows(1, 2, 3, 4, 5, 7))
    const visitor = server.client()
    const what = { fileName: 'push.csv', size: file.length }
    await expect(visitor(ask, { body: { token: old, ...what } })).rejects.toMatchObject({
      status: 404,
    })
    const { importId, upload } = await visitor(ask, { body: { token, ...what } })
    await expect(visitor(send, { body: { token, importId } })).rejects.toMatchObject({
      status: 409,
    })
    await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: Buffer.from(file) })
    await visitor(send, { body: { token, importId } })
    await server.work()
    expect(await feeds.detailOf(importId)).toMatchObject({ state: 'done', counts: { new: 1 } })
  })

  it('does not reach imports of another seller', async () => {
    await using feeds = await startFeeds()
    const { call, server } = feeds
    await aSeller(server.ctx, { code: 'other-dunes', names: { en: 'Other Dunes' } })
    await call(save, { body: { ...HOURLY, url: null } })
    await call(save, { body: { ...HOURLY, seller: 'other-dunes', url: null } })
    const { token } = await call(newToken, { body: { seller: 'other-dunes' } })
    const { token: ours } = await call(newToken, { body: SELLER })
    const body = { token: ours, fileName: 'a.csv', size: 10 }
    const { importId } = await server.client()(ask, { body })
    const stolen = server.client()(send, { body: { token, importId } })
    await expect(stolen).rejects.toMatchObject({ status: 404 })
  })

  it('is added once, and a change of an older version is refused with the current one', async () => {
    await using feeds = await startFeeds()
    const { call, server } = feeds
    const body = { ...HOURLY, url: feeds.url }
    const added = await Promise.allSettled(Array.from({ length: 8 }, () => call(save, { body })))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await call(save, { body: { ...body, everyHours: 6, version: 1 } })
    await expect(
      call(save, { body: { ...body, everyHours: 12, version: 1 } }),
    ).rejects.toMatchObject({ status: 409, data: { current: { everyHours: 6 } } })
    await planFeeds.run(server.ctx)
    await server.work()
    expect((await call(detail, { query: SELLER }))?.last?.result).toBe('received')
    await planFeeds.run(server.ctx)
    expect(await server.ctx.db.$count(dataImport)).toBe(2)
  })
})
