import { randomUUID } from 'node:crypto'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { one } from '#kernel/data/db.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { ADDRESS, aShop, submitted } from '#test/mall/market.ts'
import { aTopUp } from '#test/mall/posted.ts'
import { aSignedInMember } from '#test/members.ts'
import { deliverNotice } from '#test/notices.ts'
import { paymentRefund } from './payment.tables.ts'

const say = translator('en')

it('notifies the buyer once when the money of an order has gone back [OR-11]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mail = `${randomUUID()}@yard.example`
  const { call, id: memberId } = await aSignedInMember(server, { mail })
  await call(addressEndpoints.add, { body: ADDRESS })
  await aTopUp(ctx, { memberId, amountMinor: 12_500n })
  const { skuId } = await aShop(ctx)
  const { payNo, orders, total: expected } = await submitted(call, [{ skuId, quantity: 1 }])
  const orderNumber = orders[0]?.orderNumber ?? ''
  await call(paymentEndpoints.open, { body: { payNo, method: 'balance', expected } })
  await call(refundEndpoints.ofBuyer, { body: { orderNumber } })
  await server.work()
  const ofRefund = eq(notification.kind, 'refundPaid')
  const { eventId } = one(await ctx.db.select().from(notification).where(ofRefund))
  const { id: refundId } = one(await ctx.db.select().from(paymentRefund))
  await deliverNotice(ctx, 'refundPaid', { refundId, memberId, eventId })
  await deliverNotice(ctx, 'surplusRefunded', { refundId, memberId, eventId })
  await server.work()
  const { records } = await call(notificationEndpoints.list, { query: {} })
  const title = say('notification.refundPaidTitle', { number: orderNumber })
  const shown = records.filter((each) => each.title === title)
  expect(shown).toMatchObject([
    { body: expect.stringContaining('125') as string, link: `/user-center/orders/${orderNumber}` },
  ])
  expect(await ctx.db.$count(notification, eq(notification.kind, 'surplusRefunded'))).toBe(0)
  const emails = (await inbox(mail)).filter(({ subject }) => subject === title)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain(say('payment.balance'))
})
