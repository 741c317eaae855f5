import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { describe, expect, it } from 'vitest'
import { aCategory } from '#features/machines/category/category.builder.ts'
import { aModel } from '#features/machines/model/model.builder.ts'
import { priceRecord } from '#features/machines/valuation/valuation.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'

const at = new Date('2026-11-14T08:00:00Z')

describe('what a page shows besides its machine', () => {
  it('has the sales of its type, or else of its category, when none of the model was sold', async () => {
    await using server = await startServer()
    const { ctx } = server
    const root = await aCategory(ctx, { code: 'loaders', names: { en: 'Loaders' } })
    const wheel = await aCategory(ctx, {
      code: 'wheel',
      names: { en: 'Wheel loaders' },
      parentId: root.id,
    })
    const mini = await aCategory(ctx, {
      code: 'mini',
      names: { en: 'Mini loaders' },
      parentId: root.id,
    })
    const { id: deviceId, brandId } = await aListedDevice(ctx, {
      categoryId: wheel.id,
      model: 'L1',
      yearMade: 2018,
    })
    await aModel(ctx, { brandId, categoryId: wheel.id, name: 'L2' })
    await aModel(ctx, { brandId, categoryId: mini.id, name: 'M1' })
    const detail = () => server.client()(deviceEndpoints.detail, { query: { deviceId } })
    const sold = (model: string) => ({
      reference: model,
      brandId,
      model,
      yearMade: 2018,
      grade: 'B' as const,
      priceMinor: 18_000_000n,
      priceCurrency: 'AED',
      soldOn: '2026-10-01',
      createdAt: at,
    })
    expect(await detail()).toMatchObject({ comparedWith: 'model', comparables: [] })
    await ctx.db.insert(priceRecord).values(sold('M1'))
    server.turnClock('2026-11-14T08:02:00Z')
    expect(await detail()).toMatchObject({
      comparedWith: 'category',
      comparables: [{ machine: expect.stringMatching(/ M1$/), soldOn: '2026-10-01' }],
    })
    await ctx.db.insert(priceRecord).values(sold('L2'))
    server.turnClock('2026-11-14T08:04:00Z')
    expect(await detail()).toMatchObject({
      comparedWith: 'type',
      comparables: [{ machine: expect.stringMatching(/ L2$/) }],
    })
  })

  it('has a card by its id, in the order asked for, unless it is a draft or withdrawn [EQ-5]', async () => {
    await using server = await startServer()
    const [first, second] = [await aListedDevice(server.ctx), await aListedDevice(server.ctx)]
    const draft = await aListedDevice(server.ctx, { state: 'draft' })
    const ids = [second.id, draft.id, first.id, '0192f000-0000-7000-8000-000000000000'].join(',')
    const cards = await server.client()(deviceEndpoints.cards, { query: { ids } })
    expect(cards.map(({ deviceId }) => deviceId)).toEqual([second.id, first.id])
  })
})
