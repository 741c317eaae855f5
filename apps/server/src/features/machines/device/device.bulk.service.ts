import { STATED_FACTS, type Specs } from '@ironsouq/contract/machines/device/device.enums'
import { eq } from 'drizzle-orm'
import { brandNames } from '#features/machines/brand/brand.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { emitAll, occurrence } from '#kernel/work/events.ts'
import { nextStockNo, titlesOfModel, USUAL_DRAFT } from './device.edit.service.ts'
import { deviceChanged, deviceRepriced } from './device.events.ts'
import { priceOf, type DeviceRow } from './device.queries.ts'
import { edited } from './device.service.ts'
import { factsIn, unstatedAfter } from './device.stated.ts'
import { device, devicePrice, deviceText } from './device.tables.ts'

export type DraftColumns = typeof device.$inferInsert

interface Price {
  priceMinor: bigint | null
  priceCurrency: string | null
}

export interface NewDraft {
  columns: Omit<
    DraftColumns,
    'stockNo' | 'priceMode' | 'createdAt' | 'updatedAt' | keyof typeof USUAL_DRAFT
  > &
    Partial<Pick<DraftColumns, keyof typeof USUAL_DRAFT>>
  price: Price
}

/** What a draft does not state; without an amount the price may be on request or still to come. */
function unstatedIn(columns: NewDraft['columns'], { priceMinor }: Price) {
  const stated = factsIn({ ...columns, ...(priceMinor !== null && { price: priceMinor }) })
  return STATED_FACTS.filter((fact) => !stated.includes(fact))
}

/**
 * Drafts in three statements, however many they are, in the given order. No event: nothing that a
 * visitor sees has changed.
 */
export async function addDrafts(
  ctx: TxCtx,
  drafts: readonly NewDraft[],
): Promise<{ id: string }[]> {
  if (drafts.length === 0) return []
  const createdAt = ctx.now()
  const made = await ctx.db
    .insert(device)
    .values(
      drafts.map(({ columns, price }) => ({
        ...USUAL_DRAFT,
        ...columns,
        ...price,
        unstated: unstatedIn(columns, price),
        stockNo: nextStockNo,
        priceMode: price.priceMinor === null ? ('onRequest' as const) : ('fixed' as const),
        createdAt,
        updatedAt: createdAt,
        // A job calculates its quality; no event is needed for that.
        checkAgainOn: createdAt.toISOString().slice(0, 10),
      })),
    )
    .returning({ id: device.id })
  const own = made.map(({ id }, n) => ({ deviceId: id, draft: drafts[n] }))
  const names = new Map<string, Awaited<ReturnType<typeof brandNames>>>()
  for (const brandId of new Set(drafts.map(({ columns }) => columns.brandId)))
    names.set(brandId, await brandNames(ctx, brandId))
  await ctx.db.insert(deviceText).values(
    drafts.flatMap(({ columns: { brandId, model } }, n) =>
      titlesOfModel(names.get(brandId) ?? {}, model).map((title) => ({
        deviceId: made[n]?.id ?? '',
        ...title,
        description: '',
        createdAt,
      })),
    ),
  )
  await ctx.db.insert(devicePrice).values(
    own.map(({ deviceId, draft }) => ({
      deviceId,
      priceMinor: draft?.price.priceMinor ?? null,
      priceCurrency: draft?.price.priceCurrency ?? null,
      createdAt,
    })),
  )
  return made
}

export interface BulkChange {
  before: DeviceRow
  columns: Partial<DraftColumns>
  specs: Specs
  /** Only if it changes. */
  price?: Price
}

/** Changes machines, with one price history row each where the price changes, and emits the events. */
export async function changeDevices(ctx: TxCtx, changes: readonly BulkChange[]): Promise<void> {
  const at = ctx.now()
  for (const { before, columns, specs, price } of changes)
    await ctx.db
      .update(device)
      .set({
        ...columns,
        specs: { ...before.specs, ...specs },
        ...price,
        ...(price && { priceMode: modeAfter(before, price) }),
        unstated: unstatedAfter(factsIn({ ...columns, price })),
        ...edited(ctx),
      })
      .where(eq(device.id, before.id))
  const repriced = changes.flatMap(({ before, price }) =>
    price ? [{ deviceId: before.id, ...price, createdAt: at }] : [],
  )
  const prices =
    repriced.length === 0 ? [] : await ctx.db.insert(devicePrice).values(repriced).returning()
  for (const { before, columns, specs, price } of changes) {
    const set = { ...columns, ...(Object.keys(specs).length > 0 && { specs }) }
    ctx.audit(
      'device',
      before.id,
      { ...partOf(before, set), ...(price && { price: priceOf(before) }) },
      { ...set, ...(price && { price: priceOf(price) }) },
    )
  }
  const events = [
    ...changes.map(({ before }) => occurrence(deviceChanged, { deviceId: before.id })),
    ...prices.map(({ id, deviceId }) => occurrence(deviceRepriced, { deviceId, priceId: id })),
  ]
  await emitAll(ctx, events)
}

const modeAfter = ({ priceMode }: DeviceRow, { priceMinor }: Price) => {
  if (priceMinor === null) return 'onRequest' as const
  return priceMode === 'onRequest' ? ('fixed' as const) : priceMode
}

const partOf = (before: DeviceRow, after: object) =>
  Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof DeviceRow]]))
