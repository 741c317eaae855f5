import { ApiError } from '@ironsouq/contract/client'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { ADDRESSES_MAX } from '@ironsouq/contract/people/address/address.limits'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { ADDRESS, aBuyer, aShop, submitted } from '#test/mall/market.ts'
import { aSignedInMember } from '#test/members.ts'

const { list, add, change, makeDefault, remove } = addressEndpoints
const say = translator('en')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const GERMANY = { ...ADDRESS, country: 'DE', region: 'Hamburg', city: 'Hamburg' }

it('an address needs recipient, phone, region and, where the country has them, a postal code [FM-4]', async () => {
  const { call } = await aSignedInMember(server)
  const faultOf = (given: object) =>
    call(add, { body: { ...ADDRESS, ...given } }).then(
      () => null,
      (err: unknown) => (err instanceof ApiError ? err.data : err),
    )
  const required = say('error.fieldRequired')
  for (const field of ['recipient', 'phone', 'region', 'city', 'detail'])
    expect(await faultOf({ [field]: '  ' })).toContainEqual({ field, msg: required })
  expect(await faultOf(GERMANY)).toEqual([{ field: 'postalCode', msg: required }])
  const notAllowed = say('error.fieldNotAllowed')
  expect(await faultOf({ ...GERMANY, country: 'XX', postalCode: '1' })).toEqual([
    { field: 'country', msg: notAllowed },
  ])
  expect(await faultOf({ region: 'Hamburg' })).toMatchObject([{ field: 'region' }])
  expect(await faultOf({ detail: 'x'.repeat(4) })).toMatchObject([{ field: 'detail' }])
  expect(await faultOf({ detail: 'x'.repeat(51) })).toMatchObject([{ field: 'detail' }])
  expect(await call(list)).toEqual([])
  expect(await faultOf({ detail: 'x'.repeat(5) })).toBeNull()
  expect(await faultOf({ detail: 'x'.repeat(50) })).toBeNull()
  expect(await faultOf({ ...GERMANY, postalCode: '20457' })).toBeNull()
})

it('a phone number of an address and of an order is read as everywhere else [FM-4] [ID-7]', async () => {
  const { call } = await aBuyer(server)
  const [first] = await call(list)
  const addressId = first?.addressId ?? ''
  for (const typed of ['0501234567', '+971 50 123 4567', '٠٥٠١٢٣٤٥٦٧', '00971501234567']) {
    const added = await call(add, { body: { ...ADDRESS, phone: typed } })
    expect(added.phone, typed).toBe('+971501234567')
  }
  const { skuId } = await aShop(server.ctx)
  const { orders } = await submitted(call, [{ skuId, quantity: 1 }])
  const orderNumber = orders[0]?.orderNumber ?? ''
  const wrong = { ...ADDRESS, phone: '+9999999999' }
  const msg = say('error.mobileWrong')
  await expect(call(add, { body: wrong })).rejects.toMatchObject({
    data: [{ field: 'phone', msg }],
  })
  const nested = { status: 400, data: [{ field: 'address.phone', msg }] }
  const changing = call(change, { body: { addressId, address: wrong } })
  await expect(changing).rejects.toMatchObject(nested)
  const moving = call(orderEndpoints.changeAddress, { body: { orderNumber, address: wrong } })
  await expect(moving).rejects.toMatchObject(nested)
  const typed = { ...ADDRESS, phone: '055 765 4321' }
  const changed = await call(change, { body: { addressId, address: typed } })
  expect(changed.phone).toBe('+971557654321')
  await call(orderEndpoints.changeAddress, { body: { orderNumber, address: typed } })
  const shown = await call(orderEndpoints.detail, { query: { orderNumber } })
  expect(shown.address?.phone).toBe('+971557654321')
})

it('a member has one default address and at most 20 of them [FM-4]', async () => {
  const { call } = await aSignedInMember(server)
  const [first, ...others] = Array.from({ length: ADDRESSES_MAX + 1 }, () => ADDRESS)
  if (!first) throw new Error('no address')
  const { addressId: firstId } = await call(add, { body: first })
  const answers = await Promise.allSettled(others.map((body) => call(add, { body })))
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { message: say('error.addressesFull', { max: ADDRESSES_MAX }) } },
  ])
  const defaults = async () =>
    (await call(list)).filter(({ isDefault }) => isDefault).map(({ addressId }) => addressId)
  expect(await defaults()).toEqual([firstId])
  const all = await call(list)
  expect(all).toHaveLength(ADDRESSES_MAX)
  const ids = all.map(({ addressId }) => addressId).filter((id) => id !== firstId)
  await Promise.all(ids.slice(0, 8).map((addressId) => call(makeDefault, { body: { addressId } })))
  const [chosen = '', ...more] = await defaults()
  expect(more).toEqual([])
  await call(remove, { body: { addressId: chosen } })
  expect(await defaults()).toHaveLength(1)
  const stranger = await aSignedInMember(server)
  const taken = stranger.call(remove, { body: { addressId: firstId } })
  await expect(taken).rejects.toMatchObject({ status: 404 })
})
