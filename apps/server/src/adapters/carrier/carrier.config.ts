import * as z from 'zod/mini'
import { secret, url } from '#kernel/ops/config.ts'
import type { CarrierPort } from '#kernel/ports/carrier.ts'
import { createAftership } from './aftership.ts'

/** Who follows parcels. Without a key no parcel is followed. */
export const CARRIER_SHAPE = {
  /** AfterShip's tracking API with its version. */
  AFTERSHIP_URL: z._default(url('http', 'https'), 'https://api.aftership.com/tracking/2026-07'),
  AFTERSHIP_API_KEY: z.optional(secret(8)),
  AFTERSHIP_WEBHOOK_SECRET: z.optional(secret(8)),
} as const

const shape = z.object(CARRIER_SHAPE)
type CarrierConfig = z.output<typeof shape>

export const carrierFaults = (config: CarrierConfig): string[] =>
  (config.AFTERSHIP_API_KEY === undefined) === (config.AFTERSHIP_WEBHOOK_SECRET === undefined)
    ? []
    : ['AFTERSHIP_API_KEY, AFTERSHIP_WEBHOOK_SECRET belong together']

export function createCarrier(config: CarrierConfig, now: () => Date): CarrierPort | null {
  const { AFTERSHIP_API_KEY: apiKey, AFTERSHIP_WEBHOOK_SECRET: webhookSecret } = config
  return apiKey && webhookSecret
    ? createAftership({ url: config.AFTERSHIP_URL, apiKey, webhookSecret, now })
    : null
}
