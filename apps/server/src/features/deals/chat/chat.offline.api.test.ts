import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aStore as aMallStore } from '#features/mall/store/store.builder.ts'
import { store } from '#features/mall/store/store.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { suspendSeller } from '#features/people/seller/seller.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { aStore, saying } from '#test/chats.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'

const { consult, detail, send } = chatEndpoints

it('a consultation with a store that was suspended says so, and goes on [CH-3]', async () => {
  await using server = await startServer()
  const { call } = await aSignedInMember(server)
  const { id, code } = await aStore(server)
  const started = await call(consult, { body: { desk: 'store', sellerCode: code } })
  expect(started).toMatchObject({ isStoreOffline: false })
  await atomic(server.ctx, (ctx) => suspendSeller(ctx, id, 'The licence has expired.'))
  const { chatId } = started
  expect(await call(detail, { query: { chatId } })).toMatchObject({
    seller: { code },
    isStoreOffline: true,
  })
  expect(await call(send, { body: saying(chatId, 'And my deposit?') })).toMatchObject({ seq: 1 })
})

it('a consultation with a store that was taken offline, closed or whose time is over says so [CH-3] [CH-7]', async () => {
  await using server = await startServer()
  const { call } = await aSignedInMember(server)
  const { id: storeId, code } = await aStore(server)
  await aMallStore(server.ctx, { sellerId: storeId })
  const { chatId } = await call(consult, { body: { desk: 'store', sellerCode: code } })
  const isOffline = async () => (await call(detail, { query: { chatId } })).isStoreOffline
  const staff = server.client({ bearer: await server.staffToken(['store.read', 'store.move']) })
  const move = (action: 'takeOffline' | 'bringBack', reason?: string) =>
    staff(storeStaffEndpoints.move, { body: { storeId, action, ...(reason && { reason }) } })
  expect(await isOffline()).toBe(false)
  await move('takeOffline', 'Complaints about quality')
  expect(await isOffline()).toBe(true)
  await move('bringBack')
  expect(await isOffline()).toBe(false)
  const account = await aSellerAccount(server.ctx, { sellerId: storeId, role: 'owner' })
  const owner = server.client({ bearer: await merchantTokenOf(server.ctx, account) })
  await owner(storeMerchantEndpoints.move, { body: { action: 'close' } })
  expect(await isOffline()).toBe(true)
  await owner(storeMerchantEndpoints.move, { body: { action: 'reopen' } })
  expect(await isOffline()).toBe(false)
  await server.ctx.db.update(store).set({ sellsUntil: '2020-01-01' }).where(eq(store.id, storeId))
  expect(await isOffline()).toBe(true)
})
