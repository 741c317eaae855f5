import { randomUUID } from 'node:crypto'
import { addressEndpoints } from '@ironsouq/contract/address/address.endpoints'
import { orderEndpoints } from '@ironsouq/contract/order/order.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { notification } from '#features/notification/notification.tables.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { ADDRESS, aShop, submitted } from '#test/mall/market.ts'
import { aSignedInMember } from '#test/members.ts'

it('notifies the buyer of a cancelled order once, in the notice centre and by email [OR-11]', async () => {
  await using server = await startServer()
  const mail = `${randomUUID()}@yard.example`
  const { call } = await aSignedInMember(server, { mail })
  await call(addressEndpoints.add, { body: ADDRESS })
  const { skuId } = await aShop(server.ctx, { name: 'Sajaa Filters' })
  const { orders } = await submitted(call, [{ skuId, quantity: 1 }])
  const orderNumber = orders[0]?.orderNumber ?? ''
  await call(orderEndpoints.cancel, { body: { orderNumber } })
  await server.work()
  expect(await server.ctx.db.select({ kind: notification.kind }).from(notification)).toEqual([
    { kind: 'orderCanceled' },
  ])
  const [email, ...more] = await inbox(mail)
  expect(more).toEqual([])
  expect(email?.subject).toBe(
    translator('en')('notification.orderCanceledTitle', { number: orderNumber }),
  )
})
