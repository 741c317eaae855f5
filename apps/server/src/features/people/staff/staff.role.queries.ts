import type { Role } from '@ironsouq/contract/people/staff/role.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { grantedBy } from './staff.rules.ts'
import { role } from './staff.tables.ts'

const SHOWN = {
  roleId: role.id,
  code: role.code,
  name: sql<string>`coalesce(${role.name}, '')`,
  permissions: role.permissions,
  version: role.version,
  holders: sql<number>`(
    select count(*)::int from staff_role join staff on staff.id = staff_role.staff_id
    where staff_role.role_id = role.id and staff.state <> 'disabled')`,
}

type Found = Omit<Role, 'permissions'> & { permissions: string[] }

const present = (row: Found): Role => ({ ...row, permissions: grantedBy([row]) })

/** Every role, those of the product first. */
export async function rolesShown(ctx: Ctx): Promise<Role[]> {
  const rows = await ctx.db.select(SHOWN).from(role).orderBy(asc(role.createdAt), asc(role.id))
  return rows.map(present)
}

export async function roleShown(ctx: Ctx, roleId: string): Promise<Role> {
  const [row] = await ctx.db.select(SHOWN).from(role).where(eq(role.id, roleId))
  if (!row) throw notFound()
  return present(row)
}
