import { localTime } from '@ironsouq/contract/machines/yard/opening-hours'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { and, eq, gt, ne, or, sql, type SQL } from 'drizzle-orm'
import { memberById } from '#features/people/member/member.queries.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { viewing } from './viewing.tables.ts'

export type ViewingRow = typeof viewing.$inferSelect

const booked = eq(viewing.state, 'booked')

const DAY_MS = 86_400_000

/** The viewings of the day in the Emirates; their end is what an index finds. */
export const viewingsOfDay = (now: Date): SQL | undefined =>
  and(
    eq(viewing.day, localTime(now, TIME_ZONE).day),
    gt(viewing.endsAt, new Date(now.getTime() - DAY_MS)),
  )

/** When a machine is already booked. */
export async function timesTaken(ctx: Ctx, deviceId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ startsAt: viewing.startsAt })
    .from(viewing)
    .where(and(eq(viewing.deviceId, deviceId), booked, gt(viewing.startsAt, ctx.now())))
  return new Set(rows.map(({ startsAt }) => startsAt.toISOString()))
}

export interface Contact {
  mail: string | null
  mobile: string | null
}

/** Upcoming viewings that were booked with this address or this number. */
export const upcomingOf = (ctx: Ctx, { mail, mobile }: Contact): Promise<number> =>
  ctx.db.$count(
    viewing,
    and(
      booked,
      gt(viewing.startsAt, ctx.now()),
      or(
        mail === null ? undefined : eq(sql`lower(${viewing.mail})`, mail.toLowerCase()),
        mobile === null ? undefined : eq(viewing.mobile, mobile),
      ),
    ),
  )

/** A viewing that took place has taken its place of the day. */
export async function placesTaken(
  ctx: Ctx,
  { yardId, day }: { yardId: string; day: string },
): Promise<ReadonlySet<number>> {
  const rows = await ctx.db
    .select({ place: viewing.yardPlace })
    .from(viewing)
    .where(and(eq(viewing.yardId, yardId), eq(viewing.day, day), ne(viewing.state, 'cancelled')))
  return new Set(rows.map(({ place }) => place))
}

/** What a member booked, signed in or with a contact that they have verified. */
export async function ofMember(ctx: Ctx, memberId: string): Promise<SQL | undefined> {
  const who = await memberById(ctx, memberId)
  const mail = who?.mailVerifiedAt ? who.mail : null
  const mobile = who?.mobileVerifiedAt ? who.mobile : null
  return or(
    eq(viewing.memberId, memberId),
    mail === null ? undefined : eq(sql`lower(${viewing.mail})`, mail.toLowerCase()),
    mobile === null ? undefined : eq(viewing.mobile, mobile),
  )
}

/** Still to come: not cancelled either. */
export const isToCome = (now: Date): SQL => sql`(${booked} and ${gt(viewing.startsAt, now)})`

/** Locked until the end of the transaction. */
export async function lockedByTicket(ctx: TxCtx, ticket: string) {
  const [row] = await ctx.db.select().from(viewing).where(eq(viewing.ticket, ticket)).for('update')
  return row
}

export async function viewingByTicket(ctx: Ctx, ticket: string) {
  const [row] = await ctx.db.select().from(viewing).where(eq(viewing.ticket, ticket))
  return row
}

export async function viewingById(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(viewing).where(eq(viewing.id, id))
  return row
}

/** Locked until the end of the transaction. */
export async function lockedById(ctx: TxCtx, id: string) {
  const [row] = await ctx.db.select().from(viewing).where(eq(viewing.id, id)).for('update')
  return row
}

/** The language of the visitor. */
export async function viewingLocale(ctx: Ctx, id: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ locale: viewing.locale })
    .from(viewing)
    .where(eq(viewing.id, id))
  return row?.locale
}
