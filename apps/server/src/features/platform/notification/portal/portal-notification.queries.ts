import type { PageQuery } from '@ironsouq/contract/page'
import { PERMISSIONS_OF } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import {
  sellerAccountById,
  sellerAccountsWith,
} from '#features/people/seller-account/seller-account.queries.ts'
import { staffReadersWith } from '#features/people/staff/staff.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { isOwn } from '#kernel/data/person.ts'
import type { Actor } from '#kernel/http/serve.ts'
import type { Occurred, PortalNotice } from '#kernel/work/notices.ts'
import { noticeEmailOff, portalNotification } from './portal-notification.tables.ts'

export type PortalNotificationRow = typeof portalNotification.$inferSelect

/** Whom a row belongs to: someone of staff or a person of a seller. */
export interface Person {
  staffId: string | null
  accountId: string | null
}

/** The people whom an event concerns. */
export async function peopleOf(
  ctx: Ctx,
  { to }: PortalNotice,
  event: Occurred<object>,
): Promise<Person[]> {
  if (to.audience === 'staff') {
    const people = await staffReadersWith(ctx, to.permission)
    return people.map(({ id }) => ({ staffId: id, accountId: null }))
  }
  const people: Person[] = []
  for (const sellerId of new Set(await to.sellers(ctx, event)))
    for (const { id } of await sellerAccountsWith(ctx, sellerId, to.permission))
      people.push({ staffId: null, accountId: id })
  return people
}

/** Where to write to a person, while they may still read what the notice is about. */
export async function readerOfEmail(
  ctx: Ctx,
  { to }: PortalNotice,
  { staffId, accountId }: Person,
): Promise<{ email: string; locale: string } | null> {
  if (to.audience === 'staff') {
    const people = await staffReadersWith(ctx, to.permission)
    return people.find(({ id }) => id === staffId) ?? null
  }
  const account = accountId === null ? null : await sellerAccountById(ctx, accountId)
  const isReader =
    account?.state === 'active' && PERMISSIONS_OF[account.role].includes(to.permission)
  return isReader ? account : null
}

/** Those of the people who switched the email of this kind off. */
export async function withoutEmail(
  ctx: Ctx,
  kind: string,
  people: readonly Person[],
): Promise<ReadonlySet<string>> {
  const ids = (name: keyof Person) => people.flatMap((each) => each[name] ?? [])
  const { staffId, accountId } = noticeEmailOff
  const isOfOne = or(inArray(staffId, ids('staffId')), inArray(accountId, ids('accountId')))
  const rows = await ctx.db
    .select({ staffId, accountId })
    .from(noticeEmailOff)
    .where(and(eq(noticeEmailOff.kind, kind), isOfOne))
  return new Set(rows.flatMap((row) => row.staffId ?? row.accountId ?? []))
}

export async function portalNotificationById(
  ctx: Ctx,
  id: string,
): Promise<PortalNotificationRow | undefined> {
  const [row] = await ctx.db.select().from(portalNotification).where(eq(portalNotification.id, id))
  return row
}

/** A page of a person's notifications, the latest first. */
export const portalNoticesOf = (ctx: Ctx, by: Actor, { current, size }: PageQuery) =>
  ctx.db
    .select()
    .from(portalNotification)
    .where(isOwn(portalNotification, by))
    .orderBy(desc(portalNotification.createdAt), desc(portalNotification.id))
    .limit(size)
    .offset((current - 1) * size)

export const portalNoticeCount = (ctx: Ctx, by: Actor): Promise<number> =>
  ctx.db.$count(portalNotification, isOwn(portalNotification, by))

export const unreadPortalNotices = (ctx: Ctx, by: Actor): Promise<number> =>
  ctx.db.$count(
    portalNotification,
    and(isOwn(portalNotification, by), isNull(portalNotification.readAt)),
  )

/** The kinds that a person does not want as email. */
export async function kindsOff(ctx: Ctx, by: Actor): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ kind: noticeEmailOff.kind })
    .from(noticeEmailOff)
    .where(isOwn(noticeEmailOff, by))
  return new Set(rows.map(({ kind }) => kind))
}
