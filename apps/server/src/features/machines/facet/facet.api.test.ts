import type { ApiCall } from '@ironsouq/contract/client'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { FACETS, FOLDED_FACETS } from '@ironsouq/contract/machines/device/device.filters'
import { facetEndpoints } from '@ironsouq/contract/machines/facet/facet.endpoints'
import { DEVICES } from '@ironsouq/contract/page-cache'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'

describe('the filters of the list', () => {
  let server: TestServer
  let call: ApiCall
  let minute = 0

  beforeAll(async () => {
    server = await startServer()
    call = server.client({ bearer: await server.staffToken() })
    await aListedDevice(server.ctx)
    await server.work()
    await server.settleIndex()
  }, 30_000)
  afterAll(() => server[Symbol.asyncDispose]())

  /** Past every cache of the API. */
  const later = () => server.turnClock(new Date(Date.UTC(2026, 10, 20, 8, ++minute)).toISOString())
  const list = (query: { brand?: string } = {}) =>
    server.client()(deviceEndpoints.list, { query: { ...query } })
  const names = ({ shownFacets }: Awaited<ReturnType<typeof list>>) =>
    shownFacets.map(({ facet }) => facet)

  it('begin in the order of the contract, some of them closed [BO-2]', async () => {
    const page = await list()
    expect(names(page)).toEqual(FACETS)
    expect(page.shownFacets.filter(({ isOpen }) => !isOpen).map(({ facet }) => facet)).toEqual(
      FACETS.filter((facet) => FOLDED_FACETS.includes(facet)),
    )
  })

  it('follow the order that staff give them; one that they hide is gone, and pages with it [BO-2]', async () => {
    using purges = await collectPurges(server)
    const { version, facets } = await call(facetEndpoints.layout)
    const [price, ...others] = facets
    if (!price) throw new Error('there are no facets')
    const hidden = (facet: string) => facet === 'brand' || facet === 'hours'
    const next = [...others, { ...price, isOpen: false }].map((each) =>
      hidden(each.facet) ? { ...each, isShown: false } : each,
    )
    const saved = await call(facetEndpoints.save, { body: { version, facets: next } })
    expect(saved).toEqual({ version: version + 1, facets: next })
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(DEVICES)
    later()
    const page = await list()
    const shown = next.filter(({ isShown }) => isShown).map(({ facet }) => facet)
    expect(names(page)).toEqual(shown)
    expect(page.facets.map(({ filter }) => filter)).not.toContain('brand')
    expect(page.ranges.map(({ filter }) => filter)).not.toContain('hours')
    expect(page.ranges.at(-1)?.filter).toBe('price')
    expect(page.shownFacets.at(-1)).toEqual({ facet: 'price', isOpen: false })
    expect(page.median).not.toBeNull()
    const [entry] = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(entry).toMatchObject({ entity: 'facet', after: { hidden: ['hours', 'brand'] } })
  })

  it('show a hidden one while it is chosen, so that it can be cleared [EQ-2]', async () => {
    const page = await list({ brand: 'caterpillar' })
    expect(page.total).toBe(1)
    expect(names(page)).toContain('brand')
    expect(page.facets.find(({ filter }) => filter === 'brand')?.options).toMatchObject([
      { value: 'caterpillar', label: 'Caterpillar' },
    ])
  })

  it('are refused with the current layout when another person was first [BO-2]', async () => {
    const layout = await call(facetEndpoints.layout)
    const body = { ...layout, version: layout.version - 1 }
    await expect(call(facetEndpoints.save, { body })).rejects.toMatchObject({
      status: 409,
      data: { current: layout },
    })
    expect(await call(facetEndpoints.layout)).toEqual(layout)
  })

  it('are each there once [BO-2]', async () => {
    const { version, facets } = await call(facetEndpoints.layout)
    const twice = [...facets.slice(1), ...facets.slice(1, 2)]
    const body = { version, facets: twice }
    await expect(call(facetEndpoints.save, { body })).rejects.toMatchObject({ status: 400 })
  })
})
