import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/machines/device/device.service.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import {
  memberByAccount,
  memberById,
  memberByMail,
  memberByMobile,
} from '#features/people/member/member.queries.ts'
import { member } from '#features/people/member/member.tables.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { SERVICE_KEY, startCtx, startServer } from '#test/harness.ts'
import { aBuyer, aShop } from '#test/mall/market.ts'
import { aSignedInMember } from '#test/members.ts'
import { start } from '#test/processes.ts'

const { userInfo, centerInfo } = memberEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

describe('the signed-in member', () => {
  it('is returned with nick name, picture, id, mail and mobile [CL-11]', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server, {
      nickName: 'خالد',
      pic: 'member/khalid.webp',
      mail: 'khalid@example.com',
      mobile: '+971501234567',
    })
    await aMember(server.ctx, { nickName: 'Someone else' })
    expect(await call(userInfo)).toEqual({
      nickName: 'خالد',
      pic: 'member/khalid.webp',
      userId: id,
      userMail: 'khalid@example.com',
      userMobile: '+971501234567',
    })
  })

  it('has empty texts for unknown fields [CL-11]', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server, { mail: null, mobile: null })
    expect(await call(userInfo)).toMatchObject({ pic: '', userMail: '', userMobile: '' })
  })

  it('is refused without a token, or with one of a deleted member: A00004 [CL-11]', async () => {
    await using server = await startServer()
    const gone = await server.tokenFor({ audience: 'member', id: crypto.randomUUID() })
    const erased = await aSignedInMember(server, { account: null, mail: null, mobile: null })
    await server.ctx.db
      .update(member)
      .set({ erasedAt: server.ctx.now() })
      .where(eq(member.id, erased.id))
    const unknown = { status: 401, code: 'A00004' }
    for (const options of [{}, { bearer: gone }, { bearer: SERVICE_KEY }, erased]) {
      const call = server.client(options)
      await expect(call(userInfo)).rejects.toMatchObject(unknown)
      await expect(call(centerInfo)).rejects.toMatchObject(unknown)
      await expect(call(memberEndpoints.profile)).rejects.toMatchObject(unknown)
    }
  })

  it('can be created for development, with a token', async () => {
    await using server = await startServer()
    const args = ['--audience', 'member', '--nick-name', 'Layla', '--mail', 'layla@example.com']
    await using made = start('token', server.environment, args)
    expect(await made.ended).toBe(0)
    const info = await server.client({ bearer: made.output().trim() })(userInfo)
    expect(info).toMatchObject({ nickName: 'Layla', userMail: 'layla@example.com' })
  })

  it('is found by account and mail in any spelling and by mobile, and never once erased', async () => {
    await using server = await startCtx()
    const { ctx } = server
    const mobile = '+971501234567'
    const { id } = await aMember(ctx, { account: 'Yard_1', mail: 'Sami@Yard.example', mobile })
    expect((await memberByAccount(ctx, 'yARD_1'))?.id).toBe(id)
    expect((await memberByMail(ctx, 'sAMI@yard.EXAMPLE'))?.id).toBe(id)
    expect((await memberByMobile(ctx, mobile))?.id).toBe(id)
    const empty = { account: null, mail: null, mobile: null, erasedAt: ctx.now() }
    await ctx.db.update(member).set(empty).where(eq(member.id, id))
    for (const found of [
      await memberById(ctx, id),
      await memberByAccount(ctx, 'yard_1'),
      await memberByMobile(ctx, mobile),
    ])
      expect(found).toBeNull()
  })
})

describe('the overview of a member', () => {
  const NOTHING = {
    favorites: { total: 0, cheaper: 0, sold: 0, products: 0 },
    history: { total: 0, products: 0 },
    savedSearches: { total: 0, new: 0 },
    inquiries: { unaudited: 0, pushed: 0, invalid: 0, unread: 0 },
    unreadMessages: 0,
    unreadNotices: 0,
    orders: {
      pendingPayment: 0,
      pendingDelivery: 0,
      readyForPickup: 0,
      pendingReceipt: 0,
      pendingEvaluation: 0,
    },
    coupons: 0,
    points: 0,
    balance: '0.00',
    level: 0,
  }

  it('is empty at first [CL-12]', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    expect(await call(centerInfo)).toEqual(NOTHING)
  })

  it('counts the member’s own orders by state [CL-12]', async () => {
    await using server = await startServer()
    const { skuId } = await aShop(server.ctx)
    const { call } = await aBuyer(server)
    const other = await aBuyer(server)
    const lines = [{ skuId, quantity: 1 }]
    const { total: expected } = await call(orderEndpoints.confirm, { body: { lines } })
    for (let n = 0; n < 2; n++)
      await call(orderEndpoints.submit, { body: { lines, submitId: randomUUID(), expected } })
    expect((await call(centerInfo)).orders).toEqual({ ...NOTHING.orders, pendingPayment: 2 })
    expect((await other.call(centerInfo)).orders).toEqual(NOTHING.orders)
  })

  it('counts only the member’s own favorites, history and unread notices [CL-12]', async () => {
    await using server = await startServer()
    const trade = await deviceReferences(server.ctx)
    const { call } = await aSignedInMember(server)
    const other = await aSignedInMember(server)
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push((await aDevice(server.ctx, trade)).id)
    const [cheaper = '', sold = ''] = ids
    for (const deviceId of ids) {
      await call(favoriteEndpoints.add, { body: { deviceId } })
      await call(historyEndpoints.record, { body: { kind: 'device', deviceId } })
    }
    const { productId: prodId } = await aShop(server.ctx)
    await call(favoriteEndpoints.addProduct, { body: { prodId } })
    await call(historyEndpoints.record, { body: { kind: 'product', prodId } })
    server.turnClock('2026-11-15T08:00:00Z')
    await repriceDevice(server.ctx, cheaper, { amount: '1000.00', currency: 'AED' })
    await moveDevice(server.ctx, sold, 'sell', STAFF)
    await server.work()
    expect(await call(centerInfo)).toEqual({
      ...NOTHING,
      favorites: { total: 3, cheaper: 1, sold: 1, products: 1 },
      history: { total: 3, products: 1 },
      unreadNotices: 2,
    })
    expect(await other.call(centerInfo)).toEqual(NOTHING)
  })
})
