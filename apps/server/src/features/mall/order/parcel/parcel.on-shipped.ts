import { consumer } from '#kernel/work/events.ts'
import { orderShipped, parcelCorrected } from '../order.events.ts'
import { followParcel } from './parcel.follow.service.ts'

/** A parcel that leaves is followed from then on. */
export const followShipped = consumer({
  name: 'parcel.follow-shipped',
  on: orderShipped,
  workerPool: 'carriers',
  handle: (ctx, { parcelId }) => followParcel(ctx, parcelId),
})

/** By its new number. */
export const followCorrected = consumer({
  name: 'parcel.follow-corrected',
  on: parcelCorrected,
  workerPool: 'carriers',
  handle: (ctx, { parcelId }) => followParcel(ctx, parcelId),
})
