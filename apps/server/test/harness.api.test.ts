import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { describe, expect, it } from 'vitest'
import { setCurrency } from '#features/money/currency/currency.service.ts'
import { startServer, type TestServer } from './harness.ts'
import { aSignedInMember } from './members.ts'

const DIRHAM = {
  code: 'AED',
  names: { en: 'UAE dirham' },
  symbol: 'AED',
  exchangeRate: '3.6725',
  enabled: true,
  position: 1,
}

const codes = async (server: TestServer) =>
  (await server.client()(currencyEndpoints.list)).map(({ currencyCode }) => currencyCode)

describe('the API that tests share', () => {
  it('answers the next test from its own database, without caches and sessions of the one before', async () => {
    const first = await startServer()
    await setCurrency(first.ctx, DIRHAM)
    const { bearer, call } = await aSignedInMember(first)
    expect(await codes(first)).toContain('AED')
    expect(await call(favoriteEndpoints.ids)).toEqual([])
    await first[Symbol.asyncDispose]()

    await using second = await startServer()
    expect([second.app, second.base]).toEqual([first.app, first.base])
    expect(await codes(second)).toEqual(['USD'])
    const known = second.client({ bearer })(favoriteEndpoints.ids)
    await expect(known).rejects.toMatchObject({ status: 401 })
  })

  it('counts the calls of each test alone', async () => {
    const statusOf = async ({ base }: TestServer) =>
      (await fetch(`${base}${currencyEndpoints.list.path}`)).status
    const first = await startServer({ requestsPerMinute: 1 })
    expect([await statusOf(first), await statusOf(first)]).toEqual([200, 429])
    await first[Symbol.asyncDispose]()
    await using second = await startServer({ requestsPerMinute: 1 })
    expect(await statusOf(second)).toBe(200)
  })

  it('is another one for each of two servers at the same time', async () => {
    await using first = await startServer()
    await using second = await startServer()
    expect(second.base).not.toBe(first.base)
    await setCurrency(first.ctx, DIRHAM)
    expect([await codes(first), await codes(second)]).toEqual([['AED'], ['USD']])
  })
})
