import {
  deviceChanged,
  deviceRepriced,
  deviceSold,
} from '#features/machines/device/device.events.ts'
import { priceChange } from '#features/machines/device/device.price.queries.ts'
import { consumer } from '#kernel/work/events.ts'
import { matchCheaper, matchListed, matchSold } from './saved-search.match.service.ts'

/** While the index does not answer these jobs fail and are tried again; the unique key makes each match once. */
const inPool = { workerPool: 'search' } as const

export const matchNewDevice = consumer({
  ...inPool,
  name: 'saved-search.match-new',
  on: deviceChanged,
  handle: (ctx, { deviceId }) => matchListed(ctx, deviceId),
})

export const matchCheaperDevice = consumer({
  ...inPool,
  name: 'saved-search.match-cheaper',
  on: deviceRepriced,
  async handle(ctx, { deviceId, priceId, at }) {
    const change = await priceChange(ctx, priceId)
    const earlier = change?.before
    if (!change?.priceMinor || !earlier?.priceMinor) return
    const priceBeforeMinor = BigInt(earlier.priceMinor)
    const { priceMinor, priceCurrency } = change
    if (priceCurrency === null || earlier.priceCurrency !== priceCurrency) return
    const cut = { priceBeforeMinor, priceMinor, priceCurrency }
    if (priceMinor < priceBeforeMinor) await matchCheaper(ctx, deviceId, { priceId, at, ...cut })
  },
})

export const matchSoldDevice = consumer({
  ...inPool,
  name: 'saved-search.match-sold',
  on: deviceSold,
  handle: (ctx, { deviceId, eventId, at }) => matchSold(ctx, deviceId, { eventId, at }),
})
