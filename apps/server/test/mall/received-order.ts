import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { eq } from 'drizzle-orm'
import { member } from '#features/people/member/member.tables.ts'
import type { TestServer } from '../harness.ts'
import { aShop } from './market.ts'
import { aPacker, aPaidOrder, ship } from './paid-order.ts'

interface Words {
  stars?: number
  text?: string
  isAnonymous?: boolean
  uploads?: string[]
}

/** An order that its buyer has received, with the form of a review of its one line. */
export async function aReceivedOrder(
  server: TestServer,
  shop?: Awaited<ReturnType<typeof aShop>>,
  { isReceived = true } = {},
) {
  const bought = shop ?? (await aShop(server.ctx))
  const paid = await aPaidOrder(server, bought)
  const { buyer, orderId, orderNumber, sellerId } = paid
  await ship(await aPacker(server, sellerId), orderId, `AX-${orderId.slice(-12)}`)
  const receive = () => buyer.call(orderEndpoints.receive, { body: { orderNumber } })
  if (isReceived) await receive()
  const { lines } = await paid.shown()
  const [row] = await server.ctx.db
    .select({ nickName: member.nickName })
    .from(member)
    .where(eq(member.id, buyer.id))
  return {
    ...paid,
    productId: bought.productId,
    nickName: row?.nickName ?? '',
    receive,
    form: ({ stars = 5, text = 'Fits.', isAnonymous = false, uploads = [] }: Words) => ({
      orderNumber,
      reviews: [{ orderLineId: lines[0]?.orderLineId ?? '', stars, text, isAnonymous, uploads }],
    }),
  }
}
