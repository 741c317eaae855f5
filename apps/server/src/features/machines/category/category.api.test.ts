import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import { describe, expect, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'

describe('the categories', () => {
  it('are the first level without a parent id, and the children of a category with it [CL-18]', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    const call = server.client()
    const { categoryInfo: top } = await call(categoryEndpoints.info, { query: {} })
    expect(top).toMatchObject([{ code: 'excavators', parentId: null, hasChildren: true }])
    for (const none of ['', '0'] as const) {
      const query = { parentId: none }
      expect(await call(categoryEndpoints.info, { query })).toEqual({ categoryInfo: top })
    }
    const parentId = top[0]?.categoryId
    const { categoryInfo: under } = await call(categoryEndpoints.info, { query: { parentId } })
    expect(under).toMatchObject([{ code: 'crawler-excavators', parentId, hasChildren: false }])
  })
})
