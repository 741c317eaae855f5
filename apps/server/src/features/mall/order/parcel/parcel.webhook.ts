import { eq } from 'drizzle-orm'
import { notFound } from '#kernel/errors.ts'
import type { Webhook } from '#kernel/http/webhook.ts'
import { parcel } from '../parcel.tables.ts'
import { followParcel } from './parcel.follow.service.ts'

/** With all checkpoints of a parcel. */
const BODY_BYTES = 256 << 10

/** Only the signature and which parcel it is are used: where the parcel is, is fetched. */
export const aftershipWebhook: Webhook = {
  path: '/webhook/aftership',
  bodyBytes: BODY_BYTES,
  confirm: () => null,
  async receive(ctx, posted) {
    if (!ctx.carrier) throw notFound()
    const trackingRef = ctx.carrier.readNotification(posted)
    if (trackingRef === null) return false
    // Two stores may have given the same number.
    const known = await ctx.db
      .select({ id: parcel.id })
      .from(parcel)
      .where(eq(parcel.trackingRef, trackingRef))
    for (const { id } of known) await followParcel(ctx, id)
    return true
  },
}
