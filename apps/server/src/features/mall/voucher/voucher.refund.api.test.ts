import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import {
  voucherEndpoints,
  voucherMerchantEndpoints,
} from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import type { VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { expect, it } from 'vitest'
import { paymentRefund } from '#features/money/payment/payment.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { submitted } from '#test/mall/market.ts'
import { aPaidMall, ledgerOf, openPayment, type PaidMall } from '#test/mall/paying.ts'
import { aVoucherShop } from '#test/mall/vouchers.ts'
import { aSignedInMember } from '#test/members.ts'

const { look, writeOff } = voucherMerchantEndpoints
const say = translator('en')

/** A virtual order that was paid by card, with the owner of its store. */
async function aCardOrder(
  mall: PaidMall,
  { quantity = 1, ...terms }: Partial<VoucherTerms> & { quantity?: number } = {},
) {
  const { server } = mall
  const { skuId, sellerId } = await aVoucherShop(server.ctx, terms)
  const { call } = await aSignedInMember(server)
  const { payNo, orders } = await submitted(call, [{ skuId, quantity }])
  const { step } = await openPayment(call, payNo, 'card')
  if (step.kind === 'none') throw new Error('no page')
  await BUYERS.stripe.pay(mall.psp.url, step)
  await call(paymentEndpoints.check, { body: { payNo } })
  const [order] = orders
  if (!order) throw new Error('no order')
  const { orderId, orderNumber } = order
  const ownerId = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
  const query = { orderNumber }
  const { vouchers } = await call(voucherEndpoints.ofOrder, { query })
  return {
    orderId,
    orderNumber,
    codes: vouchers.flatMap(({ code }) => code ?? []),
    owner: server.client({ bearer: await merchantTokenOf(server.ctx, ownerId) }),
    shown: () => call(orderEndpoints.detail, { query }),
    states: async () =>
      (await call(voucherEndpoints.ofOrder, { query })).vouchers.map(({ state }) => state),
    refund: () => call(refundEndpoints.ofBuyer, { body: { orderNumber } }),
  }
}

it('a buyer has unused codes refunded whole, and none of them can be written off then [OR-12]', async () => {
  await using mall = await aPaidMall()
  const order = await aCardOrder(mall, { quantity: 2 })
  await order.refund()
  await mall.server.work()
  expect(await order.shown()).toMatchObject({
    state: 'canceled',
    closeReason: 'refund',
    refunded: { amount: '250.00' },
  })
  expect(await order.states()).toEqual(['refunded', 'refunded'])
  expect(await ledgerOf(mall)).toEqual({})
  const [code = ''] = order.codes
  expect((await order.owner(look, { body: { code } })).obstacle).toBe('refunded')
  await expect(order.owner(writeOff, { body: { code } })).rejects.toThrow(
    say('error.voucherRefunded'),
  )
})

it('nothing is refunded to a buyer once a code was used, or where the product rules it out [OR-12]', async () => {
  await using mall = await aPaidMall()
  const used = await aCardOrder(mall, { quantity: 2 })
  expect((await used.shown()).actions).toContain('refund')
  await used.owner(writeOff, { body: { code: used.codes[0] ?? '' } })
  expect((await used.shown()).actions).not.toContain('refund')
  const seen = await used.owner(orderMerchantEndpoints.detail, { query: { orderId: used.orderId } })
  expect(seen.actions).not.toContain('refund')
  const fixed = await aCardOrder(mall, { isRefundable: false })
  expect((await fixed.shown()).actions).not.toContain('refund')
  for (const { refund } of [used, fixed])
    await expect(refund()).rejects.toThrow(say('error.voucherNotRefundable'))
  expect(await mall.server.ctx.db.$count(paymentRefund)).toBe(0)
  // The store may do it nevertheless.
  await fixed.owner(refundEndpoints.ofMerchant, { body: { orderId: fixed.orderId } })
  await mall.server.work()
  expect(await fixed.states()).toEqual(['refunded'])
})

it('staff refund an order also when some of it was used; only what was left is refunded as codes [OR-12]', async () => {
  await using mall = await aPaidMall()
  const order = await aCardOrder(mall, { quantity: 2, isRefundable: false })
  await order.owner(writeOff, { body: { code: order.codes[0] ?? '' } })
  const staff = mall.server.client({
    bearer: await mall.server.staffToken(['order.read', 'order.refund']),
  })
  const body = { orderId: order.orderId, reason: 'The workshop has closed.' }
  await staff(refundEndpoints.ofStaff, { body })
  await mall.server.work()
  expect((await order.states()).toSorted()).toEqual(['refunded', 'used'])
  expect(await order.shown()).toMatchObject({ state: 'canceled', closeReason: 'refund' })
  expect(await ledgerOf(mall)).toEqual({})
})

it('of a refund and write-offs at the same moment one side wins, whole [OR-12] [PR-6]', async () => {
  await using mall = await aPaidMall()
  const order = await aCardOrder(mall, { kind: 'counted', uses: 20 })
  const [code = ''] = order.codes
  const [refunded, ...written] = await Promise.allSettled([
    order.refund(),
    ...Array.from({ length: 8 }, () => order.owner(writeOff, { body: { code } })),
  ])
  await mall.server.work()
  const uses = written.filter(({ status }) => status === 'fulfilled').length
  if (refunded.status === 'fulfilled') {
    expect(uses).toBe(0)
    expect(await order.states()).toEqual(['refunded'])
  } else {
    expect(uses).toBe(8)
    expect(await order.states()).toEqual(['toBeUsed'])
    expect(await ledgerOf(mall)).not.toEqual({})
  }
})
