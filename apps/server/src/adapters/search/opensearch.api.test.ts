import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { describe, expect, inject, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { aListedDevice } from '#test/machines.ts'

const GONE = 'http://127.0.0.1:1'

describe('the nodes of the index', () => {
  it('answer for one that is gone, to who reads and to who writes', async () => {
    const { searchUrl } = inject('engines')
    await using server = await startServer({ searchUrl: `${GONE}, ${searchUrl}` })
    await aListedDevice(server.ctx)
    await server.work()
    await server.settleIndex()
    for (let time = 0; time < 4; time++) {
      const page = await server.client()(deviceEndpoints.list, { query: {} })
      expect(page).toMatchObject({ total: 1, answeredBy: 'index' })
    }
  })

  it('are left alone for a while when none answers, and the database answers', async () => {
    await using server = await startServer({ searchUrl: `${GONE},http://127.0.0.1:2` })
    await aListedDevice(server.ctx)
    const page = await server.client()(deviceEndpoints.list, { query: {} })
    expect(page).toMatchObject({ total: 1, answeredBy: 'database' })
  })
})
