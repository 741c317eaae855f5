import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import type { Permission } from '@ironsouq/contract/permission'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { ADDRESS, aShop, submitted } from '#test/mall/market.ts'
import { aSignedInMember } from '#test/members.ts'
import { WITHOUT_PERSON } from '../erased/order.erased.projection.ts'
import { storeOrder } from '../order.tables.ts'
import { parcel } from '../parcel.tables.ts'
import { searchedWords } from './order.search.projection.ts'
import { orderWord } from './order.word.tables.ts'

let server: TestServer
let own: Awaited<ReturnType<typeof aTrader>>
let other: Awaited<ReturnType<typeof aTrader>>

async function aTrader(code: string, recipient: string, phone: string) {
  const shop = await aShop(server.ctx)
  const buyer = await aSignedInMember(server, {
    nickName: `Buyer ${code}`,
    mail: `${code}@example.com`,
  })
  await buyer.call(addressEndpoints.add, { body: { ...ADDRESS, recipient, phone } })
  const { orders } = await submitted(buyer.call, [{ skuId: shop.skuId, quantity: 1 }])
  const accountId = await aSellerAccount(server.ctx, { sellerId: shop.sellerId, role: 'owner' })
  const merchant = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  return { buyer, merchant, order: orders[0] ?? expect.unreachable() }
}

beforeAll(async () => {
  server = await startServer()
  own = await aTrader('gulf', 'Priya Al-Nair', '+971501234410')
  other = await aTrader('levant', 'أحمد القاسمي', '+971559876543')
  const [row] = await server.ctx.db
    .select()
    .from(storeOrder)
    .where(eq(storeOrder.id, own.order.orderId))
  const { memberId, sellerId } = row ?? expect.unreachable()
  await server.ctx.db.insert(parcel).values({
    orderId: own.order.orderId,
    memberId,
    sellerId,
    position: 1,
    carrier: 'aramex',
    trackingNo: 'AX-7700-8899',
    createdAt: server.ctx.now(),
  })
})
afterAll(() => server[Symbol.asyncDispose]())

const byStore = async (search: string, of = own) => {
  const query = orderMerchantEndpoints.list.query.parse({ search })
  const { rows, total } = await of.merchant(orderMerchantEndpoints.list, { query })
  expect(total).toBe(rows.length)
  return rows.map(({ orderId }) => orderId)
}

const byStaff = async (asked: Record<string, string>, permissions: Permission[]) => {
  const bearer = await server.staffToken(permissions)
  const query = orderStaffEndpoints.list.query.parse(asked)
  const { rows } = await server.client({ bearer })(orderStaffEndpoints.list, { query })
  return rows.map(({ orderId }) => orderId)
}

it.each([
  ['a first name', 'priya'],
  ['the beginning of a name', 'pri'],
  ['a part of a name with a sign', 'Nair'],
  ['both names', 'nair Priya'],
  ['a mobile number as it is written within the country', '050 123 4410'],
  ['a mobile number with the code of the country', '+971 (50) 123-4410'],
  ['a mobile number with the code of the country after zeros', '00971501234410'],
  ['its last digits', '4410'],
  ['its last digits in Arabic', '٤٤١٠'],
  ['its last digits in Persian', '۴۴۱۰'],
  ['its last digits in Devanagari', '४४१०'],
  ['its last digits, wide', '４４１０'],
  ['a tracking number', 'ax77008899'],
  ['a tracking number as the carrier prints it', 'AX-7700-8899'],
  ['the last digits of a tracking number', '8899'],
  ['a name and last digits', 'priya 4410'],
])('a store finds its order by %s', async (_, search) => {
  expect(await byStore(search)).toEqual([own.order.orderId])
  expect(await byStore(search, other)).toEqual([])
})

it('a store finds an order by its number and by the last digits of it', async () => {
  const { orderNumber, orderId } = own.order
  expect(await byStore(orderNumber)).toEqual([orderId])
  expect(await byStore(orderNumber.slice(-6))).toEqual([orderId])
})

it('Arabic names are found however the alef and the last letter are written', async () => {
  expect(await byStore('احمد', other)).toEqual([other.order.orderId])
  expect(await byStore('القاسمى', other)).toEqual([other.order.orderId])
})

it('words that no order has find none', async () => {
  for (const search of ['priya 9999', 'priyanka', '%', '---'])
    expect(await byStore(search)).toEqual([])
})

it('only staff who may see members find orders by the account of the buyer', async () => {
  const reads: Permission[] = ['order.read']
  const { orderId } = own.order
  expect(await byStaff({ search: 'gulf@example.com' }, [...reads, 'member.read'])).toEqual([
    orderId,
  ])
  expect(await byStaff({ search: 'gulf@example.com' }, reads)).toEqual([])
  expect(await byStaff({ search: 'priya' }, reads)).toEqual([orderId])
  expect(await byStaff({ memberId: own.buyer.id }, reads)).toEqual([orderId])
})

it('orders are filtered by day in the Emirates, delivery and payment', async () => {
  const reads: Permission[] = ['order.read']
  const find = async (asked: Record<string, string>) => (await byStaff(asked, reads)).length
  const [row] = await server.ctx.db.select().from(storeOrder).limit(1)
  const day = (row ?? expect.unreachable()).createdAt.toISOString().slice(0, 10)
  expect(await find({ from: day, until: day })).toBe(2)
  expect(await find({ until: '2020-01-01' })).toBe(0)
  expect(await find({ delivery: 'courier' })).toBe(2)
  expect(await find({ delivery: 'pickup' })).toBe(0)
  expect(await find({ payment: 'unpaid' })).toBe(2)
  expect(await find({ payment: 'paid' })).toBe(0)
  expect(await find({ payment: 'refunded' })).toBe(0)
  expect(await find({ method: 'card' })).toBe(0)
})

it('an order is found by a corrected tracking number, and no more by a person who was erased from it', async () => {
  const { db } = server.ctx
  const { orderId } = own.order
  await db.update(parcel).set({ trackingNo: 'DX55501' }).where(eq(parcel.orderId, orderId))
  expect(await byStore('55501')).toEqual([orderId])
  expect(await byStore('8899')).toEqual([])
  await db.update(storeOrder).set(WITHOUT_PERSON).where(eq(storeOrder.id, orderId))
  expect(await byStore('priya')).toEqual([])
  expect(await byStore('4410')).toEqual([])
  const left = await db.select().from(orderWord).where(eq(orderWord.orderId, orderId))
  // oxlint-disable-next-line typescript/no-misused-spread -- only digits
  const reversed = [...own.order.orderNumber].toReversed().join('')
  expect(left.map(({ word }) => word).toSorted()).toEqual(
    [`<${reversed}`, '<10555xd', 'dx55501'].toSorted(),
  )
})

it.each([
  ['0501234410', ['501234410']],
  ['00971501234410', ['971501234410']],
  ['0144', ['0144']],
  ['2611141234567890', ['2611141234567890']],
  ['priya n 4410', ['priya', '4410']],
  ['a', ['a']],
  ['- -', []],
])('the words of %s', (search, words) => {
  expect(searchedWords(search)).toEqual(words)
})
