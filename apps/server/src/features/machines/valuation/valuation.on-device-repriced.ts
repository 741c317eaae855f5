import { deviceRepriced } from '#features/machines/device/device.events.ts'
import { pricedDevice } from '#features/machines/device/device.price.queries.ts'
import { consumer } from '#kernel/work/events.ts'
import { priceObservation } from './valuation.tables.ts'

/** Records the price of a model. The unique event id makes it one row, also when it runs repeatedly. */
export const observePrice = consumer({
  name: 'valuation.observe-price',
  on: deviceRepriced,
  async handle(ctx, { priceId, eventId }) {
    const priced = await pricedDevice(ctx, priceId)
    if (!priced || priced.priceMinor === null || priced.priceCurrency === null) return
    const { pricedAt, priceMinor, priceCurrency, ...machine } = priced
    await ctx.db
      .insert(priceObservation)
      .values({
        ...machine,
        priceMinor,
        priceCurrency,
        eventId: BigInt(eventId),
        createdAt: pricedAt,
      })
      .onConflictDoNothing({ target: priceObservation.eventId })
  },
})
