import type {
  Bounds,
  Choice,
  DeviceSort,
  RangeName,
} from '@ironsouq/contract/machines/device/device.filters'
import type { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { brandCode } from '#features/machines/brand/brand.queries.ts'
import { categoriesUnder, categoryCode } from '#features/machines/category/category.queries.ts'
import { certificationCode } from '#features/machines/certification/certification.queries.ts'
import {
  cardColumns,
  deviceId,
  itsBrand,
  itsCategory,
  presentCard,
} from '#features/machines/device-card/device-card.projection.ts'
import { priceInAed } from '#features/machines/device/device.price.queries.ts'
import { device, deviceCertificate, deviceText } from '#features/machines/device/device.tables.ts'
import { actionsFound, isProven } from '#features/machines/inspection/inspection.queries.ts'
import { guideOf } from '#features/machines/valuation/valuation.queries.ts'
import type { Need } from '#features/platform/search/search.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { ALL_OF, type Narrowing, type Plan } from './device-search.plan.rules.ts'

const guide = guideOf(deviceId)
const ratio = sql`(${priceInAed} / ((((${guide})->>'lowMinor')::numeric + ((${guide})->>'highMinor')::numeric) / 200))`

/** A device without the figure comes last in both directions. */
const ORDER: Record<DeviceSort, SQL> = {
  relevance: desc(device.listedAt),
  newest: desc(device.listedAt),
  bestValue: sql`${ratio} asc nulls last`,
  priceLow: sql`${priceInAed} asc nulls last`,
  priceHigh: sql`${priceInAed} desc nulls last`,
  hoursLow: sql`${device.workHours} asc nulls last`,
  yearNew: desc(device.yearMade),
}

const number = (code: string) => sql`(case jsonb_typeof(${device.specs} -> ${code}::text)
  when 'number' then (${device.specs} ->> ${code}::text)::numeric end)`

const FIGURES: Record<RangeName, SQL> = {
  price: priceInAed,
  hours: sql`${device.workHours}`,
  year: sql`${device.yearMade}`,
  weight: number('operatingWeight'),
  mileage: sql`${device.mileageKm}`,
}

const between = (figure: SQL, { min, max }: Bounds): SQL | undefined =>
  and(
    min === undefined ? undefined : sql`${figure} >= ${min}`,
    max === undefined ? undefined : sql`${figure} <= ${max}`,
  )

const MARKS: Readonly<Record<string, SQL>> = {
  inspected: sql`${actionsFound(deviceId)} is not null`,
  noActions: sql`${actionsFound(deviceId)} = 0`,
  hoursProven: isProven(deviceId, 'hours'),
  identityProven: isProven(deviceId, 'identity'),
  gccCooling: sql`${device.gccCooling}`,
  plated: sql`${device.plated}`,
  warranty: sql`${device.warranty} <> 'none'`,
}

const marked = (values: readonly string[]) => and(...values.map((value) => MARKS[value]))

const certified = (values: readonly string[]) => sql`exists (
  select 1 from ${deviceCertificate} where ${deviceCertificate.deviceId} = ${deviceId}
    and ${inArray(certificationCode(sql`device_certificate.certification_id`), [...values])})`

const COLUMNS: Partial<Record<Choice, SQL>> = {
  type: categoryCode(itsCategory),
  brand: brandCode(itsBrand),
  grade: sql`${device.grade}`,
  model: sql`${device.model}`,
  emirate: sql`${device.emirate}`,
  customs: sql`${device.customs}`,
  emission: sql`${device.emission}`,
  ownership: sql`${device.ownership}`,
  priceMode: sql`${device.priceMode}`,
}

function condition(narrowing: Narrowing): SQL | undefined {
  if ('bounds' in narrowing) return between(FIGURES[narrowing.filter], narrowing.bounds)
  if (narrowing.filter === 'spec') {
    const { code, wanted } = narrowing
    if ('bounds' in wanted) return between(number(code), wanted.bounds)
    const value = sql`(${device.specs} ->> ${code}::text)`
    const values = wanted.values.map((v) => ({ yes: 'true', no: 'false' })[v] ?? v)
    return inArray(value, values)
  }
  if (ALL_OF.has(narrowing.filter)) return marked(narrowing.values)
  if (narrowing.filter === 'certification') return certified(narrowing.values)
  const column = COLUMNS[narrowing.filter]
  return column && inArray(column, narrowing.values)
}

const like = (text: string) => `%${escapedLike(text)}%`

/** In the title of any language, in the model or stock number, or a synonym of a brand or category. */
function meant({ words, codes, models, brands, categories }: Need): SQL | undefined {
  const languages = sql.join(
    LOCALE_CODES.map((code) => sql`${code}`),
    sql`, `,
  )
  const bare = (column: SQL) => sql`regexp_replace(lower(${column}), '[^[:alnum:]]', '', 'g')`
  const title = words.map(
    (word) => sql`exists (select 1 from ${deviceText} where ${deviceText.deviceId} = ${deviceId}
      and ${deviceText.locale} in (${languages}) and ${deviceText.title} ilike ${like(word)})`,
  )
  const coded = codes.map(
    (code) =>
      sql`(${bare(sql`device.model`)} || ' ' || ${bare(sql`device.stock_no`)}) like ${like(code)}`,
  )
  return or(
    ...title,
    ...coded,
    models.length > 0 ? inArray(bare(sql`device.model`), models) : undefined,
    brands.length > 0 ? inArray(brandCode(itsBrand), brands) : undefined,
    ...categories.map((code) => sql`${device.categoryId} in ${categoriesUnder(code)}`),
  )
}

const listRows = (ctx: Ctx, wanted: SQL | undefined) =>
  ctx.db.select(cardColumns(ctx)).from(device).where(wanted)

/** The list without the index: every filter, but no facet counts; slower at a million. */
export async function listFromDatabase(
  ctx: Ctx,
  { sort = 'newest', current, size }: DeviceQuery,
  plan: Plan,
): Promise<{ records: DeviceCard[]; total: number }> {
  const wanted = and(
    eq(device.state, 'listed'),
    ...plan.categories.map((code) => sql`${device.categoryId} in ${categoriesUnder(code)}`),
    ...plan.meant.needs.map(meant),
    ...plan.narrowings.map(condition),
  )
  const rows = listRows(ctx, wanted)
    .orderBy(ORDER[sort], desc(device.id))
    .limit(size)
    .offset((current - 1) * size)
  const [page, total] = await Promise.all([rows, ctx.db.$count(device, wanted)])
  return { records: page.map(presentCard), total }
}
