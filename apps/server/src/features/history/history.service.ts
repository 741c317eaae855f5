import { and, eq, lte, sql } from 'drizzle-orm'
import { askedAt, type Sight } from '#features/device/device.kept.queries.ts'
import { memberById, type MemberRow } from '#features/member/member.queries.ts'
import { changeMember } from '#features/member/member.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound, notLoggedIn } from '#kernel/errors.ts'
import { forget } from '#kernel/forget.ts'
import { dayIn, lastOfEachDay, rememberedSince } from './history.rules.ts'
import { browse } from './history.tables.ts'

async function reader(ctx: Ctx, memberId: string): Promise<MemberRow> {
  const row = await memberById(ctx, memberId)
  if (!row) throw notLoggedIn()
  return row
}

const rowOf = (
  ctx: Ctx,
  memberId: string,
  { at, ...seen }: Awaited<ReturnType<typeof askedAt<Sight & { day: string }>>>[number],
) => ({ ...seen, memberId, seenAt: at, createdAt: ctx.now() })

const once = [browse.memberId, browse.deviceId, browse.day]
const latest = sql`greatest(${browse.seenAt}, excluded.seen_at)`

/** Remembers a look; another one on the same day of the member is counted [EQ-5] [CL-22]. */
export async function recordLook(ctx: Ctx, memberId: string, deviceId: string): Promise<void> {
  const { isHistoryPaused, timeZone } = await reader(ctx, memberId)
  const at = ctx.now()
  const [seen] = await askedAt(ctx, [{ deviceId, at, day: dayIn(timeZone, at) }])
  if (!seen) throw notFound()
  if (isHistoryPaused) return
  await ctx.db
    .insert(browse)
    .values(rowOf(ctx, memberId, seen))
    .onConflictDoUpdate({ target: once, set: { seenAt: latest, times: sql`${browse.times} + 1` } })
}

/**
 * Takes over what the browser remembered before the sign-in. Nothing is counted twice, so it may
 * be brought again; what is too old, to come or unknown is left out [EQ-5].
 */
export async function mergeLooks(
  ctx: Ctx,
  memberId: string,
  looks: readonly { deviceId: string; at: string }[],
): Promise<void> {
  const { isHistoryPaused, timeZone } = await reader(ctx, memberId)
  if (isHistoryPaused) return
  const [since, now] = [rememberedSince(ctx.now()), ctx.now()]
  const sights = looks
    .map(({ deviceId, at }) => ({ deviceId, at: new Date(at) }))
    .filter(({ at }) => at > since && at <= now)
    .map((sight) => ({ ...sight, day: dayIn(timeZone, sight.at) }))
  const known = await askedAt(ctx, lastOfEachDay(sights))
  if (known.length === 0) return
  await ctx.db
    .insert(browse)
    .values(known.map((seen) => rowOf(ctx, memberId, seen)))
    .onConflictDoUpdate({ target: once, set: { seenAt: latest } })
}

interface Looks {
  deviceId?: string | undefined
  day?: string | undefined
}

/** Forgets one machine of a day, a day, or all. */
export async function forgetLooks(ctx: Ctx, memberId: string, { deviceId, day }: Looks) {
  await ctx.db
    .delete(browse)
    .where(
      and(
        eq(browse.memberId, memberId),
        deviceId === undefined ? undefined : eq(browse.deviceId, deviceId),
        day === undefined ? undefined : eq(browse.day, day),
      ),
    )
}

export const pauseHistory = (ctx: Ctx, memberId: string, isHistoryPaused: boolean) =>
  changeMember(ctx, memberId, { isHistoryPaused })

export async function isHistoryPaused(ctx: Ctx, memberId: string): Promise<boolean> {
  return (await reader(ctx, memberId)).isHistoryPaused
}

/** What is too old to be shown any more. */
export const forgetOldLooks = (ctx: Ctx): Promise<void> =>
  forget(ctx, browse, lte(browse.seenAt, rememberedSince(ctx.now())))
