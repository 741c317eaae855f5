import type { Permission } from '@ironsouq/contract/permission'
import { savedViewEndpoints } from '@ironsouq/contract/saved-view/saved-view.endpoints'
import { expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'

const STATE = { filters: { state: ['listed'] }, sort: '-updatedAt', columns: ['name', 'price'] }

it('a view is saved under a name, own or shared, and changed by its owner alone [BO-2]', async () => {
  await using server = await startServer()
  const person = async (...permissions: Permission[]) => {
    const subject = { audience: 'staff', id: crypto.randomUUID(), permissions } as const
    return server.client({ bearer: await server.tokenFor(subject) })
  }
  const [lead, clerk] = [await person('view.share'), await person()]
  const view = { list: 'devices', name: 'Listed in Dubai', state: STATE, isShared: false }
  const { viewId, version } = await lead(savedViewEndpoints.create, { body: view })
  await expect(lead(savedViewEndpoints.create, { body: view })).rejects.toMatchObject({
    status: 400,
  })
  const list = { query: { list: 'devices' } }
  expect(await clerk(savedViewEndpoints.list, list)).toEqual([])
  const shared = { viewId, version, name: 'Listed', state: STATE, isShared: true }
  await lead(savedViewEndpoints.change, { body: shared })
  expect(await clerk(savedViewEndpoints.list, list)).toEqual([
    { viewId, name: 'Listed', state: STATE, isShared: true, isOwn: false, version: 2 },
  ])
  await expect(lead(savedViewEndpoints.change, { body: shared })).rejects.toMatchObject({
    status: 409,
  })
  await expect(
    clerk(savedViewEndpoints.create, { body: { ...view, isShared: true } }),
  ).rejects.toMatchObject({
    status: 403,
  })
  await expect(clerk(savedViewEndpoints.remove, { body: { viewId } })).rejects.toMatchObject({
    status: 404,
  })
  await lead(savedViewEndpoints.remove, { body: { viewId } })
  expect(await lead(savedViewEndpoints.list, list)).toEqual([])
})
