import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { event } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { preferCurrency, setCurrency } from './currency.service.ts'
import { currency } from './currency.tables.ts'

const DOLLAR = {
  code: 'USD',
  names: { en: 'US dollar', ar: 'دولار أمريكي' },
  symbol: '$',
  exchangeRate: '1',
  enabled: true,
  position: 0,
}
const DIRHAM = {
  code: 'AED',
  names: { en: 'UAE dirham', ar: 'درهم إماراتي' },
  symbol: 'AED',
  exchangeRate: '3.6725',
  enabled: true,
  position: 1,
}
const WON = {
  code: 'KRW',
  names: { en: 'South Korean won' },
  symbol: '₩',
  exchangeRate: '1400',
  enabled: false,
  position: 2,
}

async function three({ ctx }: TestServer) {
  for (const given of [DOLLAR, DIRHAM, WON]) await setCurrency(ctx, given)
  await preferCurrency(ctx, 'USD')
}

describe('the currencies', () => {
  it('of an installation without settings are the dollar at rate 1 [AP-15] [CL-19]', async () => {
    await using server = await startServer()
    expect(await server.client()(currencyEndpoints.list)).toEqual([
      {
        currencyName: 'US Dollar',
        currencyCode: 'USD',
        symbol: '$',
        exchangeRate: '1',
        status: 1,
        defaultCurrency: 1,
      },
    ])
  })

  it('come in their order with rate, status and the one default [CL-19] [AP-15]', async () => {
    await using server = await startServer()
    await three(server)
    expect(await server.client()(currencyEndpoints.list)).toMatchObject([
      { currencyCode: 'USD', exchangeRate: '1', status: 1, defaultCurrency: 1 },
      { currencyCode: 'AED', exchangeRate: '3.6725', status: 1, defaultCurrency: 0 },
      { currencyCode: 'KRW', exchangeRate: '1400', status: 0, defaultCurrency: 0 },
    ])
  })

  it('are named in the language of the request, or in English [EQ-7]', async () => {
    await using server = await startServer()
    await three(server)
    const named = await server.client({ language: 'ar' })(currencyEndpoints.list)
    expect(named.map(({ currencyName }) => currencyName)).toEqual([
      'دولار أمريكي',
      'درهم إماراتي',
      'South Korean won',
    ])
  })

  it('have another default after one is preferred, and emit an event [AP-15]', async () => {
    await using server = await startServer()
    await three(server)
    await preferCurrency(server.ctx, 'AED')
    const offered = await server.client()(currencyEndpoints.list)
    expect(offered.filter((c) => c.defaultCurrency).map((c) => c.currencyCode)).toEqual(['AED'])
    const events = await server.ctx.db.select().from(event).orderBy(event.seq)
    expect(events.at(-1)).toMatchObject({
      name: 'currency.changed',
      payload: { currencyCode: 'AED' },
    })
  })

  it('have one default when two are preferred concurrently [AP-15]', async () => {
    await using server = await startServer()
    await three(server)
    await Promise.all(['AED', 'USD', 'AED'].map((code) => preferCurrency(server.ctx, code)))
    const rows = await server.ctx.db.select().from(currency).where(eq(currency.isDefault, true))
    expect(rows).toHaveLength(1)
  })

  it('keep their default when a disabled one is preferred [AP-15]', async () => {
    await using server = await startServer()
    await three(server)
    await expect(preferCurrency(server.ctx, 'KRW')).rejects.toMatchObject({ status: 404 })
    const [first] = await server.client()(currencyEndpoints.list)
    expect(first).toMatchObject({ currencyCode: 'USD', defaultCurrency: 1 })
  })

  it.each([
    ['a second default', 'AED', { isDefault: true }, 'currency_one_default'],
    ['a default that is not enabled', 'USD', { enabled: false }, 'currency_default_enabled'],
    ['a rate of nothing', 'AED', { exchangeRate: '0' }, 'currency_rate_positive'],
    ['another dollar', 'USD', { exchangeRate: '2' }, 'currency_dollar_is_the_measure'],
    ['a code of other letters', 'AED', { code: 'aed' }, 'currency_code'],
  ])('cannot have %s: a database constraint [AP-15]', async (...given) => {
    const [, code, set, constraint] = given
    await using server = await startServer()
    await three(server)
    const change = server.ctx.db.update(currency).set(set).where(eq(currency.code, code))
    await expect(change).rejects.toMatchObject({ cause: { constraint } })
  })
})
