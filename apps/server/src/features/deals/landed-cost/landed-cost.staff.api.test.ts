import type { ApiCall } from '@ironsouq/contract/client'
import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import { SETTINGS } from '@ironsouq/contract/page-cache'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { aDestination } from './landed-cost.builder.ts'

const DESTINATIONS = [
  { code: 'mombasa', names: { en: { place: 'Mombasa', country: 'Kenya' } }, papers: 190_000 },
  { code: 'sohar', names: { en: { place: 'Sohar', country: 'Oman' } }, roadKm: 75 },
  { code: 'tema', names: { en: { place: 'Tema', country: 'Ghana' } } },
]
const PAPERS = { kind: 'papers', destinationCode: 'mombasa' } as const

describe('staff and the tables of delivery costs', () => {
  let server: TestServer
  let call: ApiCall

  beforeAll(async () => {
    server = await startServer()
    call = server.client({ bearer: await server.staffToken() })
    for (const [position, each] of DESTINATIONS.entries())
      await aDestination(server.ctx, { ...each, position })
  }, 30_000)
  afterAll(() => server[Symbol.asyncDispose]())

  const papers = async () =>
    (await call(landedCostEndpoints.staffTables)).rates.filter(
      ({ kind, destinationCode }) => kind === 'papers' && destinationCode === 'mombasa',
    )
  const asked = async () => {
    const { destinations } = await server.client()(landedCostEndpoints.tables)
    return destinations.find(({ code }) => code === 'mombasa')?.papers
  }

  it('plan the next rate: it ends the one before, and is asked from its day on [BO-6]', async () => {
    const [now] = await papers()
    expect(now).toMatchObject({ amount: 190_000, state: 'valid', validUntil: null })
    const source = 'Port tariff 12/2026'
    const body = { ...PAPERS, amount: 205_000, validFrom: '2026-12-01', source }
    await call(landedCostEndpoints.putRate, { body })
    expect(await papers()).toMatchObject([
      { rateId: now?.rateId, state: 'valid', validUntil: '2026-11-30' },
      { amount: 205_000, state: 'planned', validFrom: '2026-12-01', validUntil: null, source },
    ])
    expect(await asked()).toBe(190_000)
    // Midnight in the Gulf is 20:00 in UTC.
    server.turnClock('2026-11-30T19:59:00Z')
    expect(await asked()).toBe(190_000)
    server.turnClock('2026-11-30T20:00:00Z')
    expect(await asked()).toBe(205_000)
    const [only] = await papers()
    expect(only).toMatchObject({ amount: 205_000, state: 'valid' })
    const history = await call(landedCostEndpoints.history, {
      query: { rateId: only?.rateId ?? '' },
    })
    expect(history.map(({ amount, state }) => [amount, state])).toEqual([
      [205_000, 'valid'],
      [190_000, 'past'],
    ])
    server.turnClock('2026-11-14T08:00:00Z')
  })

  it('remove a planned rate, but none that is asked [BO-6]', async () => {
    const [valid, planned] = await papers()
    const remove = (rateId = '') => call(landedCostEndpoints.removeRate, { body: { rateId } })
    await remove(planned?.rateId)
    expect(await papers()).toMatchObject([{ rateId: valid?.rateId, validUntil: null }])
    await expect(remove(valid?.rateId)).rejects.toMatchObject({ status: 409 })
    await expect(remove(planned?.rateId)).rejects.toMatchObject({ status: 404 })
  })

  it('change a destination, and pages follow; the second of two people is refused [BO-2] [BO-6]', async () => {
    await server.work()
    using purges = await collectPurges(server)
    const { destinations } = await call(landedCostEndpoints.staffTables)
    const sohar = destinations.find(({ code }) => code === 'sohar')
    if (!sohar) throw new Error('there is no destination sohar')
    const body = { ...sohar, dutyPoints: 700 }
    const saved = await call(landedCostEndpoints.saveDestination, { body })
    expect(saved).toEqual({ ...body, version: 2 })
    await expect(call(landedCostEndpoints.saveDestination, { body })).rejects.toMatchObject({
      status: 409,
      data: { current: saved },
    })
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SETTINGS)
    const other = { ...saved, mode: 'roro' as const, roadKm: null }
    await expect(call(landedCostEndpoints.saveDestination, { body: other })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('add a destination; buyers see it once it has a freight rate [BO-6]', async () => {
    const { destinations } = await call(landedCostEndpoints.staffTables)
    const tema = destinations.find(({ code }) => code === 'tema')
    if (!tema) throw new Error('there is no destination tema')
    const { version: _, ...form } = tema
    const body = {
      ...form,
      code: 'takoradi',
      texts: { en: { place: 'Takoradi', country: 'Ghana' } },
    }
    await call(landedCostEndpoints.saveDestination, { body })
    await expect(call(landedCostEndpoints.saveDestination, { body })).rejects.toMatchObject({
      status: 400,
    })
    server.turnClock('2026-11-14T08:01:00Z')
    const codes = async () =>
      (await server.client()(landedCostEndpoints.tables)).destinations.map(({ code }) => code)
    expect(await codes()).not.toContain('takoradi')
    const rate = { kind: 'freight', destinationCode: 'takoradi', amount: 36_500 } as const
    await call(landedCostEndpoints.putRate, { body: { ...rate, validFrom: '2026-11-14' } })
    server.turnClock('2026-11-14T08:02:00Z')
    expect((await codes()).at(-1)).toBe('takoradi')
  })
})
