import { staffLifecycle } from '@ironsouq/contract/people/staff/staff.lifecycle'
import type { StaffRecord } from '@ironsouq/contract/people/staff/staff.schema'
import { knownLocale } from '@ironsouq/i18n/locales'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { endSession, endSessionsOf } from '#features/identity/session/session.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { violatedCheck } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import {
  informIfAdministrator,
  otherToHandle,
  rolesToHandle,
  staffToHandle,
} from './staff.invite.service.ts'
import { staffRecord } from './staff.list.projection.ts'
import { announceMoneyAccess, moneyPermissionsOf } from './staff.second-person.service.ts'
import { endChangedSessions } from './staff.session.service.ts'
import { staff, staffInvitation, staffRole } from './staff.tables.ts'

/** The database keeps one active administrator; its refusal becomes ours. */
async function keepingAnAdministrator<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (err) {
    if (violatedCheck(err) === 'staff_has_administrator')
      throw new Refusal('error.lastAdministrator')
    throw err
  }
}

type StaffAction = (typeof staffLifecycle.moves)[number]['action']

export async function moveStaff(
  ctx: TxCtx,
  staffId: string,
  action: StaffAction,
  actorId: string,
): Promise<void> {
  const move = { id: staffId, action, by: 'staff', actorId } as const
  await keepingAnAdministrator(() => transition(ctx, staff, staffLifecycle, move))
}

/** What a person changes about themselves. */
export async function renameStaff(
  ctx: TxCtx,
  staffId: string,
  given: { name: string; locale: string },
): Promise<void> {
  const [row] = await ctx.db
    .update(staff)
    .set({ name: given.name, locale: knownLocale(given.locale) })
    .where(eq(staff.id, staffId))
    .returning({ name: sql<string>`old.name`, locale: sql<string>`old.locale` })
  if (!row) throw notLoggedIn()
  ctx.audit('staff', staffId, row, given)
}

/** For changes that must see each other. */
export async function lockStaff(ctx: TxCtx, staffId: string): Promise<void> {
  await ctx.db.select().from(staff).where(eq(staff.id, staffId)).for('no key update')
}

interface StaffChange {
  staffId: string
  version: number
  name: string
  roleIds: readonly string[]
}

/** Renames a person and replaces their roles; sessions with other permissions end. */
export async function updateStaff(
  ctx: TxCtx,
  actor: Actor,
  { staffId, version, name, roleIds }: StaffChange,
): Promise<StaffRecord> {
  const { name: nameBefore } = await staffToHandle(ctx, actor, staffId)
  const key = { id: staffId, version }
  const read = () => staffRecord(ctx, staffId)
  const moneyBefore = await moneyPermissionsOf(ctx, staffId)
  await updateVersioned(ctx, staff, key, { set: { name }, read })
  const held = await ctx.db.select().from(staffRole).where(eq(staffRole.staffId, staffId))
  const before = held.map(({ roleId }) => roleId)
  const taken = before.filter((roleId) => !roleIds.includes(roleId))
  const given = roleIds.filter((roleId) => !before.includes(roleId))
  const roles = await rolesToHandle(ctx, actor, [...taken, ...given])
  const isGiven = ({ id }: { id: string }) => given.includes(id)
  await informIfAdministrator(ctx, actor, staffId, roles.filter(isGiven))
  const createdAt = ctx.now()
  if (given.length > 0)
    await ctx.db.insert(staffRole).values(given.map((roleId) => ({ staffId, roleId, createdAt })))
  if (taken.length > 0)
    await keepingAnAdministrator(() =>
      ctx.db
        .delete(staffRole)
        .where(and(eq(staffRole.staffId, staffId), inArray(staffRole.roleId, taken))),
    )
  await announceMoneyAccess(ctx, actor, staffId, moneyBefore)
  await endChangedSessions(ctx, [staffId])
  ctx.audit('staff', staffId, { name: nameBefore, roleIds: before }, { name, roleIds })
  return staffRecord(ctx, staffId)
}

/** The person can no longer sign in, and is signed out everywhere. */
export async function disableStaff(ctx: TxCtx, actor: Actor, staffId: string): Promise<void> {
  await otherToHandle(ctx, actor, staffId)
  await moveStaff(ctx, staffId, 'disable', actor.id)
  await ctx.db.delete(staffInvitation).where(eq(staffInvitation.staffId, staffId))
  await endSessionsOf(ctx, staffId)
}

export async function endStaffSession(
  ctx: TxCtx,
  actor: Actor,
  { staffId, sessionId }: { staffId: string; sessionId: string },
): Promise<void> {
  await staffToHandle(ctx, actor, staffId)
  await endSession(ctx, staffId, sessionId)
  ctx.audit('session', sessionId, { staffId }, null)
}
