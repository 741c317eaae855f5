import type { GuideBasis } from '@ironsouq/contract/machines/device/device.enums'
import { sql, type SQL } from 'drizzle-orm'
import { priceGuide } from './valuation.tables.ts'

export interface GuideRow {
  lowMinor: string
  highMinor: string
  currency: string
  basis: GuideBasis
  soldCount: number
}

/** The guide range of a device as part of another feature's statement. */
export const guideOf = (deviceId: SQL) => sql<GuideRow | null>`(
  select json_build_object('lowMinor', g.low_minor::text, 'highMinor', g.high_minor::text,
    'currency', g.currency, 'basis', g.basis, 'soldCount', g.sold_count)
  from ${priceGuide} as g where g.device_id = ${deviceId})`
