import { and, eq, lte, sql } from 'drizzle-orm'
import { pricesAt, type DeviceView } from '#features/machines/device/device.price.queries.ts'
import { publishedPrices } from '#features/mall/product-card/product-card.projection.ts'
import { memberById, type MemberRow } from '#features/people/member/member.queries.ts'
import { changeMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { notFound, notLoggedIn } from '#kernel/errors.ts'
import { dayIn, lastOfEachDay, retainedSince } from './history.rules.ts'
import { browse, browseProduct } from './history.tables.ts'

async function viewer(ctx: Ctx, memberId: string): Promise<MemberRow> {
  const row = await memberById(ctx, memberId)
  if (!row) throw notLoggedIn()
  return row
}

const rowOf = (
  ctx: Ctx,
  memberId: string,
  { at, ...seen }: Awaited<ReturnType<typeof pricesAt<DeviceView & { day: string }>>>[number],
) => ({ ...seen, memberId, seenAt: at, createdAt: ctx.now() })

const once = [browse.memberId, browse.deviceId, browse.day]
const latest = sql`greatest(${browse.seenAt}, excluded.seen_at)`

/** Records a view of a machine; more views on the member's same day are counted [EQ-5] [CL-22]. */
export async function recordView(ctx: Ctx, memberId: string, deviceId: string): Promise<void> {
  const { isHistoryPaused, timeZone } = await viewer(ctx, memberId)
  const at = ctx.now()
  const [seen] = await pricesAt(ctx, [{ deviceId, at, day: dayIn(timeZone, at) }])
  if (!seen) throw notFound()
  if (isHistoryPaused) return
  await ctx.db
    .insert(browse)
    .values(rowOf(ctx, memberId, seen))
    .onConflictDoUpdate({ target: once, set: { seenAt: latest, times: sql`${browse.times} + 1` } })
}

/** Records a view of a product; more views on the member's same day are counted [PR-3] [CL-22]. */
export async function recordProductView(
  ctx: Ctx,
  memberId: string,
  productId: string,
): Promise<void> {
  const { isHistoryPaused, timeZone } = await viewer(ctx, memberId)
  const asked = (await publishedPrices(ctx, [productId])).get(productId)
  if (!asked) throw notFound()
  if (isHistoryPaused) return
  const at = ctx.now()
  const day = dayIn(timeZone, at)
  await ctx.db
    .insert(browseProduct)
    .values({ memberId, productId, day, seenAt: at, ...asked, createdAt: at })
    .onConflictDoUpdate({
      target: [browseProduct.memberId, browseProduct.productId, browseProduct.day],
      set: {
        seenAt: sql`greatest(${browseProduct.seenAt}, excluded.seen_at)`,
        times: sql`${browseProduct.times} + 1`,
      },
    })
}

/**
 * Merges the views that the browser stored before the sign-in. It is idempotent; views that are too
 * old, in the future or of an unknown machine are left out [EQ-5].
 */
export async function mergeViews(
  ctx: Ctx,
  memberId: string,
  views: readonly { deviceId: string; at: string }[],
): Promise<void> {
  const { isHistoryPaused, timeZone } = await viewer(ctx, memberId)
  if (isHistoryPaused) return
  const [since, now] = [retainedSince(ctx.now()), ctx.now()]
  const sights = views
    .map(({ deviceId, at }) => ({ deviceId, at: new Date(at) }))
    .filter(({ at }) => at > since && at <= now)
    .map((sight) => ({ ...sight, day: dayIn(timeZone, sight.at) }))
  const known = await pricesAt(ctx, lastOfEachDay(sights))
  if (known.length === 0) return
  await ctx.db
    .insert(browse)
    .values(known.map((seen) => rowOf(ctx, memberId, seen)))
    .onConflictDoUpdate({ target: once, set: { seenAt: latest } })
}

interface ViewSelection {
  deviceId?: string | undefined
  prodId?: string | undefined
  day?: string | undefined
}

/** Deletes one machine or product of a day, a day, or all. */
export function deleteViews(
  ctx: Ctx,
  memberId: string,
  { deviceId, prodId, day }: ViewSelection,
): Promise<void> {
  const ofMachines = and(
    eq(browse.memberId, memberId),
    deviceId === undefined ? undefined : eq(browse.deviceId, deviceId),
    day === undefined ? undefined : eq(browse.day, day),
  )
  const ofProducts = and(
    eq(browseProduct.memberId, memberId),
    prodId === undefined ? undefined : eq(browseProduct.productId, prodId),
    day === undefined ? undefined : eq(browseProduct.day, day),
  )
  return atomic(ctx, async (ctx) => {
    if (prodId === undefined) await ctx.db.delete(browse).where(ofMachines)
    if (deviceId === undefined) await ctx.db.delete(browseProduct).where(ofProducts)
  })
}

export const pauseHistory = (ctx: Ctx, memberId: string, isHistoryPaused: boolean) =>
  changeMember(ctx, memberId, { isHistoryPaused })

export async function isHistoryPaused(ctx: Ctx, memberId: string): Promise<boolean> {
  return (await viewer(ctx, memberId)).isHistoryPaused
}

/** Deletes views older than the retention period. */
export async function deleteOldViews(ctx: Ctx): Promise<void> {
  const since = retainedSince(ctx.now())
  await deleteInBatches(ctx, browse, lte(browse.seenAt, since))
  await deleteInBatches(ctx, browseProduct, lte(browseProduct.seenAt, since))
}
