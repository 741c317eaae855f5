import type { Role } from '@ironsouq/contract/people/staff/role.endpoints'
import { STANDARD_ROLES, type StandardRole } from '@ironsouq/contract/people/staff/role.standard'
import { ROLES_MAX } from '@ironsouq/contract/people/staff/staff.limits'
import type { Permission } from '@ironsouq/contract/permission'
import { asc, eq } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint } from '#kernel/data/db.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, forbidden, notFound, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { roleShown } from './staff.role.queries.ts'
import { STANDARD_PERMISSIONS } from './staff.role.standard.rules.ts'
import { differing, mayHandle } from './staff.rules.ts'
import { announceMoneyAccess, moneyPermissionsOf } from './staff.second-person.service.ts'
import { endChangedSessions } from './staff.session.service.ts'
import { role, staffRole } from './staff.tables.ts'

/** Adds the roles of the product that are missing, and returns the id of one of them. */
export async function standardRole(ctx: TxCtx, code: StandardRole): Promise<string> {
  const createdAt = ctx.now()
  const missing = STANDARD_ROLES.map((each, i) => ({
    code: each,
    permissions: [...STANDARD_PERMISSIONS[each]],
    // They are listed in this order.
    createdAt: new Date(createdAt.getTime() + i),
  }))
  await ctx.db.insert(role).values(missing).onConflictDoNothing()
  const rows = await ctx.db.select({ id: role.id }).from(role).where(eq(role.code, code))
  return one(rows).id
}

const nameKnown = () => new FieldFaults([{ field: 'name', key: 'error.roleNameKnown', values: {} }])

const onceNamed = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (err) {
    throw violatedConstraint(err) === 'role_name_once' ? nameKnown() : err
  }
}

function refuseTooMuch(actor: Actor, permissions: readonly string[]): void {
  if (!mayHandle(actor.permissions, permissions)) throw new Refusal('error.grantTooMuch')
}

interface RoleGiven {
  name: string
  permissions: readonly Permission[]
}

export async function addRole(ctx: TxCtx, actor: Actor, given: RoleGiven): Promise<Role> {
  refuseTooMuch(actor, given.permissions)
  if ((await ctx.db.$count(role)) >= ROLES_MAX)
    throw new Refusal('error.rolesMax', { max: ROLES_MAX })
  const values = { ...given, permissions: [...given.permissions], createdAt: ctx.now() }
  const rows = await onceNamed(() => ctx.db.insert(role).values(values).returning({ id: role.id }))
  const { id } = one(rows)
  ctx.audit('role', id, null, given)
  return roleShown(ctx, id)
}

const holdersOf = async (ctx: TxCtx, roleId: string): Promise<string[]> => {
  const held = eq(staffRole.roleId, roleId)
  const rows = await ctx.db.select({ id: staffRole.staffId }).from(staffRole).where(held)
  return rows.map(({ id }) => id)
}

/** All roles are locked: what a person may do follows from several of them. */
async function lockedRole(ctx: TxCtx, roleId: string) {
  const all = await ctx.db.select().from(role).orderBy(asc(role.id)).for('update')
  const found = all.find(({ id }) => id === roleId)
  if (!found) throw notFound()
  return found
}

interface RoleChange {
  roleId: string
  version: number
  /** Only of a role that staff created. */
  name?: string | undefined
  permissions: readonly Permission[]
}

/** Changes a role; the sessions of those who may now do more or less end. */
export async function updateRole(
  ctx: TxCtx,
  actor: Actor,
  { roleId, version, name, permissions }: RoleChange,
): Promise<Role> {
  const before = await lockedRole(ctx, roleId)
  if (before.code === 'administrator') throw forbidden()
  refuseTooMuch(actor, differing(before.permissions, permissions))
  const set = {
    permissions: [...permissions],
    ...(before.code === null && name !== undefined && { name }),
  }
  const read = () => roleShown(ctx, roleId)
  const holders = await holdersOf(ctx, roleId)
  const moneyBefore = new Map<string, Permission[]>()
  for (const id of holders) moneyBefore.set(id, await moneyPermissionsOf(ctx, id))
  const after = await onceNamed(() =>
    updateVersioned(ctx, role, { id: roleId, version }, { set, read }),
  )
  for (const [id, held] of moneyBefore) await announceMoneyAccess(ctx, actor, id, held)
  await endChangedSessions(ctx, holders)
  const statedOf = (row: typeof before) => ({ name: row.name, permissions: row.permissions })
  ctx.audit('role', roleId, statedOf(before), statedOf(after))
  return roleShown(ctx, roleId)
}

/** Removes a role that staff created, also from the people who have it. */
export async function removeRole(ctx: TxCtx, actor: Actor, roleId: string): Promise<void> {
  const before = await lockedRole(ctx, roleId)
  if (before.code !== null) throw forbidden()
  refuseTooMuch(actor, before.permissions)
  const holders = await holdersOf(ctx, roleId)
  await ctx.db.delete(staffRole).where(eq(staffRole.roleId, roleId))
  await ctx.db.delete(role).where(eq(role.id, roleId))
  await endChangedSessions(ctx, holders)
  const { name, permissions } = before
  ctx.audit('role', roleId, { name, permissions, holders }, null)
}
