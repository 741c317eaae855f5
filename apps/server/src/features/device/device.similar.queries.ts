import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { and, eq, ne, sql } from 'drizzle-orm'
import { categoryCode } from '#features/category/category.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { SearchAway } from '#kernel/ports.ts'
import { cardColumns, itsCategory } from './device.card.queries.ts'
import { deviceIndex, type DeviceDocument } from './device.document.ts'
import { presentCard } from './device.present.ts'
import { device } from './device.tables.ts'

const SHOWN = 4

async function likened(ctx: Ctx, deviceId: string) {
  const [row] = await ctx.db
    .select({
      id: device.id,
      categoryId: device.categoryId,
      type: categoryCode(itsCategory),
      model: device.model,
      year: device.yearMade,
      priceMinor: device.priceMinor,
      specs: device.specs,
    })
    .from(device)
    .where(eq(device.id, deviceId))
  return row
}
type Likened = NonNullable<Awaited<ReturnType<typeof likened>>>

interface Figure {
  field: string
  origin: number
  scale: number
  offset: number
}

function figuresOf({ year, priceMinor, specs }: Likened): Figure[] {
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

/** Of the same type; the nearer in age, price and weight the better, the same model best. */
function request(like: Likened, locale: string) {
  return {
    query: {
      function_score: {
        query: {
          bool: {
            filter: [{ term: { state: 'listed' } }, { term: { type: like.type } }],
            must_not: [{ term: { deviceId: like.id } }],
          },
        },
        functions: [
          ...figuresOf(like).map(({ field, ...how }) => ({ gauss: { [field]: how } })),
          { filter: { term: { model: like.model } }, weight: 1 },
        ],
        score_mode: 'sum',
        boost_mode: 'replace',
      },
    },
    sort: [{ _score: 'desc' }, { listedAt: 'desc' }, { deviceId: 'desc' }],
    size: SHOWN,
    track_total_hits: false,
    _source: ['card', `words.${locale}`],
  }
}

async function fromDatabase(ctx: Ctx, like: Likened): Promise<DeviceCard[]> {
  const apart =
    like.priceMinor === null
      ? sql`0`
      : sql`
    coalesce(abs(${device.priceMinor} - ${like.priceMinor}) / ${like.priceMinor}::numeric, 1)`
  const rows = await ctx.db
    .select(cardColumns(sql`${ctx.locale}::text`))
    .from(device)
    .where(
      and(
        eq(device.state, 'listed'),
        eq(device.categoryId, like.categoryId),
        ne(device.id, like.id),
      ),
    )
    .orderBy(
      sql`${device.model} <> ${like.model}`,
      sql`abs(${device.yearMade} - ${like.year}) / 5.0 + ${apart}`,
      sql`${device.id} desc`,
    )
    .limit(SHOWN)
  return rows.map(presentCard)
}

/** Machines on sale that a reader of this one may want instead. */
export async function devicesLike(ctx: Ctx, deviceId: string): Promise<DeviceCard[]> {
  const like = await likened(ctx, deviceId)
  if (!like) return []
  try {
    const [found] = await ctx.search.find<Pick<DeviceDocument, 'card' | 'words'>>(
      deviceIndex.name,
      [request(like, ctx.locale)],
    )
    return (found?.hits ?? []).map(({ card, words }) => ({ ...card, ...words[ctx.locale] }))
  } catch (err) {
    if (!(err instanceof SearchAway)) throw err
    return fromDatabase(ctx, like)
  }
}
