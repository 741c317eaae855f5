import type { ApiCall } from '@ironsouq/contract/client'
import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { CATEGORIES } from '@ironsouq/contract/page-cache'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoriesShown } from '#features/content/sitemap/sitemap.projection.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { aCategory } from './category.builder.ts'

describe('staff and the categories', () => {
  let server: TestServer
  let call: ApiCall
  let deviceId: string
  let minute = 0

  beforeAll(async () => {
    server = await startServer()
    call = server.client({ bearer: await server.staffToken() })
    ;({ id: deviceId } = await aListedDevice(server.ctx))
    await aCategory(server.ctx, { code: 'cranes', names: { en: 'Cranes' }, position: 1 })
    await server.work()
    await server.settleIndex()
  }, 30_000)
  afterAll(() => server[Symbol.asyncDispose]())

  /** Past every cache of the API. */
  const later = () => server.turnClock(new Date(Date.UTC(2026, 10, 20, 8, ++minute)).toISOString())
  const records = () => call(categoryEndpoints.staffList)
  async function recordOf(code: string) {
    const found = (await records()).find((each) => each.code === code)
    if (!found) throw new Error(`there is no category ${code}`)
    const { categoryId, version, isShown, texts } = found
    return { categoryId, version, isShown, texts }
  }

  it('rename one: menus, lists, cards and the page of a machine follow without a new index [BO-6] [CL-18]', async () => {
    using purges = await collectPurges(server)
    const leaf = await recordOf('crawler-excavators')
    const texts = { ...leaf.texts, ar: { name: 'حفّارات بجنزير', heading: '', intro: '' } }
    const saved = await call(categoryEndpoints.save, { body: { ...leaf, texts } })
    expect(saved).toMatchObject({ version: leaf.version + 1, texts })
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(CATEGORIES)
    later()
    const ar = server.client({ language: 'ar' })
    const categoryName = 'حفّارات بجنزير'
    const { records: cards } = await ar(deviceEndpoints.list, { query: {} })
    expect(cards).toMatchObject([{ deviceId, categoryName }])
    const detail = await ar(deviceEndpoints.detail, { query: { deviceId } })
    expect(detail).toMatchObject({ categoryName })
    const parentId = (await records()).find(({ code }) => code === 'excavators')?.categoryId
    const { categoryInfo } = await ar(categoryEndpoints.info, { query: { parentId } })
    expect(categoryInfo).toMatchObject([{ name: categoryName }])
    const [entry] = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(entry).toMatchObject({ entity: 'category', permission: 'category.edit' })
  })

  it('are refused with the current record when another person was first [BO-2]', async () => {
    const cranes = await recordOf('cranes')
    await call(categoryEndpoints.save, { body: cranes })
    const refused = call(categoryEndpoints.save, { body: cranes })
    await expect(refused).rejects.toMatchObject({
      status: 409,
      data: { current: { code: 'cranes', version: cranes.version + 1 } },
    })
  })

  it('hide one: it leaves menus, filters and the sitemap, its machines stay [BO-6]', async () => {
    const top = await recordOf('excavators')
    await call(categoryEndpoints.save, { body: { ...top, isShown: false } })
    later()
    const guest = server.client()
    const { categoryInfo } = await guest(categoryEndpoints.info, { query: {} })
    expect(categoryInfo.map(({ code }) => code)).toEqual(['cranes'])
    const all = await guest(deviceEndpoints.list, { query: {} })
    expect(all.records).toMatchObject([{ deviceId }])
    expect(all.categories.map(({ code }) => code)).toEqual(['cranes'])
    expect(all.facets.find(({ filter }) => filter === 'type')?.options).toEqual([])
    const linked = await guest(deviceEndpoints.list, { query: { category: 'excavators' } })
    expect(linked.total).toBe(1)
    expect(await guest(deviceEndpoints.detail, { query: { deviceId } })).toMatchObject({ deviceId })
    expect(await categoriesShown(server.ctx)).toEqual([])
    await call(categoryEndpoints.save, {
      body: await recordOf('excavators').then((now) => ({ ...now, isShown: true })),
    })
    later()
    expect((await categoriesShown(server.ctx)).map(({ key }) => key)).toContain('excavators')
  })

  it('put a level in another order, unless another person did so first [BO-6]', async () => {
    const topLevel = async () => (await records()).filter(({ parentId }) => parentId === null)
    const before = (await topLevel()).map(({ categoryId }) => categoryId)
    const after = before.toReversed()
    await call(categoryEndpoints.order, { body: { before, after } })
    const { categoryInfo } = await server.client()(categoryEndpoints.info, { query: {} })
    expect(categoryInfo.map(({ code }) => code)).toEqual(['cranes', 'excavators'])
    const again = call(categoryEndpoints.order, { body: { before, after } })
    await expect(again).rejects.toMatchObject({ status: 409, data: { current: after } })
    const leaf = await recordOf('crawler-excavators')
    for (const wrong of [
      { before: after, after: [leaf.categoryId, after[0] ?? ''] },
      { before: [...after, leaf.categoryId], after: [leaf.categoryId, ...after] },
    ])
      await expect(call(categoryEndpoints.order, { body: wrong })).rejects.toMatchObject({
        status: 400,
      })
  })
})
