import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { batchEndpoints } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { aDevice } from '#features/machines/device/device.builder.ts'
import {
  anInspection,
  anInspectionPoint,
} from '#features/machines/inspection/inspection.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'

type Query = z.input<typeof deviceAdminEndpoints.list.query>
let server: TestServer
let list: (query: Query) => Promise<Awaited<ReturnType<typeof call>>>
const call = async (query: Query) => {
  const client = server.client({ bearer: await server.staffToken(['device.read']) })
  return client(deviceAdminEndpoints.list, { query })
}
const numbers = async (query: Query) => (await list(query)).rows.map(({ stockNo }) => stockNo)

/** Seven machines of two brands and two sellers, in every state that staff work with. */
async function fillDesk({ ctx, turnClock }: TestServer) {
  const own = await deviceReferences(ctx)
  const komatsu = await aBrand(ctx, { code: 'komatsu', names: { en: 'Komatsu', ar: 'كوماتسو' } })
  const oryx = await aSeller(ctx, { code: 'copper-oryx', names: { en: 'Copper Oryx Yard' } })
  const other = { ...own, brandId: komatsu.id, sellerId: oryx.id, model: 'PC210-10' }
  const machines = [
    {
      ...own,
      stockNo: 'ISQ-1',
      state: 'listed',
      priceMinor: 10_000_000n,
      workHours: 900,
      yearMade: 2015,
      serialNo: 'AAA-100',
    },
    {
      ...own,
      stockNo: 'ISQ-2',
      state: 'draft',
      priceMinor: null,
      workHours: null,
      yearMade: 2016,
      serialNo: 'BBB100',
    },
    {
      ...other,
      stockNo: 'ISQ-3',
      state: 'pendingReview',
      priceMinor: 30_000_000n,
      workHours: 300,
      yearMade: 2017,
      serialNo: 'aaa 100',
    },
    {
      ...other,
      stockNo: 'ISQ-4',
      state: 'sold',
      soldOn: '2026-11-01',
      priceMinor: 20_000_000n,
      workHours: 100,
      yearMade: 2018,
      serialNo: 'DDD100',
    },
    {
      ...other,
      stockNo: 'ISQ-5',
      state: 'listed',
      grade: 'A',
      emirate: 'dubai',
      priceMinor: 50_000_000n,
      workHours: 500,
      yearMade: 2019,
      serialNo: 'EEE100',
    },
  ] as const
  for (const [at, machine] of machines.entries()) {
    turnClock(`2026-11-1${at}T08:00:00Z`)
    await aDevice(ctx, machine)
  }
  await server.work()
}

beforeAll(async () => {
  server = await startServer()
  list = call
  await fillDesk(server)
})
afterAll(() => server[Symbol.asyncDispose]())

describe('the staff list', () => {
  it('shows machines in every state, the newest change first, with what staff decide by [BO-2]', async () => {
    const { rows, total, next, previous } = await list({})
    expect(rows.map(({ stockNo, state }) => [stockNo, state])).toEqual([
      ['ISQ-5', 'listed'],
      ['ISQ-4', 'sold'],
      ['ISQ-3', 'pendingReview'],
      ['ISQ-2', 'draft'],
      ['ISQ-1', 'listed'],
    ])
    expect({ total, next, previous }).toEqual({ total: 5, next: null, previous: null })
    expect(rows[0]).toMatchObject({
      brandName: 'Komatsu',
      model: 'PC210-10',
      sellerName: 'Copper Oryx Yard',
      price: { amount: '500000.00', currency: 'AED' },
      issues: ['noPlatePhoto'],
      quality: expect.any(Number),
    })
  })

  it.each([
    [{ state: ['listed', 'draft'] }, ['ISQ-5', 'ISQ-2', 'ISQ-1']],
    [{ state: 'sold' }, ['ISQ-4']],
    [{ issue: 'sameSerial' }, ['ISQ-3', 'ISQ-1']],
    [{ brand: 'komatsu', state: 'listed' }, ['ISQ-5']],
    [{ seller: 'seven-dunes' }, ['ISQ-2', 'ISQ-1']],
    [{ category: 'excavators', grade: 'A' }, ['ISQ-5']],
    [{ category: 'cranes' }, []],
    [{ emirate: 'dubai' }, ['ISQ-5']],
    [{ priceMin: 200_000, priceMax: 300_000 }, ['ISQ-4', 'ISQ-3']],
    [{ updatedSince: '2026-11-13' }, ['ISQ-5', 'ISQ-4']],
    [{ updatedBefore: '2026-11-11' }, ['ISQ-1']],
    [{ qualityMin: 100 }, []],
    [{ words: 'isq-4' }, ['ISQ-4']],
    [{ words: '4' }, ['ISQ-4']],
    [{ words: 'aaa1' }, ['ISQ-3', 'ISQ-1']],
    [{ words: 'oryx pc2' }, ['ISQ-5', 'ISQ-4', 'ISQ-3']],
    [{ words: 'كوماتسو' }, ['ISQ-5', 'ISQ-4', 'ISQ-3']],
    [{ words: '%' }, []],
  ] as [Query, string[]][])('is narrowed by %j to %j [BO-2]', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
    expect((await list(query)).total).toBe(expected.length)
  })

  it.each([
    ['stockNo', '12345'],
    ['-stockNo', '54321'],
    ['yearMade', '12345'],
    ['workHours', '24351'],
    ['-workHours', '15342'],
    ['price', '21435'],
    ['-price', '53412'],
    ['updatedAt', '12345'],
  ] as const)('is sorted by %s [BO-2]', async (sort, expected) => {
    expect((await numbers({ sort })).map((no) => no.slice(4)).join('')).toBe(expected)
  })

  it('is changed as a whole by a bulk action, which takes the filters of the list [BO-2]', async () => {
    const client = server.client({ bearer: await server.staffToken() })
    const start = (filters: Record<string, string[]>, expected: number) =>
      client(batchEndpoints.start, {
        body: { action: 'device.reprice', target: { filters }, expected, params: { percent: -3 } },
      })
    const { batchId } = await start({ state: ['listed', 'draft'], words: ['ISQ'], grade: [] }, 3)
    const { rows } = await client(batchEndpoints.rows, { query: { batchId } })
    const shown = await list({ state: ['listed', 'draft'] })
    expect(rows.map(({ rowId }) => rowId)).toEqual(shown.rows.map(({ deviceId }) => deviceId))
    await expect(start({ state: ['listed'] }, 3)).rejects.toMatchObject({ status: 409 })
    await expect(start({ state: ['lost'] }, 5)).rejects.toMatchObject({ status: 400 })
  })

  it('counts states and issues', async () => {
    const client = server.client({ bearer: await server.staffToken(['device.read']) })
    expect(await client(deviceAdminEndpoints.counts, {})).toMatchObject({
      total: 5,
      states: { listed: 2, draft: 1, pendingReview: 1, sold: 1 },
      issues: { sameSerial: 2, noPlatePhoto: 5 },
    })
  })

  it('tells grades of an inspection from those that a seller states', async () => {
    const { rows } = await list({})
    const { deviceId } = rows[0] ?? expect.unreachable()
    const point = await anInspectionPoint(server.ctx, { code: 'meter', names: { en: 'Meter' } })
    await anInspection(server.ctx, { deviceId, findings: [{ pointId: point.id, state: 'ok' }] })
    const after = await list({})
    expect(after.rows.filter(({ inspected }) => inspected)).toMatchObject([{ deviceId }])
  })
})
