import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import {
  voucherEndpoints,
  voucherMerchantEndpoints,
  voucherStaffEndpoints,
} from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { startServer } from '#test/harness.ts'
import { aBuyer, aShop, submitted } from '#test/mall/market.ts'
import { aPacker, pay } from '#test/mall/paid-order.ts'
import { aVoucherOrder, aVoucherShop, TERMS } from '#test/mall/vouchers.ts'
import { aSignedInMember } from '#test/members.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { endVouchersInTime } from './voucher.deadlines.job.ts'
import { voucher, voucherLine, voucherWriteOff } from './voucher.tables.ts'

const { look, writeOff, recent, ofOrder } = voucherMerchantEndpoints
const say = translator('en')
const body = (code = '') => ({ body: { code } })

describe('issuing codes', () => {
  it('gives one code for each piece in the transaction of the payment, and the order is to be used [PR-6] [OR-12]', async () => {
    await using server = await startServer()
    const order = await aVoucherOrder(server, { quantity: 3 })
    expect(await order.shown()).toMatchObject({
      state: 'pendingReceipt',
      isVirtual: true,
      delivery: 'none',
      address: null,
      actions: ['refund'],
    })
    const { vouchers, isRefundable } = await order.own()
    expect(isRefundable).toBe(true)
    expect(vouchers).toHaveLength(3)
    expect(new Set(vouchers.map(({ code }) => code)).size).toBe(3)
    for (const each of vouchers) {
      expect(each).toMatchObject({ state: 'toBeUsed', kind: 'single', usesLeft: 1, usedAt: [] })
      expect(each.code).toMatch(/^1\d{12}$/)
      expect(each.validUntil).toBe('2026-12-14T20:00:00.000Z')
    }
    // Before it is paid there is none.
    const { skuId } = await aVoucherShop(server.ctx)
    const other = await aSignedInMember(server)
    const [unpaid] = (await submitted(other.call, [{ skuId, quantity: 2 }])).orders
    const asked = { query: { orderNumber: unpaid?.orderNumber ?? '' } }
    expect((await other.call(voucherEndpoints.ofOrder, asked)).vouchers).toEqual([])
  })

  it('stores nothing that reads as a code [PR-6]', async () => {
    await using server = await startServer()
    const [code = ''] = await (await aVoucherOrder(server)).codes()
    await server.work()
    for (const table of [
      'voucher',
      'voucher_line',
      'store_order',
      'notification',
      'outgoing_email',
    ]) {
      const { rows } = await server.ctx.db.execute<{ found: boolean }>(sql`
        select exists (select from pg_class where relname = ${table}) as found`)
      if (!rows[0]?.found) continue
      const found = await server.ctx.db.execute(
        sql`select 1 from ${sql.identifier(table)} as t where t::text like ${`%${code}%`}`,
      )
      expect(found.rows, table).toEqual([])
    }
  })

  it('asks the buyer what the store wants to know, and refuses an order without it [OR-12]', async () => {
    await using server = await startServer()
    const fields = [
      { label: { en: 'Serial number', ar: 'الرقم التسلسلي' }, isRequired: true },
      { label: { en: 'Machine hours' }, isRequired: false },
    ]
    const shop = await aVoucherShop(server.ctx, { fields })
    const buyer = await aSignedInMember(server)
    const lines = [{ skuId: shop.skuId, quantity: 1 }]
    const quote = await buyer.call(orderEndpoints.confirm, { body: { lines } })
    expect(quote).toMatchObject({
      canSubmit: true,
      orders: [
        { method: 'none', lines: [{ terms: { fields: [{ label: 'Serial number' }, {}] } }] },
      ],
    })
    await expect(submitted(buyer.call, lines)).rejects.toThrow()
    expect(await server.ctx.db.$count(storeOrder)).toBe(0)
    const order = await aVoucherOrder(server, { shop, answers: ['SN-4471'] })
    const answers = [{ label: 'Serial number', value: 'SN-4471' }]
    expect((await order.own()).answers).toEqual(answers)
    const seen = await order.counter(ofOrder, { query: { orderId: order.orderId } })
    expect(seen.answers).toEqual(answers)
  })

  it('stands beside other goods of the same store as an order of its own, under one payment [OR-9]', async () => {
    await using server = await startServer()
    const [virtual, goods] = [await aVoucherShop(server.ctx), await aShop(server.ctx)]
    const buyer = await aBuyer(server)
    const { orders } = await submitted(buyer.call, [
      { skuId: goods.skuId, quantity: 1 },
      { skuId: virtual.skuId, quantity: 1 },
    ])
    expect(orders).toHaveLength(2)
    await pay(server, orders[0]?.orderId ?? '')
    const { records } = await buyer.call(orderEndpoints.list, { query: {} })
    expect(new Map(records.map(({ isVirtual, state }) => [isVirtual, state]))).toEqual(
      new Map([
        [false, 'pendingDelivery'],
        [true, 'pendingReceipt'],
      ]),
    )
    expect(records).toHaveLength(2)
    expect(await server.ctx.db.$count(voucher)).toBe(1)
  })

  it('cannot be bought when its codes would have expired [OR-12]', async () => {
    await using server = await startServer()
    const over = { validity: 'range', days: null, from: '2026-10-01', until: '2026-11-13' } as const
    const { skuId } = await aVoucherShop(server.ctx, over)
    const buyer = await aSignedInMember(server)
    const lines = [{ skuId, quantity: 1 }]
    expect(await buyer.call(orderEndpoints.confirm, { body: { lines } })).toMatchObject({
      canSubmit: false,
      orders: [{ lines: [{ fault: 'withdrawn' }] }],
    })
  })
})

describe('writing codes off', () => {
  it('shows what a code is for, writes it off once, and then says when and by whom [PR-6]', async () => {
    await using server = await startServer()
    const { codes, counter, orderNumber, own, shown } = await aVoucherOrder(server, { quantity: 2 })
    const [first, second] = await codes()
    const before = await counter(look, body(first))
    expect(before).toMatchObject({ obstacle: null, orderNumber, name: 'Oil filter', usesLeft: 1 })
    expect(JSON.stringify(before)).not.toContain(first)
    const after = await counter(writeOff, body(`${first?.slice(0, 4)} ${first?.slice(4)}`))
    expect(after).toMatchObject({
      state: 'used',
      obstacle: 'used',
      writeOffs: [{ at: '2026-11-14T08:00:00.000Z', by: 'Packer' }],
    })
    await expect(counter(writeOff, body(first))).rejects.toThrow(say('error.voucherUsed'))
    await server.work()
    expect((await shown()).state).toBe('pendingReceipt')
    expect((await own()).vouchers).toMatchObject([
      { state: 'used', code: null, usedAt: ['2026-11-14T08:00:00.000Z'] },
      { state: 'toBeUsed', code: second },
    ])
    await counter(writeOff, body(second))
    await server.work()
    expect(await shown()).toMatchObject({ state: 'completed', actions: ['hide'] })
    expect(await counter(recent)).toMatchObject([
      { ending: second?.slice(-4), by: 'Packer' },
      { ending: first?.slice(-4) },
    ])
  })

  it('of eight at once one wins, and the same request sent again is answered as the first time [PR-6]', async () => {
    await using server = await startServer()
    const { codes, counter } = await aVoucherOrder(server)
    const [code] = await codes()
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => counter(writeOff, body(code))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await server.ctx.db.$count(voucherWriteOff)).toBe(1)

    const { codes: others, counter: clerk } = await aVoucherOrder(server)
    const [next] = await others()
    const idempotencyKey = '5f0f7c1e-8d7a-4b62-9a1c-0d9d6a2f5b11'
    const again = () => clerk(writeOff, { ...body(next), idempotencyKey })
    const repeated = await Promise.all([again(), again(), again()])
    for (const each of repeated) expect(each.state).toBe('used')
    expect(await server.ctx.db.$count(voucherWriteOff)).toBe(2)
  })

  it('counts the uses of a code for several, and of one without a limit until it expires [PR-6]', async () => {
    await using server = await startServer()
    const { codes, counter } = await aVoucherOrder(server, { terms: { kind: 'counted', uses: 3 } })
    const [code] = await codes()
    expect(code).toMatch(/^2/)
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => counter(writeOff, body(code))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await counter(look, body(code))).toMatchObject({ state: 'used', usesLeft: 0 })

    const pass = await aVoucherOrder(server, { terms: { kind: 'unlimited' } })
    const [open] = await pass.codes()
    expect(open).toMatch(/^3/)
    for (const times of [1, 2]) {
      const { writeOffs, state } = await pass.counter(writeOff, body(open))
      expect([state, writeOffs.length]).toEqual(['toBeUsed', times])
    }
  })

  it('of another store is as unknown as one that was never issued [PR-6]', async () => {
    await using server = await startServer()
    const { codes } = await aVoucherOrder(server)
    const [code] = await codes()
    const other = await aPacker(server, (await aVoucherShop(server.ctx)).sellerId)
    for (const each of [code, '1000000000000'])
      for (const call of [look, writeOff])
        await expect(other(call, body(each))).rejects.toThrow(say('error.voucherUnknown'))
    expect(await server.ctx.db.$count(voucherWriteOff)).toBe(0)
    const stranger = await aSignedInMember(server)
    const [line] = await server.ctx.db.select().from(voucherLine)
    const query = { orderNumber: line?.orderNumber ?? '' }
    await expect(stranger.call(voucherEndpoints.ofOrder, { query })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('waits for the first day of a range [PR-6]', async () => {
    await using server = await startServer()
    const terms = {
      validity: 'range',
      days: null,
      from: '2026-11-20',
      until: '2026-12-20',
    } as const
    const { codes, counter, sellerId } = await aVoucherOrder(server, { terms })
    const [code] = await codes()
    expect((await counter(look, body(code))).obstacle).toBe('notYet')
    await expect(counter(writeOff, body(code))).rejects.toThrow(say('error.voucherNotYet'))
    server.turnClock('2026-11-19T20:00:00Z')
    const next = await aPacker(server, sellerId)
    expect((await next(writeOff, body(code))).state).toBe('used')
  })

  it('shows the store and staff counts and never a code [PR-6]', async () => {
    await using server = await startServer()
    const { codes, counter, orderId } = await aVoucherOrder(server, { quantity: 2 })
    const all = await codes()
    await counter(writeOff, body(all[0]))
    const counts = { toBeUsed: 1, used: 1, refunded: 0, expired: 0 }
    const staff = server.client({ bearer: await server.staffToken(['order.read']) })
    const query = { orderId }
    const seen = [
      await counter(ofOrder, { query }),
      await staff(voucherStaffEndpoints.ofOrder, { query }),
      await counter(orderMerchantEndpoints.detail, { query }),
      await counter(recent),
    ]
    expect(seen.slice(0, 2)).toMatchObject([{ counts }, { counts }])
    for (const code of all) expect(JSON.stringify(seen)).not.toContain(code)
  })
})

describe('codes that no one uses', () => {
  it('expire, their buyer is notified a week before, once, and the order completes [OR-12]', async () => {
    await using server = await startServer()
    const { codes, sellerId, orderId } = await aVoucherOrder(server, { quantity: 2 })
    const [code] = await codes()
    await server.work()
    const kinds = async () =>
      (await server.ctx.db.select({ kind: notification.kind }).from(notification)).map(
        ({ kind }) => kind,
      )
    expect(await kinds()).toEqual(expect.arrayContaining(['voucherIssued']))
    expect(await kinds()).not.toContain('orderPaid')
    server.turnClock('2026-12-07T20:00:00Z')
    await runDeadlines(server.ctx, endVouchersInTime)
    await runDeadlines(server.ctx, endVouchersInTime)
    await server.work()
    expect((await kinds()).filter((kind) => kind === 'voucherExpiring')).toHaveLength(1)
    const states = async () =>
      (await server.ctx.db.select({ state: voucher.state }).from(voucher)).map(({ state }) => state)
    expect(await states()).toEqual(['toBeUsed', 'toBeUsed'])

    // Its time is over before the job has ended it.
    server.turnClock('2026-12-14T20:00:00Z')
    const counter = await aPacker(server, sellerId)
    await expect(counter(writeOff, body(code))).rejects.toThrow(say('error.voucherExpired'))
    await runDeadlines(server.ctx, endVouchersInTime)
    await server.work()
    expect(await states()).toEqual(['expired', 'expired'])
    const order = await counter(orderMerchantEndpoints.detail, { query: { orderId } })
    expect(order.state).toBe('completed')
    expect((await counter(look, body(code))).obstacle).toBe('expired')
  })

  it('is no receipt that a buyer confirms [OR-12]', async () => {
    await using server = await startServer()
    const { buyer, orderNumber, shown } = await aVoucherOrder(server)
    const confirmed = buyer.call(orderEndpoints.receive, { body: { orderNumber } })
    await expect(confirmed).rejects.toThrow(say('error.orderStateChanged'))
    expect((await shown()).state).toBe('pendingReceipt')
  })

  it('keeps to what the database promises: kinds, uses and one code for each place [PR-6]', async () => {
    await using server = await startServer()
    await aVoucherOrder(server, { terms: TERMS })
    const set = (values: Partial<typeof voucher.$inferInsert>) =>
      server.ctx.db.update(voucher).set(values).where(eq(voucher.position, 1))
    await expect(set({ usesLeft: 2 })).rejects.toThrow()
    await expect(set({ state: 'used' })).rejects.toThrow()
    await expect(set({ kind: 'unlimited' })).rejects.toThrow()
  })
})
