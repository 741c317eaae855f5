import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import type { RoleName, StaffRecord } from '@ironsouq/contract/people/staff/staff.schema'
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { notFound } from '#kernel/errors.ts'
import { staff } from './staff.tables.ts'

const ROLES = sql<RoleName[]>`coalesce((
  select json_agg(json_build_object('roleId', role.id, 'code', role.code, 'name', coalesce(role.name, ''))
    order by role.created_at, role.id)
  from staff_role join role on role.id = staff_role.role_id
  where staff_role.staff_id = staff.id), '[]')`

const COLUMNS = {
  staffId: staff.id,
  name: staff.name,
  email: staff.email,
  locale: staff.locale,
  state: staff.state,
  version: staff.version,
  createdAt: staff.createdAt,
  lastSignInAt: staff.lastSignInAt,
  roles: ROLES,
  hasApp: sql<boolean>`exists (
    select from staff_app where staff_app.staff_id = staff.id and staff_app.enabled_at is not null)`,
  passkeys: sql<number>`(
    select count(*)::int from staff_passkey where staff_passkey.staff_id = staff.id)`,
  invitedUntil: sql<string | null>`(
    select staff_invitation.expires_at from staff_invitation
    where staff_invitation.staff_id = staff.id and staff_invitation.used_at is null)`.mapWith(
    (value: string | null) => value,
  ),
}

interface Found extends Omit<StaffRecord, 'createdAt' | 'lastSignInAt'> {
  createdAt: Date
  lastSignInAt: Date | null
}

const present = ({ createdAt, lastSignInAt, invitedUntil, ...row }: Found): StaffRecord => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  invitedUntil: invitedUntil === null ? null : new Date(invitedUntil).toISOString(),
})

export async function staffRecord(ctx: Ctx, staffId: string): Promise<StaffRecord> {
  const [row] = await ctx.db.select(COLUMNS).from(staff).where(eq(staff.id, staffId))
  if (!row) throw notFound()
  return present(row)
}

const contains = (typed: string) => `%${escapedLike(typed)}%`

function filterOf({ text, state, roleId }: QueryOf<typeof staffEndpoints.list>): SQL | undefined {
  return and(
    text === undefined
      ? undefined
      : or(sql`${staff.name} ilike ${contains(text)}`, sql`${staff.email} ilike ${contains(text)}`),
    state && eq(staff.state, state),
    roleId === undefined
      ? undefined
      : sql`exists (select from staff_role
          where staff_role.staff_id = staff.id and staff_role.role_id = ${roleId})`,
  )
}

const ORDERS = {
  name: { by: staff.name, isDescending: false },
  '-name': { by: staff.name, isDescending: true },
  '-createdAt': { by: staff.createdAt, isDescending: true },
} as const

export async function staffListed(ctx: Ctx, query: QueryOf<typeof staffEndpoints.list>) {
  const list = keyset(query, { ...ORDERS[query.sort], id: staff.id })
  const filter = filterOf(query)
  const found = await ctx.db
    .select({ ...COLUMNS, at: list.at })
    .from(staff)
    .where(and(filter, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.map(present),
    total: await ctx.db.$count(staff, filter),
  }
}
