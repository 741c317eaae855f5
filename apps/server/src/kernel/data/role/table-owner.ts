import type pg from 'pg'

/** No row before the first migration. */
const isOwnerSql = (user: 'current_user' | 'session_user') => `
  select pg_has_role(${user}, relowner, 'member') as is_owner from pg_class where oid = to_regclass('public.event')`

/**
 * Whether neither grants nor row-level security bind the user of these connections. With `countsChanged` an owner who
 * changed to another role counts too: a statement of an attacker would change back.
 */
export async function isTableOwner(
  pool: pg.Pool,
  { countsChanged }: { countsChanged: boolean },
): Promise<boolean> {
  const user = countsChanged ? 'session_user' : 'current_user'
  const { rows } = await pool.query<{ is_owner: boolean }>(isOwnerSql(user))
  return rows[0]?.is_owner === true
}
