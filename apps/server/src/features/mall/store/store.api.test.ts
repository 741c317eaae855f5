import { faults } from '@ironsouq/contract/lifecycle'
import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { storeLifecycle } from '@ironsouq/contract/mall/store/store.lifecycle'
import { MOST_FOLLOWED } from '@ironsouq/contract/mall/store/store.limits'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { startServer } from '#test/harness.ts'
import { rowMaker } from '#test/isolation/row-maker.ts'
import { aSignedInMember } from '#test/members.ts'
import { anOpenStore } from '#test/stores/open-store.ts'
import { refuseUnlessSelling, storesThatSell } from './store.selling.projection.ts'
import { storeFollow } from './store.tables.ts'

const en = translator('en')
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

it('has a lifecycle without dead ends [ST-1]', () => {
  expect(faults(storeLifecycle)).toEqual([])
})

describe('the info of a store', () => {
  it('states the firm and its licence, whose shop it is and what it announces [ST-3]', async () => {
    await using server = await startServer()
    const { sellerId: storeId, categoryId } = await anOpenStore(server)
    const info = await server.client({ language: 'ar' })(storeEndpoints.info, {
      query: { storeId },
    })
    expect(info).toMatchObject({
      name: 'Ironwood Wear Parts',
      state: 'open',
      isSelling: true,
      isOwn: false,
      announcement: '',
      followers: 0,
      company: {
        enterpriseName: 'Ironwood Wear Parts Trading LLC',
        licenceNo: 'AJ-77120',
        residence: 'Al Jurf Industrial 2, Ajman',
        legalRepresentative: 'S. Haddad',
        registeredCapital: { amount: '300000.00', currency: 'AED' },
        establishedOn: '2009-01-01',
        licenceEndsOn: '2027-06-30',
        scope: 'Spare parts of heavy equipment',
      },
      categories: [{ categoryId, code: 'rollers', name: 'بكرات' }],
    })
    // The tax number is for invoices and staff.
    expect(JSON.stringify(info)).not.toContain('100334081200009')
    await expect(
      server.client()(storeEndpoints.info, { query: { storeId: STAFF } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('is followed once; those who follow it are counted, up to a maximum [PR-3] [ST-3]', async () => {
    await using server = await startServer()
    const { sellerId: storeId } = await anOpenStore(server)
    const { call, id: memberId } = await aSignedInMember(server)
    await Promise.all(
      Array.from({ length: 5 }, () => call(storeEndpoints.follow, { body: { storeId } })),
    )
    expect(await call(storeEndpoints.followedIds)).toEqual([storeId])
    const { records, total } = await call(storeEndpoints.followed, { query: {} })
    expect(records).toMatchObject([{ storeId, name: 'Ironwood Wear Parts', followers: 1 }])
    expect(total).toBe(1)
    const other = await aSignedInMember(server)
    expect(await other.call(storeEndpoints.followedIds)).toEqual([])
    await other.call(storeEndpoints.unfollow, { body: { storeId } })
    expect(await server.ctx.db.$count(storeFollow)).toBe(1)
    await call(storeEndpoints.unfollow, { body: { storeId } })
    await server.ctx.db.insert(storeFollow).values(
      Array.from({ length: MOST_FOLLOWED }, () => ({
        memberId,
        sellerId: crypto.randomUUID(),
        createdAt: server.ctx.now(),
      })),
    )
    await expect(call(storeEndpoints.follow, { body: { storeId } })).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('a store', () => {
  it('is closed and opened by its owner, and sells only while it is open [ST-1] [ST-5]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId, merchant } = await anOpenStore(server)
    const move = (action: 'close' | 'reopen' | 'askReview') =>
      merchant(storeMerchantEndpoints.move, { body: { action } })
    const refused = () => atomic(ctx, (ctx) => refuseUnlessSelling(ctx, [sellerId]))
    expect(await storesThatSell(ctx, [sellerId, STAFF])).toEqual(new Set([sellerId]))
    expect(await move('close')).toMatchObject({ state: 'closed' })
    expect(await storesThatSell(ctx, [sellerId])).toEqual(new Set())
    await expect(refused()).rejects.toMatchObject({
      key: 'error.storeNotSelling',
    })
    await expect(move('close')).rejects.toMatchObject({ status: 409 })
    await expect(move('askReview')).rejects.toMatchObject({ status: 409 })
    expect(await move('reopen')).toMatchObject({ state: 'open' })
    await refused()
  })

  it('is taken offline with a reason, reviewed and brought back [ST-1]', async () => {
    await using server = await startServer()
    const { sellerId: storeId, merchant, staff, state } = await anOpenStore(server)
    type Action = 'takeOffline' | 'refuseReview' | 'bringBack'
    const move = (action: Action, reason?: string) =>
      staff(storeStaffEndpoints.move, {
        body: { storeId, action, ...(reason !== undefined && { reason }) },
      })
    await expect(move('takeOffline')).rejects.toMatchObject({ status: 400 })
    await move('takeOffline', 'Three listings have no dimensions.')
    expect(await merchant(storeMerchantEndpoints.record)).toMatchObject({
      state: 'offline',
      reason: 'Three listings have no dimensions.',
    })
    await expect(
      merchant(storeMerchantEndpoints.move, { body: { action: 'reopen' } }),
    ).rejects.toMatchObject({ status: 409 })
    await merchant(storeMerchantEndpoints.move, { body: { action: 'askReview' } })
    await move('refuseReview', 'One is still without.')
    await merchant(storeMerchantEndpoints.move, { body: { action: 'askReview' } })
    const back = await move('bringBack')
    expect(back).toMatchObject({ state: 'open', reason: null })
    expect(back.moves.map(({ action }) => action)).toEqual([
      'bringBack',
      'askReview',
      'refuseReview',
      'askReview',
      'takeOffline',
    ])
    expect(await state()).toBe('open')
  })

  it('is terminated only when no order runs [ST-1]', async () => {
    await using server = await startServer()
    const { sellerId: storeId, staff, merchant, state } = await anOpenStore(server)
    await merchant(storeMerchantEndpoints.move, { body: { action: 'close' } })
    const { id: memberId } = await aSignedInMember(server)
    const make = await rowMaker(server, 'buyer')
    const checkout = await make('checkout', {
      member_id: memberId,
      state: 'placed',
      currency: 'AED',
      total_minor: 0,
    })
    const nothing = { goods_minor: 0, discount_minor: 0, freight_minor: 0, vat_minor: 0 }
    await make('store_order', {
      ...nothing,
      member_id: memberId,
      seller_id: storeId,
      checkout_id: checkout.id,
      state: 'pendingDelivery',
      paid_at: '2026-11-14T07:00:00Z',
      delivery: 'courier',
      currency: 'AED',
      address: '{}',
      payable_minor: 0,
      quantity: 0,
    })
    const terminate = () =>
      staff(storeStaffEndpoints.move, { body: { storeId, action: 'terminate' } })
    await expect(terminate()).rejects.toMatchObject({ message: en('error.storeHasOrders') })
    expect(await staff(storeStaffEndpoints.detail, { query: { storeId } })).toMatchObject({
      runningOrders: 1,
    })
    await server.pool.query(
      `update store_order set state = 'canceled', close_reason = 'buyer', canceled_at = now()`,
    )
    await terminate()
    expect(await state()).toBe('terminated')
  })

  it('is listed for staff by state and part of its name [BO-2]', async () => {
    await using server = await startServer()
    const { sellerId: storeId, staff } = await anOpenStore(server)
    const { rows } = await staff(storeStaffEndpoints.list, {
      query: { text: 'wood', state: 'open' },
    })
    expect(rows).toMatchObject([{ storeId, sellsUntil: '2026-12-31' }])
    expect(await staff(storeStaffEndpoints.list, { query: { text: 'aj-77120' } })).toMatchObject({
      total: 1,
    })
    expect(await staff(storeStaffEndpoints.list, { query: { state: 'closed' } })).toMatchObject({
      total: 0,
    })
  })
})

describe('the merchant', () => {
  const TEXTS = {
    name: 'Ironwood',
    description: 'Undercarriage parts for excavators.',
    announcement: 'Closed on National Day.',
  }
  const facts = {
    phone: '+971501234567',
    emirate: 'ajman' as const,
    area: 'Al Jurf',
    address: 'Industrial 2, street 9',
  }

  it('edits texts in several languages; of two who save at once one is refused [BO-1] [ST-6]', async () => {
    await using server = await startServer()
    const { sellerId: storeId, merchant } = await anOpenStore(server)
    const body = { version: 1, ...facts, texts: { en: TEXTS, ar: { ...TEXTS, name: 'آيرن وود' } } }
    const both = await Promise.allSettled([
      merchant(storeMerchantEndpoints.edit, { body }),
      merchant(storeMerchantEndpoints.edit, { body }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const info = await server.client({ language: 'ar' })(storeEndpoints.info, {
      query: { storeId },
    })
    expect(info).toMatchObject({ name: 'آيرن وود', announcement: 'Closed on National Day.' })
  })

  it('decorates the page from blocks, which buyers see once they are published [ST-6]', async () => {
    await using server = await startServer()
    const { sellerId: storeId, merchant, categoryId } = await anOpenStore(server)
    const block = {
      blockId: crypto.randomUUID(),
      kind: 'products' as const,
      texts: { en: { title: 'New rollers', body: '' }, ar: { title: 'بكرات جديدة', body: '' } },
      uploadId: null,
      categoryId,
    }
    expect(await merchant(storeMerchantEndpoints.page)).toMatchObject({ blocks: [], version: 0 })
    const saved = await merchant(storeMerchantEndpoints.savePage, {
      body: { version: 0, blocks: [block] },
    })
    expect(saved).toMatchObject({ isPublished: false, version: 1 })
    const blocks = async () =>
      (await server.client({ language: 'ar' })(storeEndpoints.info, { query: { storeId } })).blocks
    expect(await blocks()).toEqual([])
    await expect(
      merchant(storeMerchantEndpoints.publishPage, { body: { version: 2 } }),
    ).rejects.toMatchObject({ status: 409 })
    await merchant(storeMerchantEndpoints.publishPage, { body: { version: 1 } })
    expect(await blocks()).toMatchObject([{ kind: 'products', title: 'بكرات جديدة', categoryId }])
    await merchant(storeMerchantEndpoints.savePage, { body: { version: 1, blocks: [] } })
    expect(await blocks()).toHaveLength(1)
    const stranger = { ...block, uploadId: crypto.randomUUID() }
    await expect(
      merchant(storeMerchantEndpoints.savePage, { body: { version: 2, blocks: [stranger] } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('keeps warehouses and pickup points [BO-1]', async () => {
    await using server = await startServer()
    const { merchant } = await anOpenStore(server)
    const given = { name: 'Main', ...facts, isPickupPoint: true, hours: '8 to 18', isActive: true }
    const { warehouseId } = await merchant(storeMerchantEndpoints.addWarehouse, { body: given })
    const edit = { ...given, warehouseId, name: 'Yard', isPickupPoint: false }
    await merchant(storeMerchantEndpoints.editWarehouse, { body: { ...edit, version: 1 } })
    await expect(
      merchant(storeMerchantEndpoints.editWarehouse, { body: { ...edit, version: 1 } }),
    ).rejects.toMatchObject({ status: 409 })
    expect(await merchant(storeMerchantEndpoints.warehouses)).toMatchObject([
      { warehouseId, name: 'Yard', isPickupPoint: false, version: 2 },
    ])
  })

  it('works with a token of their own that opens no other store [ST-4]', async () => {
    await using server = await startServer()
    const first = await anOpenStore(server)
    const second = await anOpenStore(server, 'other')
    await first.merchant(storeMerchantEndpoints.move, { body: { action: 'close' } })
    expect(await first.merchant(storeMerchantEndpoints.record)).toMatchObject({
      storeId: first.sellerId,
      state: 'closed',
    })
    expect(await second.state()).toBe('open')
    const { call } = await aSignedInMember(server)
    await expect(call(storeMerchantEndpoints.record)).rejects.toMatchObject({ status: 403 })
    await expect(second.staff(storeMerchantEndpoints.record)).rejects.toMatchObject({ status: 403 })
  })
})
