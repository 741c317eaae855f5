import { deviceRepriced } from '#features/device/device.events.ts'
import { priceStep } from '#features/device/device.kept.queries.ts'
import { consumer } from '#kernel/events.ts'
import { priceMove } from './notification.rules.ts'
import { planMails } from './notification.saved-mail.service.ts'

export const mailPriceCut = consumer({
  name: 'notification.mail-price-cut',
  on: deviceRepriced,
  async handle(ctx, { deviceId, priceId, eventId }) {
    const step = await priceStep(ctx, priceId)
    const move = step && priceMove(step)
    if (!move || move.kind !== 'priceCut') return
    await planMails(ctx, { deviceId, priceId, at: step.at, eventId, kind: move.kind })
  },
})
