import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aCheckout, aPaidMall, type PaidMall } from '#test/mall/paying.ts'
import { aTopUp } from '#test/mall/posted.ts'
import { payment } from './payment.tables.ts'

const say = translator('en')
const dirhams = (amount: string) => ({ amount, currency: 'AED' })

/** The owner of the store of an order changes its price. */
async function reprices(
  { server }: PaidMall,
  { sellerId, orderId }: { sellerId: string; orderId: string },
  price: { discount: string; freight: string },
) {
  const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
  const merchant = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const [discount, freight] = [dirhams(price.discount), dirhams(price.freight)]
  await merchant(orderMerchantEndpoints.reprice, {
    body: { orderId, version: 1, discount, freight },
  })
}

it('a store cannot raise a price, and a buyer pays only a total that they saw [CA-3] [PY-3]', async () => {
  await using mall = await aPaidMall()
  const { call, payNo, orders, id: memberId } = await aCheckout(mall)
  await aTopUp(mall.server.ctx, { memberId, amountMinor: 500_000n })
  const { total: expected } = await call(paymentEndpoints.show, { query: { payNo } })
  const [order] = orders
  if (!order) throw new Error('no order')
  await expect(reprices(mall, order, { discount: '0', freight: '900.00' })).rejects.toMatchObject({
    message: say('portalOrder.totalAbove'),
  })
  await reprices(mall, order, { discount: '45.00', freight: '20.00' })
  for (const method of ['balance', 'card'] as const)
    await expect(
      call(paymentEndpoints.open, { body: { payNo, method, expected } }),
    ).rejects.toMatchObject({ message: say('error.orderStateChanged') })
  // A client that does not say what it showed pays nothing.
  await expect(
    call(paymentEndpoints.open, { body: { payNo, method: 'balance' } as never }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await mall.server.ctx.db.$count(payment)).toBe(0)
  const { total } = await call(paymentEndpoints.show, { query: { payNo } })
  expect(total.amount).toBe('100.00')
  const body = { payNo, method: 'balance', expected: total } as const
  expect(await call(paymentEndpoints.open, { body })).toMatchObject({ state: 'paid' })
})
