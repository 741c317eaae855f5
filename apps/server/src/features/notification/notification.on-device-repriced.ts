import { fromMinor } from '@ironsouq/contract/money.minor'
import { deviceRepriced } from '#features/device/device.events.ts'
import { priceStep } from '#features/device/device.kept.queries.ts'
import { consumer } from '#kernel/events.ts'
import { tellSavers } from './notification.saved.service.ts'

/** Tells of another price those who saved the machine, if the two can be compared. */
export const tellNewPrice = consumer({
  name: 'notification.tell-new-price',
  on: deviceRepriced,
  async handle(ctx, { deviceId, priceId, eventId }) {
    const step = await priceStep(ctx, priceId)
    if (step?.state !== 'listed' && step?.state !== 'reserved') return
    const { priceMinor, priceCurrency: currency, before, at } = step
    if (priceMinor === null || currency === null || !before?.priceMinor) return
    const beforeMinor = BigInt(before.priceMinor)
    if (before.priceCurrency !== currency || beforeMinor === priceMinor) return
    await tellSavers(ctx, {
      deviceId,
      at,
      eventId,
      kind: priceMinor < beforeMinor ? 'priceCut' : 'priceRise',
      facts: {
        price: fromMinor(priceMinor, currency).amount,
        before: fromMinor(beforeMinor, currency).amount,
        currency,
      },
      link: `/device-detail/${deviceId}`,
    })
  },
})
