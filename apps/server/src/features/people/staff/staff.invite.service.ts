import { INVITATION_HOURS } from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import { knownLocale } from '@ironsouq/i18n/locales'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { FieldFaults, forbidden, notFound, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { administratorNamed, staffInvited } from './staff.events.ts'
import { permissionsOf, type StaffRow } from './staff.queries.ts'
import { grantedBy, mayHandle } from './staff.rules.ts'
import { announceMoneyAccess, recordAccess } from './staff.second-person.service.ts'
import { role, staff, staffInvitation, staffRole } from './staff.tables.ts'

const PURPOSE = 'staff invitation'

/** Behind `#`, so that no server and no log sees it. */
export const invitationLink = (ctx: Ctx, invitationId: string): string =>
  `${ctx.site.backofficeUrl}/invitation#${ctx.signer.sign(PURPOSE, invitationId)}`

export const invitationIn = (ctx: Ctx, given: string): string | null =>
  ctx.signer.verify(PURPOSE, given)

/** Invites a person, once more if need be: the link of an earlier invitation no longer works. */
export async function sendInvitation(
  ctx: TxCtx,
  staffId: string,
  invitedBy: string | null,
): Promise<string> {
  const expiresAt = new Date(ctx.now().getTime() + INVITATION_HOURS * 3_600_000)
  const values = { invitedBy, createdAt: ctx.now(), expiresAt, usedAt: null }
  const rows = await ctx.db
    .insert(staffInvitation)
    .values({ staffId, ...values })
    .onConflictDoUpdate({
      target: staffInvitation.staffId,
      set: { ...values, id: sql`excluded.id` },
    })
    .returning({ id: staffInvitation.id })
  const invitationId = one(rows).id
  if (invitedBy !== null) await recordAccess(ctx, staffId, invitedBy)
  await emit(ctx, staffInvited, { staffId, invitationId })
  return invitationId
}

/** Uses an invitation: of two requests one finds it unused. */
export async function useInvitation(ctx: TxCtx, given: string): Promise<string> {
  const invitationId = invitationIn(ctx, given)
  if (invitationId === null) throw invitationOver()
  const [row] = await ctx.db
    .update(staffInvitation)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(staffInvitation.id, invitationId),
        isNull(staffInvitation.usedAt),
        gt(staffInvitation.expiresAt, ctx.now()),
      ),
    )
    .returning({ staffId: staffInvitation.staffId })
  if (!row) throw invitationOver()
  return row.staffId
}

export const invitationOver = () => new Refusal('error.invitationOver', {}, 400)

const grantsTooMuch = () => new Refusal('error.grantTooMuch')

/** The roles of these ids, if the actor may give or take all of them. */
export async function rolesToHandle(ctx: TxCtx, actor: Actor, roleIds: readonly string[]) {
  if (roleIds.length === 0) return []
  const roles = await ctx.db
    .select()
    .from(role)
    .where(inArray(role.id, [...roleIds]))
    .orderBy(asc(role.id))
    .for('share')
  if (roles.length < new Set(roleIds).size)
    throw new FieldFaults([{ field: 'roleIds', key: 'error.notFound', values: {} }])
  if (!mayHandle(actor.permissions, grantedBy(roles))) throw grantsTooMuch()
  return roles
}

/** The person, if the actor may do everything that they may do. */
export async function staffToHandle(ctx: TxCtx, actor: Actor, staffId: string): Promise<StaffRow> {
  // Not `update`: an invitation that this person sends meanwhile refers to their row.
  const [row] = await ctx.db.select().from(staff).where(eq(staff.id, staffId)).for('no key update')
  if (!row) throw notFound()
  if (!mayHandle(actor.permissions, await permissionsOf(ctx, staffId))) throw grantsTooMuch()
  return row
}

/** Another person than the actor: no one takes their own access away by mistake. */
export async function otherToHandle(ctx: TxCtx, actor: Actor, staffId: string): Promise<StaffRow> {
  if (staffId === actor.id) throw forbidden()
  return staffToHandle(ctx, actor, staffId)
}

export interface NewStaff {
  name: string
  email: string
  locale: string
  roleIds: readonly string[]
}

/** Adds a person and invites them. Who may give these roles is checked by the caller. */
export async function addStaff(
  ctx: TxCtx,
  { roleIds, ...given }: NewStaff,
  invitedBy: string | null,
): Promise<{ staffId: string; invitationId: string }> {
  const createdAt = ctx.now()
  const [added] = await ctx.db
    .insert(staff)
    .values({ ...given, locale: knownLocale(given.locale), createdAt })
    .onConflictDoNothing()
    .returning({ id: staff.id })
  if (!added) throw new FieldFaults([{ field: 'email', key: 'error.mailTaken', values: {} }])
  const staffId = added.id
  if (roleIds.length > 0)
    await ctx.db.insert(staffRole).values(roleIds.map((roleId) => ({ staffId, roleId, createdAt })))
  ctx.audit('staff', staffId, null, { ...given, roleIds })
  return { staffId, invitationId: await sendInvitation(ctx, staffId, invitedBy) }
}

/** The other administrators are informed of a new one. */
export async function informIfAdministrator(
  ctx: TxCtx,
  { id: by }: Actor,
  staffId: string,
  given: readonly { code: string | null }[],
): Promise<void> {
  if (given.some(({ code }) => code === 'administrator'))
    await emit(ctx, administratorNamed, { staffId, by })
}

export async function inviteStaff(ctx: TxCtx, actor: Actor, given: NewStaff): Promise<string> {
  const roles = await rolesToHandle(ctx, actor, given.roleIds)
  const { staffId } = await addStaff(ctx, given, actor.id)
  await informIfAdministrator(ctx, actor, staffId, roles)
  await announceMoneyAccess(ctx, actor, staffId, [])
  return staffId
}

export async function inviteAgain(ctx: TxCtx, actor: Actor, staffId: string): Promise<void> {
  const { state } = await staffToHandle(ctx, actor, staffId)
  if (state !== 'invited') throw new Refusal('error.stateChanged')
  const invitationId = await sendInvitation(ctx, staffId, actor.id)
  ctx.audit('staff', staffId, null, { invitationId })
}
