import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { featureSwitchEndpoints } from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { expect, it } from 'vitest'
import { postOrderRefunded } from '#features/mall/order/postings/order.postings.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer } from '#test/harness.ts'
import { aPaidOrder, aTopUp } from '#test/mall/posted.ts'
import { aSignedInMember } from '#test/members.ts'

const { overview, changes } = balanceEndpoints
const money = (amount: string) => ({ amount, currency: 'AED' })

it('a member sees the balance and each kind of change with the balance after it [LO-3]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { id: memberId, call } = await aSignedInMember(server)
  expect(await call(overview)).toMatchObject({ balance: money('0.00'), canTopUp: true })
  const { id: sellerId } = await aSeller(ctx, { code: 'sells', names: { en: 'Sells' } })
  await aTopUp(ctx, { memberId, amountMinor: 200_000n, giftMinor: 10_000n })
  const order = await aPaidOrder(ctx, {
    sellerId,
    memberId,
    amountMinor: 109_700n,
    method: 'balance',
  })
  const refund = { ...order, refundId: crypto.randomUUID(), amountMinor: 14_800n }
  await atomic(ctx, (ctx) => postOrderRefunded(ctx, refund))
  const other = await aSignedInMember(server)
  await aTopUp(ctx, { memberId: other.id, amountMinor: 5n })

  expect(await call(overview)).toMatchObject({
    balance: money('1151.00'),
    cash: money('1137.51'),
    gift: money('13.49'),
  })
  const { records, total } = await call(changes, { query: {} })
  expect(total).toBe(4)
  expect(records.map(({ kind, amount, balance }) => [kind, amount.amount, balance.amount])).toEqual(
    [
      ['orderRefund', '148.00', '1151.00'],
      ['shopping', '-1097.00', '1003.00'],
      ['gift', '100.00', '2100.00'],
      ['topUp', '2000.00', '2000.00'],
    ],
  )
  expect(records[1]?.order).toMatchObject({ orderId: order.orderId })
  const gifts = await call(changes, { query: { kind: 'gift' } })
  expect([gifts.total, gifts.records[0]?.balance]).toEqual([1, money('2100.00')])
  const second = await call(changes, { query: { current: 2, size: 3 } })
  expect(second.records.map(({ kind }) => kind)).toEqual(['topUp'])
})

it('top-up is offered while its switch is on [LO-3]', async () => {
  await using server = await startServer()
  const staff = server.client({ bearer: await server.staffToken(['setting.edit']) })
  const { call } = await aSignedInMember(server)
  await staff(featureSwitchEndpoints.set, { body: { code: 'topUp', isOn: false, version: 1 } })
  await expect.poll(async () => (await call(overview)).canTopUp, { timeout: 4000 }).toBe(false)
})
