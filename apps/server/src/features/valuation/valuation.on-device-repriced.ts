import { deviceRepriced } from '#features/device/device.events.ts'
import { priceAsked } from '#features/device/device.queries.ts'
import { consumer } from '#kernel/events.ts'
import { priceObservation } from './valuation.tables.ts'

/** Notes what was asked for a model. The unique event id makes it one note however often it is told. */
export const observePrice = consumer({
  name: 'valuation.observe-price',
  on: deviceRepriced,
  async handle(ctx, { priceId, eventId }) {
    const asked = await priceAsked(ctx, priceId)
    if (!asked || asked.priceMinor === null || asked.priceCurrency === null) return
    const { askedAt, priceMinor, priceCurrency, ...machine } = asked
    await ctx.db
      .insert(priceObservation)
      .values({
        ...machine,
        priceMinor,
        priceCurrency,
        eventId: BigInt(eventId),
        createdAt: askedAt,
      })
      .onConflictDoNothing({ target: priceObservation.eventId })
  },
})
