import type { Grade, GuideBasis } from '@ironsouq/contract/device/device.enums'
import { sql, type SQL } from 'drizzle-orm'
import { priceGuide, sale } from './valuation.tables.ts'

export interface GuideRow {
  lowMinor: string
  highMinor: string
  currency: string
  basis: GuideBasis
  soldCount: number
}

/** The guide range of a machine as part of another feature's statement. */
export const guideOf = (deviceId: SQL) => sql<GuideRow | null>`(
  select json_build_object('lowMinor', g.low_minor::text, 'highMinor', g.high_minor::text,
    'currency', g.currency, 'basis', g.basis, 'soldCount', g.sold_count)
  from ${priceGuide} as g where g.device_id = ${deviceId})`

export interface SaleRow {
  yearMade: number
  workHours: number | null
  grade: Grade
  priceMinor: string
  priceCurrency: string
  soldOn: string
}

const SHOWN_SALES = 12
const YEARS_APART = 4

/** The last sales of the same model and about the same age, as part of a statement on `device`. */
export const comparablesOf = (today: SQL) => sql<SaleRow[]>`(
  select coalesce(json_agg(json_build_object(
    'yearMade', s.year_made, 'workHours', s.work_hours, 'grade', s.grade,
    'priceMinor', s.price_minor::text, 'priceCurrency', s.price_currency, 'soldOn', s.sold_on
  ) order by s.sold_on desc), '[]')
  from (
    select * from ${sale} as s
    where s.brand_id = device.brand_id and s.model = device.model
      and s.sold_on > ${today}::date - 365
      and s.year_made between device.year_made - ${sql.raw(String(YEARS_APART))}
        and device.year_made + ${sql.raw(String(YEARS_APART))}
      and s.device_id is distinct from device.id
    order by s.sold_on desc limit ${sql.raw(String(SHOWN_SALES))}
  ) as s)`
