import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import type { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { describe, expect, it } from 'vitest'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { aStore, aWarehouse } from '#features/mall/store/store.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

type Template = Omit<BodyOf<typeof freightEndpoints.create>, 'name'>

const NO_DAYS = { daysMin: null, daysMax: null }
const TIMES = { cutOff: 14 * 60, daysOff: [6, 7] }

const PARCELS: Template = {
  ...TIMES,
  unit: 'weight',
  rules: [
    {
      regions: ['AE'],
      firstUnits: 1000,
      first: '20.00',
      furtherUnits: 1000,
      further: '5.00',
      freeFrom: null,
      ...NO_DAYS,
    },
    {
      regions: ['dubai', 'ajman'],
      firstUnits: 1000,
      first: '10.00',
      furtherUnits: 500,
      further: '2.50',
      freeFrom: '500.00',
      ...NO_DAYS,
    },
    {
      regions: ['SA', 'OM'],
      firstUnits: 1500,
      first: '90.00',
      furtherUnits: 250,
      further: '12.00',
      freeFrom: null,
      ...NO_DAYS,
    },
  ],
}

const PIECES: Template = {
  ...TIMES,
  unit: 'piece',
  rules: [
    {
      regions: ['AE'],
      firstUnits: 2,
      first: '30.00',
      furtherUnits: 3,
      further: '7.00',
      freeFrom: null,
      ...NO_DAYS,
    },
  ],
}

/** A store that made its freight templates in the portal; its goods weigh 500 g and cost AED 125.00. */
async function aSender({ ctx, client }: TestServer) {
  const code = randomUUID()
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
  await aStore(ctx, { sellerId })
  const { id: warehouseId } = await aWarehouse(ctx, { sellerId, isPickupPoint: true })
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const merchant = client({ bearer: await merchantTokenOf(ctx, accountId) })
  const category = await aProductCategory(ctx, { code: 'filters', names: { en: 'Filters' } })
  const template = async (form: Template) =>
    (await merchant(freightEndpoints.create, { body: { ...form, name: randomUUID() } }))
      .freightTemplateId
  const goods = async (freightTemplateId: string | null) => {
    const { skus } = await aProduct(ctx, {
      sellerId,
      warehouseId,
      freightTemplateId,
      productCategoryId: category.id,
      deliveryMethods: ['courier', 'pickup'],
      skus: [{ weightG: 500, priceMinor: 12_500n, stock: 100 }],
    })
    return skus[0]?.id ?? expect.unreachable()
  }
  return { sellerId, warehouseId, merchant, template, goods }
}

/** A member with an address in each of the places. */
async function aTraveller(server: TestServer) {
  const { call } = await aSignedInMember(server)
  const addresses = new Map<string, string>()
  for (const region of ['dubai', 'ajman', 'sharjah', 'SA', 'KW']) {
    const country = region.length === 2 ? region : 'AE'
    const { addressId } = await call(addressEndpoints.add, {
      body: {
        recipient: 'Saeed Al Mansoori',
        phone: '+971501234567',
        country,
        region,
        city: 'Industrial area',
        detail: 'Street 12, yard 40',
        ...(country !== 'AE' && { postalCode: '12211' }),
      },
    })
    addresses.set(region, addressId)
  }
  type Order = Pick<CheckoutRequest, 'lines'> & Partial<Pick<CheckoutRequest, 'deliveries'>>
  const body = (to: string, order: Order) => ({ ...order, addressId: addresses.get(to) ?? '' })
  return {
    call,
    quote: (to: string, order: Order) => call(orderEndpoints.confirm, { body: body(to, order) }),
    submit: (to: string, order: Order, expected: { amount: string; currency: string }) =>
      call(orderEndpoints.submit, {
        body: { ...body(to, order), submitId: randomUUID(), expected },
      }),
  }
}

describe('the freight of a checkout', () => {
  it('depends on the region and on the steps of weight [PR-5]', async () => {
    await using server = await startServer()
    const sender = await aSender(server)
    const skuId = await sender.goods(await sender.template(PARCELS))
    const { quote } = await aTraveller(server)
    const cases: [to: string, quantity: number, freight: string][] = [
      ['sharjah', 1, '20.00'],
      ['sharjah', 2, '20.00'],
      ['sharjah', 3, '25.00'],
      ['sharjah', 4, '25.00'],
      ['sharjah', 5, '30.00'],
      ['dubai', 2, '10.00'],
      ['dubai', 3, '12.50'],
      ['ajman', 3, '12.50'],
      ['SA', 3, '90.00'],
      ['SA', 4, '114.00'],
    ]
    for (const [to, quantity, freight] of cases) {
      const asked = await quote(to, { lines: [{ skuId, quantity }] })
      const payable = aed((125 * quantity + Number(freight)).toFixed(2))
      expect(asked, `${quantity} to ${to}`).toMatchObject({
        canSubmit: true,
        orders: [{ method: 'courier', freight: aed(freight), discounts: [], payable }],
        freight: aed(freight),
        discount: aed('0.00'),
        total: payable,
      })
    }
    // The store asks before it saves, and gets what the checkout charges.
    const { unit, rules } = PARCELS
    const cost = (place: string, weightG: number) =>
      sender.merchant(freightEndpoints.cost, { body: { unit, rules, place, weightG, pieces: 1 } })
    for (const [to, quantity, freight] of cases)
      expect((await cost(to, 500 * quantity)).price).toEqual(aed(freight))
    expect(await cost('dubai', 12_000)).toEqual({ price: aed('65.00'), freeFrom: aed('500.00') })
    expect(await cost('KW', 12_000)).toEqual({ price: null, freeFrom: null })
  })

  it('may be counted by the piece [PR-5]', async () => {
    await using server = await startServer()
    const sender = await aSender(server)
    const skuId = await sender.goods(await sender.template(PIECES))
    const { quote } = await aTraveller(server)
    for (const [quantity, freight] of [
      [2, '30.00'],
      [3, '37.00'],
      [5, '37.00'],
      [6, '44.00'],
    ] as const)
      expect(await quote('dubai', { lines: [{ skuId, quantity }] })).toMatchObject({
        freight: aed(freight),
      })
  })

  it('is given by the store from an amount of goods on, in the regions that have one [PR-5]', async () => {
    await using server = await startServer()
    const sender = await aSender(server)
    const skuId = await sender.goods(await sender.template(PARCELS))
    const { quote, submit, call } = await aTraveller(server)
    const four = { lines: [{ skuId, quantity: 4 }] }
    const given = { kind: 'freeShipping', fundedBy: null, amount: aed('15.00') }
    const asked = await quote('dubai', four)
    expect(asked).toMatchObject({
      orders: [{ freight: aed('15.00'), discounts: [given], payable: aed('500.00') }],
      discount: aed('15.00'),
      total: aed('500.00'),
      vat: aed('23.81'),
    })
    expect(await quote('dubai', { lines: [{ skuId, quantity: 3 }] })).toMatchObject({
      orders: [{ discounts: [] }],
      total: aed('387.50'),
    })
    expect(await quote('sharjah', four)).toMatchObject({ discount: aed('0.00') })
    const placed = await submit('dubai', four, asked.total)
    const { orderNumber } = placed.orders[0] ?? expect.unreachable()
    expect(await call(orderEndpoints.detail, { query: { orderNumber } })).toMatchObject({
      freight: aed('15.00'),
      payable: aed('500.00'),
    })
  })

  it('does not exist where the store does not deliver: nothing can be ordered there [PR-5] [PR-2]', async () => {
    await using server = await startServer()
    const sender = await aSender(server)
    const skuId = await sender.goods(await sender.template(PARCELS))
    const { quote, submit, call } = await aTraveller(server)
    const one = { lines: [{ skuId, quantity: 1 }] }
    const asked = await quote('KW', one)
    expect(asked).toMatchObject({ canSubmit: false, orders: [{ fault: 'notDelivered' }] })
    await expect(submit('KW', one, asked.total)).rejects.toMatchObject({ status: 409 })
    expect(await call(orderEndpoints.list, { query: { size: 10 } })).toMatchObject({ records: [] })
  })

  it('is nothing at a pickup point, wherever the buyer lives [PR-5]', async () => {
    await using server = await startServer()
    const sender = await aSender(server)
    const { sellerId, warehouseId } = sender
    const skuId = await sender.goods(await sender.template(PARCELS))
    const { quote, submit } = await aTraveller(server)
    const delivery = { sellerId, method: 'pickup' as const, isVirtual: false, message: '' }
    const lines = [{ skuId, quantity: 3 }]
    const at = { lines, deliveries: [{ ...delivery, pickupWarehouseId: warehouseId }] }
    for (const to of ['sharjah', 'KW'])
      expect(await quote(to, at)).toMatchObject({
        canSubmit: true,
        orders: [{ method: 'pickup', freight: aed('0.00'), pickupPoints: [{ warehouseId }] }],
        total: aed('375.00'),
      })
    const nowhere = { lines, deliveries: [{ ...delivery, pickupWarehouseId: null }] }
    expect(await quote('sharjah', nowhere)).toMatchObject({
      canSubmit: false,
      orders: [{ fault: 'pickupNeeded' }],
    })
    expect(await submit('KW', at, aed('375.00'))).toMatchObject({ total: aed('375.00') })
  })

  it('is charged by each store, once for the goods of a template together [PR-5] [OR-9]', async () => {
    await using server = await startServer()
    const [first, second, third] = [
      await aSender(server),
      await aSender(server),
      await aSender(server),
    ]
    const parcels = await first.template(PARCELS)
    const lines = [
      // 1500 g together cost AED 25.00; apart they would cost AED 40.00.
      { skuId: await first.goods(parcels), quantity: 1 },
      { skuId: await first.goods(parcels), quantity: 2 },
      { skuId: await first.goods(await first.template(PIECES)), quantity: 3 },
      { skuId: await second.goods(await second.template(PIECES)), quantity: 1 },
      { skuId: await third.goods(null), quantity: 1 },
    ]
    const { quote, submit, call } = await aTraveller(server)
    const asked = await quote('sharjah', { lines })
    expect(asked).toMatchObject({
      canSubmit: true,
      orders: [
        { sellerId: first.sellerId, goods: aed('750.00'), freight: aed('62.00') },
        { sellerId: second.sellerId, goods: aed('125.00'), freight: aed('30.00') },
        { sellerId: third.sellerId, goods: aed('125.00'), freight: aed('0.00') },
      ],
      goods: aed('1000.00'),
      freight: aed('92.00'),
      total: aed('1092.00'),
    })
    await expect(submit('sharjah', { lines }, aed('1000.00'))).rejects.toMatchObject({
      status: 409,
    })
    const placed = await submit('sharjah', { lines }, asked.total)
    const freights = new Map<string, string>()
    for (const { orderNumber, sellerId } of placed.orders) {
      const order = await call(orderEndpoints.detail, { query: { orderNumber } })
      freights.set(sellerId, order.freight.amount)
    }
    expect(Object.fromEntries(freights)).toEqual({
      [first.sellerId]: '62.00',
      [second.sellerId]: '30.00',
      [third.sellerId]: '0.00',
    })
  })
})
