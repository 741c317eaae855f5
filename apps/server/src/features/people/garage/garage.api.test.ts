import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { garageEndpoints } from '@ironsouq/contract/people/garage/garage.endpoints'
import { GARAGE_MAX } from '@ironsouq/contract/people/garage/garage.limits'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'
import { aSignedInMember } from '#test/members.ts'

const { list, add, edit, remove } = garageEndpoints
const say = translator('en')
const plain = { name: null, serialNo: null, year: null }

let server: TestServer
let mall: Awaited<ReturnType<typeof aMall>>
beforeAll(async () => {
  server = await startServer()
  mall = await aMall(server.ctx)
})
afterAll(() => server[Symbol.asyncDispose]())

it('a member keeps their own machines, each serial number once, and no one else reaches them [PR-4]', async () => {
  const { call } = await aSignedInMember(server)
  const modelId = mall.pc200
  const typed = { name: 'Digger 7', serialNo: '310-452', year: 2012, modelId }
  const { garageId } = await call(add, { body: typed })
  await expect(call(add, { body: { ...typed, serialNo: '310452' } })).rejects.toMatchObject({
    message: say('garage.again'),
  })
  const changed = { garageId, name: null, serialNo: '310453', year: 2013 }
  expect(await call(edit, { body: changed })).toMatchObject({ ...changed, model: 'PC200-8' })
  const stranger = await aSignedInMember(server)
  await expect(stranger.call(edit, { body: changed })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(remove, { body: { garageId } })).rejects.toMatchObject({ status: 404 })
  expect((await stranger.call(list)).machines).toEqual([])
  await call(remove, { body: { garageId } })
  expect((await call(list)).machines).toEqual([])
})

it('a machine that the member saved is offered, and only such a one is added by its id [PR-4]', async () => {
  const { call } = await aSignedInMember(server)
  const { id: deviceId } = await aListedDevice(server.ctx, {
    model: 'PC300-8',
    modelId: mall.pc300,
    yearMade: 2014,
  })
  await expect(call(add, { body: { ...plain, deviceId } })).rejects.toMatchObject({ status: 404 })
  await call(favoriteEndpoints.add, { body: { deviceId } })
  expect((await call(list)).offered).toMatchObject([
    { deviceId, model: 'PC300-8', year: 2014, isBought: false },
  ])
  const added = await call(add, { body: { ...plain, deviceId } })
  expect(added).toMatchObject({ modelId: mall.pc300, year: 2014, serialNo: null })
  expect((await call(list)).offered).toEqual([])
  await expect(call(add, { body: { ...plain, deviceId } })).rejects.toMatchObject({
    message: say('garage.again'),
  })
})

it('a garage holds at most 50 machines, also when they are added at once [PR-4]', async () => {
  const { call } = await aSignedInMember(server)
  const body = { ...plain, modelId: mall.pc200 }
  const answers = await Promise.allSettled(
    Array.from({ length: GARAGE_MAX + 1 }, () => call(add, { body })),
  )
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { message: say('garage.full', { max: GARAGE_MAX }) } },
  ])
})

it('each machine has the number of parts that its list has [PR-4]', async () => {
  const { call } = await aSignedInMember(server)
  for (const modelId of [mall.pc200, mall.pc300]) await call(add, { body: { ...plain, modelId } })
  await aProduct(server.ctx, { ...mall.of, fits: [mall.pc200] })
  await server.work()
  await server.settleIndex()
  const { total } = await call(productSearchEndpoints.list, { query: { modelId: mall.pc200 } })
  const { machines } = await call(list)
  expect(machines).toMatchObject([
    { modelId: mall.pc300, parts: 0 },
    { modelId: mall.pc200, parts: total },
  ])
  expect(total).toBe(1)
})

it('the number of parts is left out while the search does not answer [PR-4]', async () => {
  await using unreachable = await startServer({ searchUrl: 'http://127.0.0.1:1' })
  const { pc200: modelId } = await aMall(unreachable.ctx)
  const { call } = await aSignedInMember(unreachable)
  await call(add, { body: { ...plain, modelId } })
  expect((await call(list)).machines).toMatchObject([{ modelId, parts: null }])
})
