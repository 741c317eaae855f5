import { deviceRepriced } from '#features/device/device.events.ts'
import { priceStep } from '#features/device/device.kept.queries.ts'
import { consumer } from '#kernel/events.ts'
import { priceMove } from './notification.rules.ts'
import { tellSavers } from './notification.saved.service.ts'

/** Tells of another price those who saved the machine, if the two can be compared. */
export const tellNewPrice = consumer({
  name: 'notification.tell-new-price',
  on: deviceRepriced,
  async handle(ctx, { deviceId, priceId, eventId }) {
    const step = await priceStep(ctx, priceId)
    const move = step && priceMove(step)
    if (!move) return
    const { kind, price, before } = move
    await tellSavers(ctx, {
      deviceId,
      at: step.at,
      eventId,
      kind,
      facts: { price: price.amount, before: before.amount, currency: price.currency },
      link: `/device-detail/${deviceId}`,
    })
  },
})
