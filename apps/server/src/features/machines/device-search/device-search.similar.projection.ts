import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, ne, sql } from 'drizzle-orm'
import { categoryCode } from '#features/machines/category/category.queries.ts'
import {
  cardColumns,
  itsCategory,
  presentCard,
} from '#features/machines/device-card/device-card.projection.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { fewFromDatabase } from '#features/platform/search/search.admission.queries.ts'
import { catalogue } from '#features/platform/search/search.catalogue.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { SearchUnavailable } from '#kernel/ports/search.ts'
import { deviceIndex } from './device-search.document.ts'
import { presentHit, type Hit } from './device-search.page.present.ts'
import { hitFields } from './device-search.rules.ts'

const SHOWN = 4

async function referenceOf(ctx: Ctx, deviceId: string) {
  const [row] = await ctx.db
    .select({
      id: device.id,
      categoryId: device.categoryId,
      type: categoryCode(itsCategory),
      category: sql<string>`(select ancestor_code from category_path
        where category_id = device.category_id order by distance desc limit 1)`,
      model: device.model,
      year: device.yearMade,
      priceMinor: device.priceMinor,
      specs: device.specs,
    })
    .from(device)
    .where(eq(device.id, deviceId))
  return row
}
type Reference = NonNullable<Awaited<ReturnType<typeof referenceOf>>>

interface Figure {
  field: string
  origin: number
  scale: number
  offset: number
}

function figuresOf({ year, priceMinor, specs }: Reference): Figure[] {
  const price = priceMinor === null ? null : Number(priceMinor) / 100
  const weight = specs['operatingWeight']
  return [
    { field: 'year', origin: year, scale: 3, offset: 1 },
    ...(price ? [{ field: 'price', origin: price, scale: price * 0.3, offset: price * 0.05 }] : []),
    ...(typeof weight === 'number'
      ? [{ field: 'weight', origin: weight, scale: weight * 0.15, offset: weight * 0.03 }]
      : []),
  ]
}

type Level = 'type' | 'category'

/** The device itself, and what a search of its type has found already. */
const leftOut = ({ id, type }: Reference, level: Level) => [
  { term: { deviceId: id } },
  ...(level === 'category' ? [{ term: { type } }] : []),
]

/** Of the same type; nearer in age, price and weight scores higher, the same model highest. */
function request(reference: Reference, locale: LocaleCode, level: Level) {
  const within = level === 'type' ? { type: reference.type } : { categories: reference.category }
  return {
    query: {
      function_score: {
        query: {
          bool: {
            filter: [{ term: { state: 'listed' } }, { term: within }],
            must_not: leftOut(reference, level),
          },
        },
        functions: [
          ...figuresOf(reference).map(({ field, ...how }) => ({ gauss: { [field]: how } })),
          { filter: { term: { model: reference.model } }, weight: 1 },
        ],
        score_mode: 'sum',
        boost_mode: 'replace',
      },
    },
    sort: [{ _score: 'desc' }, { listedAt: 'desc' }, { deviceId: 'desc' }],
    size: SHOWN,
    track_total_hits: false,
    _source: hitFields(locale),
  }
}

async function fromDatabase(ctx: Ctx, reference: Reference): Promise<DeviceCard[]> {
  const apart =
    reference.priceMinor === null
      ? sql`0`
      : sql`
    coalesce(abs(${device.priceMinor} - ${reference.priceMinor}) / ${reference.priceMinor}::numeric, 1)`
  const rows = await ctx.db
    .select(cardColumns(ctx))
    .from(device)
    .where(
      and(
        eq(device.state, 'listed'),
        eq(device.categoryId, reference.categoryId),
        ne(device.id, reference.id),
      ),
    )
    .orderBy(
      sql`${device.model} <> ${reference.model}`,
      sql`abs(${device.yearMade} - ${reference.year}) / 5.0 + ${apart}`,
      sql`${device.id} desc`,
    )
    .limit(SHOWN)
  return rows.map(presentCard)
}

async function fromIndex(ctx: Ctx, reference: Reference, level: Level): Promise<DeviceCard[]> {
  const [names, [found]] = await Promise.all([
    catalogue(ctx),
    ctx.search.find<Hit>(deviceIndex.name, [request(reference, ctx.locale, level)]),
  ])
  return (found?.hits ?? []).map((hit) => presentHit({ names, locale: ctx.locale }, hit))
}

/** Listed devices that are similar to this one: of its type, and of its category if these are few. */
export async function similarDevices(ctx: Ctx, deviceId: string): Promise<DeviceCard[]> {
  const reference = await referenceOf(ctx, deviceId)
  if (!reference) return []
  try {
    const same = await fromIndex(ctx, reference, 'type')
    if (same.length === SHOWN) return same
    return [...same, ...(await fromIndex(ctx, reference, 'category'))].slice(0, SHOWN)
  } catch (err) {
    if (!(err instanceof SearchUnavailable)) throw err
    return fewFromDatabase(() => fromDatabase(ctx, reference))
  }
}
