import type { NoticePreferences } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq, isNull } from 'drizzle-orm'
import { staffById } from '#features/people/staff/staff.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { isOwn } from '#kernel/data/person.ts'
import { notFound, notLoggedIn } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emitAll, occurrence } from '#kernel/work/events.ts'
import type { NoticeFacts, Occurred, PortalNotice } from '#kernel/work/notices.ts'
import { payloadOf } from '../notification.rules.ts'
import { portalEmailPlanned } from './portal-notification.events.ts'
import { kindsOff, withoutEmail, type Person } from './portal-notification.queries.ts'
import { noticeEmailOff, portalNotification } from './portal-notification.tables.ts'

interface Delivery {
  people: readonly Person[]
  facts: NoticeFacts
  event: Occurred<object>
}

/**
 * Writes one notification per person and plans the emails of those who want them. The unique key makes a second
 * delivery a no-op, also for the emails: they are planned with the row.
 */
export async function notifyPortal(
  ctx: TxCtx,
  notice: PortalNotice,
  { people, facts, event }: Delivery,
): Promise<void> {
  if (people.length === 0) return
  const { kind } = notice
  const { eventId, at: createdAt } = event
  const row = { kind, facts, link: notice.link(facts), event: payloadOf(event), eventId, createdAt }
  const { id, staffId, accountId } = portalNotification
  const written = await ctx.db
    .insert(portalNotification)
    .values(people.map((person) => ({ ...row, ...person })))
    .onConflictDoNothing()
    .returning({ id, staffId, accountId })
  if (!notice.mail || written.length === 0) return
  const off = await withoutEmail(ctx, kind, written)
  const wanted = written.filter((each) => !off.has(each.staffId ?? each.accountId ?? ''))
  await emitAll(
    ctx,
    wanted.map((each) => occurrence(portalEmailPlanned, { notificationId: each.id })),
  )
}

/** Marks one notification as read, or all. That of another person is not found. */
export const readPortalNotices = (ctx: Ctx, by: Actor, noticeId?: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const which = and(
      isOwn(portalNotification, by),
      noticeId === undefined ? undefined : eq(portalNotification.id, noticeId),
    )
    const read = await ctx.db
      .update(portalNotification)
      .set({ readAt: ctx.now() })
      .where(and(which, isNull(portalNotification.readAt)))
      .returning({ id: portalNotification.id })
    if (read.length > 0 || noticeId === undefined) return
    if ((await ctx.db.$count(portalNotification, which)) === 0) throw notFound()
  })

/** The kinds that concern a person by their permissions. */
const kindsFor = (notices: readonly PortalNotice[], { audience, permissions }: Actor) =>
  notices.filter(({ to }) => to.audience === audience && permissions.has(to.permission))

export async function preferencesOf(
  ctx: Ctx,
  notices: readonly PortalNotice[],
  by: Actor,
): Promise<NoticePreferences> {
  const off = await kindsOff(ctx, by)
  const t = translator(ctx.locale)
  return {
    kinds: kindsFor(notices, by)
      .filter((notice) => notice.mail !== undefined)
      .map(({ kind }) => ({
        kind,
        name: t(`notification.${kind}Name`),
        isEmailed: !off.has(kind),
      })),
  }
}

/** Switches the email of one kind on or off. A kind that does not concern the person is not found. */
export const changePreference = (
  ctx: Ctx,
  notices: readonly PortalNotice[],
  { by, kind, isEmailed }: { by: Actor; kind: string; isEmailed: boolean },
): Promise<NoticePreferences> =>
  atomic(ctx, async (ctx) => {
    if (!kindsFor(notices, by).some((each) => each.kind === kind)) throw notFound()
    const isMerchant = by.audience === 'merchant'
    // A token that an operator issued belongs to no one who gets email.
    if (!isMerchant && !(await staffById(ctx, by.id))) throw notLoggedIn()
    const person = isMerchant ? { accountId: by.id } : { staffId: by.id }
    const row = { ...person, kind, createdAt: ctx.now() }
    if (isEmailed)
      await ctx.db
        .delete(noticeEmailOff)
        .where(and(isOwn(noticeEmailOff, by), eq(noticeEmailOff.kind, kind)))
    else await ctx.db.insert(noticeEmailOff).values(row).onConflictDoNothing()
    ctx.audit('notification', by.id, null, { kind, isEmailed })
    return preferencesOf(ctx, notices, by)
  })
