import { feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { suspendSeller } from '#features/people/seller/seller.service.ts'
import { dataImport } from '#features/platform/import/import.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { aRow, csvOf, HEADINGS, HOURLY, rows, SELLER, startFeeds } from '#test/imports.ts'

const { save, newToken, ask } = feedEndpoints

const OURS = ['Ownership', 'Warranty', 'Hours source', 'Note']
const withOurs = (row: readonly string[]) => [...row, 'own', 'days90', 'telematics', 'pay to me']
const other = { SERIAL: 'OTHER0001', YOM: '2024', SMR: '10', WT_LBS: '20,000', PRICE_USD: '50000' }

type Feeds = Awaited<ReturnType<typeof startFeeds>>
type State = (typeof device.$inferSelect)['state']

const first = async ({ server }: Feeds) =>
  one(await server.ctx.db.select().from(device).orderBy(device.seq).limit(1))

async function startedIn(state: State) {
  const feeds = await startFeeds()
  await feeds.call(save, { body: { ...HOURLY, url: feeds.url } })
  const { id } = await first(feeds)
  await feeds.server.ctx.db.update(device).set({ state, unstated: [] }).where(eq(device.id, id))
  return { feeds, before: await first(feeds) }
}

/** A file with another machine in the place of the first, and statements that are ours. */
const hostile = () =>
  csvOf(
    [withOurs(aRow(1, other)), ...rows(2, 3, 4, 5).map((row) => [...row, '', '', '', ''])],
    [...HEADINGS, ...OURS],
  )

describe('a feed, which is the own file of a seller', () => {
  it('changes nothing but the price of a machine that is on sale [BO-3]', async () => {
    const { feeds, before } = await startedIn('listed')
    await using _ = feeds
    const { import: done } = await feeds.fetched(hostile())
    expect(done).toMatchObject({ state: 'done', counts: { changed: 1, unchanged: 4, warned: 1 } })
    const after = await first(feeds)
    expect(after.priceMinor).toBe(5_000_000n)
    const { serialNo, yearMade, workHours, specs, ownership, warranty, hoursSource, note } = before
    expect(after).toMatchObject({
      serialNo,
      yearMade,
      workHours,
      specs,
      ownership,
      warranty,
      hoursSource,
      note,
      state: 'listed',
    })
  })

  it('changes nothing of a machine that is reserved [BO-3]', async () => {
    const { feeds, before } = await startedIn('reserved')
    await using _ = feeds
    const { import: done } = await feeds.fetched(hostile())
    expect(done).toMatchObject({ state: 'done', counts: { unchanged: 5, warned: 1 } })
    expect(await first(feeds)).toEqual(before)
  })

  it('states of a draft only what a seller may state [BO-3]', async () => {
    const { feeds, before } = await startedIn('draft')
    await using _ = feeds
    const { import: done } = await feeds.fetched(hostile())
    expect(done).toMatchObject({ counts: { changed: 1, warned: 1 } })
    const { ownership, warranty, hoursSource } = before
    expect(await first(feeds)).toMatchObject({
      ownership,
      warranty,
      hoursSource,
      serialNo: 'OTHER0001',
      yearMade: 2024,
      workHours: 10,
      note: 'pay to me',
    })
    expect([ownership, warranty, hoursSource]).not.toEqual(['own', 'days90', 'telematics'])
  })

  it('does not reach a machine that was given to another seller [BO-3]', async () => {
    const { feeds } = await startedIn('withdrawn')
    await using _ = feeds
    const { server } = feeds
    const seller = { code: 'other-dunes', names: { en: 'Other Dunes' } }
    const { id: sellerId } = await aSeller(server.ctx, seller)
    await server.ctx.db
      .update(device)
      .set({ sellerId })
      .where(eq(device.id, (await first(feeds)).id))
    const given = await first(feeds)
    const { import: done } = await feeds.fetched(hostile())
    expect(done.counts).toMatchObject({ new: 1 })
    expect(await first(feeds)).toEqual(given)
  })

  it('brings nothing while its seller is suspended', async () => {
    const { feeds, before } = await startedIn('draft')
    await using _ = feeds
    const { call, server } = feeds
    const { token } = await call(newToken, { body: SELLER })
    await atomic(server.ctx, (ctx) => suspendSeller(ctx, before.sellerId, 'Papers are missing.'))
    await feeds.fetched(hostile()).catch(() => {}) // there is no import to show
    expect(await server.ctx.db.$count(dataImport)).toBe(1)
    const pushed = server.client()(ask, { body: { token, fileName: 'a.csv', size: 10 } })
    await expect(pushed).rejects.toMatchObject({ status: 409 })
  })
})
