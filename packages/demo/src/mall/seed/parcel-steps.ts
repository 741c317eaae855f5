import type { Carrier, TrackingStatus } from '@ironsouq/contract/mall/order/order.enums'
import { parcel } from '@ironsouq/server/features/mall/order/parcel.tables.ts'
import { followParcel } from '@ironsouq/server/features/mall/order/parcel/parcel.follow.service.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import type { CarrierPort, CarrierReport } from '@ironsouq/server/kernel/ports/carrier.ts'
import { eq } from 'drizzle-orm'
import type { Step } from '../../seed/timeline.ts'

const HOUR_MS = 3_600_000

/** As each carrier numbers its parcels; the store's own van has a list. */
const NUMBERS: Record<Carrier, (digits: string) => string> = {
  own: (digits) => `VAN-${digits.slice(-6)}`,
  aramex: (digits) => `3${digits.slice(-9)}`,
  emiratesPost: (digits) => `EE${digits.slice(-9)}AE`,
  dhl: (digits) => digits.slice(-10),
  fedex: (digits) => `7${digits.slice(-11)}`,
}

export const trackingNoOf = (carrier: Carrier, orderNumber: string): string =>
  NUMBERS[carrier](orderNumber)

interface Way {
  orderId: string
  sentAt: number
  /** Null: it is still on its way. */
  arrives: number | null
}

/** What the carrier of a demo parcel says: no service knows it, and the first question about it is the last. */
const answering = (ref: string, reports: readonly CarrierReport[]): CarrierPort => ({
  register: () => Promise.resolve(ref),
  reports: () => Promise.resolve(reports),
  readNotification: () => null,
})

async function report(ctx: Ctx, orderId: string, reports: readonly CarrierReport[]): Promise<void> {
  const { id, trackingRef } = one(
    await ctx.db.select().from(parcel).where(eq(parcel.orderId, orderId)),
  )
  const carrier = answering(trackingRef ?? id.replaceAll('-', ''), reports)
  await atomic(ctx, (ctx) => followParcel({ ...ctx, carrier }, id))
}

/** What is reported about a parcel on its way, at the times of the reports. */
export function parcelSteps({ orderId, sentAt, arrives }: Way): Step[] {
  const told: [TrackingStatus, number][] = [
    ['received', sentAt + 4 * HOUR_MS],
    ['inTransit', sentAt + 13 * HOUR_MS],
    ...(arrives === null ? [] : ([['signed', arrives]] satisfies [TrackingStatus, number][])),
  ]
  return told.map(([status, at]) => ({
    at,
    run: (ctx) =>
      report(ctx, orderId, [
        { reportRef: `${orderId}-${status}`, status, place: 'AE', at: new Date(at) },
      ]),
  }))
}
