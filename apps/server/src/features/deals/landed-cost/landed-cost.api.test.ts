import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import type { LandedCostRate } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { event } from '#kernel/data/kernel.tables.ts'
import { startServer } from '#test/harness.ts'
import { aDestination, aLocalDestination } from './landed-cost.builder.ts'

const FREIGHT: LandedCostRate = {
  kind: 'freight',
  destinationCode: 'dammam',
  amount: 12_000,
  validFrom: '2026-02-01',
}

const DAMMAM = {
  en: { place: 'Dammam', country: 'Saudi Arabia' },
  ar: { place: 'الدمام', country: 'السعودية' },
}

async function twoDestinations(ctx: Ctx) {
  await aDestination(ctx, { code: 'dammam', names: DAMMAM, position: 1 })
  await aLocalDestination(ctx, 'uae')
}

describe('the tables of the landed price', () => {
  it('of an installation without rates are empty', async () => {
    await using server = await startServer()
    const tables = await server.client()(landedCostEndpoints.tables)
    expect(tables).toMatchObject({ destinations: [], fee: [], haulage: {} })
  })

  it('name every place in the language of the request, the default first [EQ-7]', async () => {
    await using server = await startServer()
    await twoDestinations(server.ctx)
    const { destinations } = await server.client({ language: 'ar' })(landedCostEndpoints.tables)
    expect(destinations).toHaveLength(2)
    expect(destinations[0]).toMatchObject({ code: 'uae', mode: 'local', freight: 0 })
    expect(destinations[1]).toMatchObject({
      code: 'dammam',
      place: 'الدمام',
      country: 'السعودية',
      dutyPoints: 500,
      freight: 11_500,
      papers: 134_000,
    })
  })

  it('have the rate that is valid on the day, not a future one', async () => {
    await using server = await startServer()
    await twoDestinations(server.ctx)
    const put = server.client({ bearer: await server.staffToken() })
    await put(landedCostEndpoints.putRate, { body: FREIGHT })
    await put(landedCostEndpoints.putRate, {
      body: { ...FREIGHT, amount: 99_000, validFrom: '2090-01-01' },
    })
    const { destinations } = await server.client()(landedCostEndpoints.tables)
    expect(destinations.find(({ code }) => code === 'dammam')?.freight).toBe(12_000)
  })

  it('purge cached pages when staff set another rate', async () => {
    await using server = await startServer()
    await twoDestinations(server.ctx)
    await server.client({ bearer: await server.staffToken() })(landedCostEndpoints.putRate, {
      body: FREIGHT,
    })
    const events = await server.ctx.db.select().from(event).orderBy(event.seq)
    expect(events.at(-1)).toMatchObject({ name: 'landed-cost.changed', payload: { of: 'freight' } })
  })

  it.each([
    ['of an unknown place', { ...FREIGHT, destinationCode: 'atlantis' }, 404],
    [
      'that lacks what it is a rate of',
      { kind: 'haulage', amount: 1, validFrom: '2026-01-01' },
      400,
    ],
  ])('refuse a rate %s', async (_, body, status) => {
    await using server = await startServer()
    const put = server.client({ bearer: await server.staffToken() })
    await expect(put(landedCostEndpoints.putRate, { body: body as never })).rejects.toMatchObject({
      status,
    })
  })

  it('are changed by staff only', async () => {
    await using server = await startServer()
    await expect(
      server.client()(landedCostEndpoints.putRate, { body: FREIGHT }),
    ).rejects.toMatchObject({ status: 401 })
  })
})
