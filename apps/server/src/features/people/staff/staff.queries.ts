import type { Me, RoleName } from '@ironsouq/contract/people/staff/staff.schema'
import { MONEY_PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { grantedBy, heldIn } from './staff.rules.ts'
import { role, staff, staffInvitation, staffRole } from './staff.tables.ts'

export type StaffRow = typeof staff.$inferSelect

export async function staffById(ctx: Ctx, staffId: string): Promise<StaffRow | null> {
  const [row] = await ctx.db.select().from(staff).where(eq(staff.id, staffId))
  return row ?? null
}

/** Addresses are case-insensitive. */
export async function staffByEmail(ctx: Ctx, email: string): Promise<StaffRow | null> {
  const [row] = await ctx.db
    .select()
    .from(staff)
    .where(sql`lower(${staff.email}) = lower(${email})`)
  return row ?? null
}

export const rolesOf = (ctx: Ctx, staffId: string): Promise<RoleName[]> =>
  ctx.db
    .select({ roleId: role.id, code: role.code, name: sql<string>`coalesce(${role.name}, '')` })
    .from(staffRole)
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(eq(staffRole.staffId, staffId))
    .orderBy(asc(role.createdAt), asc(role.id))

/**
 * What the roles of a person allow now. The roles are locked: a change of one waits until the caller
 * has written what follows from them, and then finds it.
 */
export async function permissionsOf(ctx: TxCtx, staffId: string): Promise<Permission[]> {
  const roles = await ctx.db
    .select({ code: role.code, permissions: role.permissions })
    .from(staffRole)
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(eq(staffRole.staffId, staffId))
    // Everyone locks roles in this order.
    .orderBy(asc(role.id))
    .for('share', { of: role })
  return grantedBy(roles)
}

/** The active people whose roles allow something, with where to write to them, in the order of their names. */
export async function staffReadersWith(ctx: Ctx, permission: Permission) {
  const { id, name, email, locale } = staff
  const rows = await ctx.db
    .select({ id, name, email, locale, code: role.code, permissions: role.permissions })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(eq(staff.state, 'active'))
    .orderBy(asc(staff.name), asc(staff.id))
  const able = rows.filter((row) => grantedBy([row]).includes(permission))
  const people = able.map(({ id, name, email, locale }) => ({ id, name, email, locale }))
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

/** The same without their addresses. */
export async function staffWith(ctx: Ctx, permission: Permission) {
  const people = await staffReadersWith(ctx, permission)
  return people.map(({ id, name }) => ({ id, name }))
}

/** The active people who may do something with money, with where to write to them. */
export async function moneyReaders(ctx: Ctx) {
  const found = new Map<string, Awaited<ReturnType<typeof staffReadersWith>>[number]>()
  for (const permission of MONEY_PERMISSIONS)
    for (const person of await staffReadersWith(ctx, permission)) found.set(person.id, person)
  return [...found.values()]
}

/** A person as a session of theirs shows them. */
export async function presentMe(
  ctx: Ctx,
  { id, name, email, locale }: StaffRow,
  permissions: Iterable<string>,
): Promise<Me> {
  const roles = await rolesOf(ctx, id)
  return { staffId: id, name, email, locale, roles, permissions: heldIn(permissions) }
}

/** The person of the session. A token that an operator issued belongs to no one who is listed. */
export async function meOf(ctx: Ctx, { id, permissions }: Actor): Promise<Me> {
  const who = await staffById(ctx, id)
  if (!who) throw notLoggedIn()
  return presentMe(ctx, who, permissions)
}

export async function invitationById(ctx: Ctx, invitationId: string) {
  const [row] = await ctx.db
    .select()
    .from(staffInvitation)
    .where(eq(staffInvitation.id, invitationId))
  return row ?? null
}

/** The active people with the role that may do everything. */
export const administratorsOf = (ctx: Ctx) =>
  ctx.db
    .select({ id: staff.id, email: staff.email, locale: staff.locale })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(and(eq(role.code, 'administrator'), eq(staff.state, 'active')))
    .orderBy(asc(staff.id))
