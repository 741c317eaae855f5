import type { Permission } from '@ironsouq/contract/permission'
import {
  merchantSavedViewEndpoints,
  savedViewEndpoints,
} from '@ironsouq/contract/platform/saved-view/saved-view.endpoints'
import { expect, it } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
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

it('people of a seller share views with each other, and neither staff nor other sellers see them', async () => {
  await using server = await startServer()
  const { ctx } = server
  const personOf = async (sellerId: string) => {
    const accountId = await aSellerAccount(ctx, { sellerId, role: 'sales', name: 'Sales' })
    return server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  }
  const { id: sellerId } = await aSeller(ctx, { code: 'own', names: { en: 'Own' } })
  const { id: otherId } = await aSeller(ctx, { code: 'other', names: { en: 'Other' } })
  const [person, colleague, other] = [
    await personOf(sellerId),
    await personOf(sellerId),
    await personOf(otherId),
  ]
  const staff = server.client({ bearer: await server.staffToken() })
  const body = { list: 'device', name: 'Cheap ones', state: STATE, isShared: true }
  const { viewId, version } = await person(merchantSavedViewEndpoints.create, { body })
  await expect(person(merchantSavedViewEndpoints.create, { body })).rejects.toMatchObject({
    status: 400,
  })
  await colleague(merchantSavedViewEndpoints.create, { body: { ...body, isShared: false } })
  const list = { query: { list: 'device' } }
  expect(await colleague(merchantSavedViewEndpoints.list, list)).toMatchObject([
    { viewId, isOwn: false },
    { isOwn: true, isShared: false },
  ])
  expect(await person(merchantSavedViewEndpoints.list, list)).toMatchObject([{ viewId }])
  expect(await other(merchantSavedViewEndpoints.list, list)).toEqual([])
  expect(await staff(savedViewEndpoints.list, list)).toEqual([])
  const change = { viewId, version, name: 'Low prices', state: STATE, isShared: true }
  await expect(
    colleague(merchantSavedViewEndpoints.change, { body: change }),
  ).rejects.toMatchObject({ status: 404 })
  await person(merchantSavedViewEndpoints.change, { body: change })
  await person(merchantSavedViewEndpoints.remove, { body: { viewId } })
  expect(await person(merchantSavedViewEndpoints.list, list)).toEqual([])
})
