import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import { SETTINGS } from '@ironsouq/contract/page-cache'
import { startRates } from '@ironsouq/sandboxes/providers/rates'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { readRateFeed } from './currency.feed.service.ts'
import { preferCurrency, setCurrency } from './currency.service.ts'
import { currencyRate } from './currency.tables.ts'

const GIVEN = { symbol: '$', enabled: true, position: 0 }

async function four({ ctx }: TestServer) {
  const pegged = { ...GIVEN, isPegged: true }
  await setCurrency(ctx, { ...pegged, code: 'USD', exchangeRate: '1', names: { en: 'US dollar' } })
  await setCurrency(ctx, {
    ...pegged,
    code: 'AED',
    exchangeRate: '3.6725',
    names: { en: 'Dirham' },
  })
  const feed = { ...GIVEN, followsFeed: true, position: 1 }
  await setCurrency(ctx, { ...feed, code: 'EUR', exchangeRate: '0.862', names: { en: 'Euro' } })
  await setCurrency(ctx, { ...feed, code: 'CNY', exchangeRate: '7.105', names: { en: 'Yuan' } })
  await preferCurrency(ctx, 'USD')
}

const staff = async (server: TestServer) => server.client({ bearer: await server.staffToken() })

/** One euro is USD 1.16 and CNY 8.2. */
const PER_EURO = { USD: 1.16, AED: 9, CNY: 8.2 }

describe('a rate by hand', () => {
  it('needs a reason, is in the history, purges the pages and is audited [BO-2] [CL-19]', async () => {
    await using server = await startServer()
    await four(server)
    await server.work()
    using purges = await collectPurges(server)
    const call = await staff(server)
    const given = { code: 'EUR', version: 1, rate: '0.9', isConfirmed: false }
    const blank = call(currencyEndpoints.setRate, { body: { ...given, reason: ' ' } })
    await expect(blank).rejects.toMatchObject({ status: 400 })
    const set = await call(currencyEndpoints.setRate, { body: { ...given, reason: 'bank quote' } })
    expect(set).toMatchObject({ exchangeRate: '0.9', source: 'hand', version: 2 })
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SETTINGS)
    const { entries } = await call(currencyEndpoints.history, { query: { code: 'EUR' } })
    expect(entries).toMatchObject([
      { rate: '0.9', origin: 'hand', reason: 'bank quote' },
      { rate: '0.862', origin: 'start', reason: null },
    ])
    const audit = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(audit).toMatchObject([
      { entity: 'currency', entityId: 'EUR', before: { exchangeRate: '0.862' } },
    ])
    server.turnClock('2026-11-14T08:00:02Z')
    const shown = await server.client()(currencyEndpoints.list)
    expect(shown.find(({ currencyCode }) => currencyCode === 'EUR')?.exchangeRate).toBe('0.9')
  })

  it('that moves by more than a fifth is confirmed first [BO-2]', async () => {
    await using server = await startServer()
    await four(server)
    const call = await staff(server)
    const body = { code: 'EUR', version: 1, rate: '8.62', reason: 'typed', isConfirmed: false }
    const refused = call(currencyEndpoints.setRate, { body })
    await expect(refused).rejects.toMatchObject({ status: 409 })
    expect(await call(currencyEndpoints.history, { query: { code: 'EUR' } })).toMatchObject({
      entries: [{ rate: '0.862' }],
    })
    const set = await call(currencyEndpoints.setRate, { body: { ...body, isConfirmed: true } })
    expect(set.exchangeRate).toBe('8.62')
  })

  it('is refused for the dollar and the dirham, by the API and by the database [BO-2]', async () => {
    await using server = await startServer()
    await four(server)
    const call = await staff(server)
    for (const code of ['USD', 'AED']) {
      const body = { code, version: 1, rate: '3.7', reason: 'no', isConfirmed: true }
      await expect(call(currencyEndpoints.setRate, { body })).rejects.toMatchObject({ status: 409 })
    }
    const moved = server.pool.query(`update currency set exchange_rate = 3.68 where code = 'AED'`)
    await expect(moved).rejects.toThrow('currency_stays_at_its_peg')
  })

  it('of two people at once is set by the first; the second sees it [BO-2]', async () => {
    await using server = await startServer()
    await four(server)
    const call = await staff(server)
    const set = (rate: string) =>
      call(currencyEndpoints.setRate, {
        body: { code: 'EUR', version: 1, rate, reason: 'quote', isConfirmed: false },
      })
    const results = await Promise.allSettled([set('0.87'), set('0.88')])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, data: { current: { version: 2 } } },
    })
    expect(await server.ctx.db.$count(currencyRate)).toBe(5)
  })

  it('stays in the history, which refuses changes [BO-2]', async () => {
    await using server = await startServer()
    await four(server)
    for (const change of ['update currency_rate set rate = 1', 'delete from currency_rate'])
      await expect(server.pool.query(change)).rejects.toThrow('append-only')
  })
})

describe('the currencies of staff', () => {
  it('are added, renamed, hidden and made the default, and the default stays shown [BO-2] [CL-19]', async () => {
    await using server = await startServer()
    await four(server)
    const call = await staff(server)
    const texts = { en: { name: 'Kenyan shilling' }, ar: { name: 'شلن كيني' } }
    const form = { symbol: 'KSh', isShown: true, position: 9, followsFeed: false, texts }
    const body = { code: 'KES', rate: '129.2', ...form }
    expect(await call(currencyEndpoints.add, { body })).toMatchObject({
      source: 'hand',
      version: 1,
    })
    const again = call(currencyEndpoints.add, { body })
    await expect(again).rejects.toMatchObject({ status: 400 })
    await call(currencyEndpoints.prefer, { body: { code: 'KES' } })
    const arabic = await server.client({ language: 'ar' })(currencyEndpoints.list)
    expect(arabic.at(-1)).toMatchObject({ currencyName: 'شلن كيني', defaultCurrency: 1 })
    const hide = call(currencyEndpoints.edit, {
      body: { code: 'KES', version: 1, ...form, isShown: false },
    })
    await expect(hide).rejects.toMatchObject({ status: 409 })
    const hidden = { code: 'EUR', version: 1, ...form, symbol: '€', isShown: false }
    await call(currencyEndpoints.edit, { body: hidden })
    const old = call(currencyEndpoints.edit, { body: hidden })
    await expect(old).rejects.toMatchObject({ data: { current: { version: 2, isShown: false } } })
    const feed = call(currencyEndpoints.readFeed)
    await expect(feed).rejects.toMatchObject({ status: 409 })
  })
})

describe('the feed of rates', () => {
  it('sets what follows it, holds a large change, leaves pegs alone and repeats nothing [BO-2]', async () => {
    await using feed = await startRates()
    await using server = await startServer({ ratesUrl: `${feed.url}/ecb` })
    await four(server)
    const call = await staff(server)
    feed.state('2026-11-13', { ...PER_EURO, CNY: 16 })
    await call(currencyEndpoints.readFeed)
    await server.work()
    const { currencies, feed: state } = await call(currencyEndpoints.staffList)
    expect(state).toMatchObject({ day: '2026-11-13', failedAt: null })
    expect(Object.fromEntries(currencies.map((each) => [each.code, each]))).toMatchObject({
      USD: { exchangeRate: '1', source: 'fixed' },
      AED: { exchangeRate: '3.6725', source: 'fixed' },
      EUR: { exchangeRate: '0.86206897', source: 'feed', heldRate: null },
      CNY: { exchangeRate: '7.105', heldRate: '13.79310345' },
    })
    const rows = await server.ctx.db.$count(currencyRate)
    await readRateFeed(server.ctx)
    expect(await server.ctx.db.$count(currencyRate)).toBe(rows)
    const { entries } = await call(currencyEndpoints.history, { query: { code: 'EUR' } })
    expect(entries[0]).toMatchObject({ origin: 'feed', by: new URL(feed.url).host })
  })

  it('that fails leaves the rates, says so, and is not called again for a minute [BO-2]', async () => {
    await using feed = await startRates()
    await using server = await startServer({ ratesUrl: `${feed.url}/ecb` })
    await four(server)
    const call = await staff(server)
    feed.fail(503)
    await readRateFeed(server.ctx)
    await readRateFeed(server.ctx)
    expect(feed.calls()).toBe(1)
    expect(await call(currencyEndpoints.staffList)).toMatchObject({
      feed: { readAt: null, failedAt: '2026-11-14T08:00:00.000Z' },
    })
    feed.state('2026-11-13', PER_EURO)
    server.turnClock('2026-11-14T08:01:01Z')
    await readRateFeed(server.ctx)
    expect(feed.calls()).toBe(2)
    expect((await call(currencyEndpoints.staffList)).feed?.failedAt).toBeNull()
  })

  it('that repeats an old day leaves its rates outdated [BO-2]', async () => {
    await using feed = await startRates()
    await using server = await startServer({ ratesUrl: `${feed.url}/ecb` })
    await four(server)
    const call = await staff(server)
    feed.state('2026-11-13', PER_EURO)
    await readRateFeed(server.ctx)
    const staleAt = async (now: string) => {
      server.turnClock(now)
      await readRateFeed(server.ctx)
      const { currencies } = await call(currencyEndpoints.staffList)
      return currencies.find(({ code }) => code === 'EUR')?.isStale
    }
    expect(await staleAt('2026-11-17T08:00:00Z')).toBe(false)
    expect(await staleAt('2026-11-20T08:00:00Z')).toBe(true)
  })
})
