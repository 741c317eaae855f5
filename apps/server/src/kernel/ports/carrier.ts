import type { Carrier, TrackingStatus } from '@ironsouq/contract/mall/order/order.enums'

/** The service that tracks parcels does not answer; a later attempt may succeed. */
export class CarrierUnavailable extends Error {
  override name = 'CarrierUnavailable'
}

/** The service refuses this parcel, and would refuse it again: no carrier has such a number. */
export class CarrierRefused extends Error {
  override name = 'CarrierRefused'
}

/** Something that happened to a parcel on its way. */
export interface CarrierReport {
  /** The same for the same report, however often it is fetched. */
  reportRef: string
  status: TrackingStatus
  place: string
  at: Date
}

interface PostedNotification {
  body: Uint8Array
  header: (name: string) => string | undefined
}

/** Who follows parcels of all carriers for us. Calls reject with CarrierUnavailable or CarrierRefused. */
export interface CarrierPort {
  /** Begins to follow a parcel and returns its name there. The same parcel again has the same name. */
  register(parcel: { carrier: Carrier; trackingNo: string }): Promise<string>
  /** Everything that is known of a parcel, in any order. */
  reports(trackingRef: string): Promise<readonly CarrierReport[]>
  /** The name of the parcel that has news; null is a forgery. What it says besides is not believed. */
  readNotification(posted: PostedNotification): string | null
}
