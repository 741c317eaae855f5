import type { WholeShipment } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { shipParcel } from '../order.merchant.service.ts'
import { workOrders } from '../order.record.projection.ts'
import type { storeOrder } from '../order.tables.ts'

type Found = Pick<typeof storeOrder.$inferSelect, 'id' | 'state' | 'delivery'>

/** A refusal of one order leaves nothing behind: it comes before anything is written. */
async function refusalOf(
  ctx: TxCtx,
  actorId: string,
  order: Found | undefined,
  { carrier, trackingNo }: WholeShipment,
): Promise<string | null> {
  const say = translator(ctx.locale)
  if (order === undefined) return say('error.orderUnknown')
  if (order.delivery === 'pickup') return say('error.orderIsPickup')
  if (order.state !== 'pendingDelivery')
    return say('error.orderNotToShip', { state: say(`portalOrder.state_${order.state}`) })
  try {
    await shipParcel(ctx, actorId, { orderId: order.id, carrier, trackingNo })
    return null
  } catch (err) {
    if (err instanceof Refusal) return say(err.key, err.values)
    throw err
  }
}

/** Ships many orders, each whole. Orders are locked by their ids, so that two people never wait for each other. */
export const shipMany = (ctx: Ctx, actorId: string, shipments: readonly WholeShipment[]) =>
  atomic(ctx, async (ctx) => {
    const found = await workOrders(ctx, {
      numbers: shipments.map(({ orderNumber }) => orderNumber),
    })
    const byNumber = new Map(found.map(({ order }) => [order.number, order]))
    const wanted = shipments
      .map((shipment, at) => ({ shipment, at, order: byNumber.get(shipment.orderNumber) }))
      .toSorted((a, b) => (a.order?.id ?? '').localeCompare(b.order?.id ?? '') || a.at - b.at)
    const outcomes: { orderNumber: string; refusal: string | null }[] = []
    for (const { shipment, at, order } of wanted)
      outcomes[at] = {
        orderNumber: shipment.orderNumber,
        refusal: await refusalOf(ctx, actorId, order, shipment),
      }
    return outcomes
  })
