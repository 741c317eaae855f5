import { MERCHANT_ROLE } from '#kernel/data/seller-limit.ts'
import type { TestServer } from '../harness.ts'
import type { Change } from './snapshot.ts'

/** The tables with row-level security, by name. */
export async function protectedTables({ pool }: TestServer): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relrowsecurity order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Switches row-level security of tables; only in a database of the test's own. */
export async function setPolicies(
  { pool }: TestServer,
  tables: readonly string[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) await pool.query(`alter table "${table}" ${to} row level security`)
}

/** Columns of a table: those that can be written, the first that a merchant's call may update, and whether it reads all. */
const COLUMNS = `
  select string_agg(quote_ident(attname), ',') as written,
    min(quote_ident(attname)) filter (where has_column_privilege($2, attrelid, attnum, 'update')) as updated,
    bool_and(has_column_privilege($2, attrelid, attnum, 'select')) as "isWhole",
    has_table_privilege($2, attrelid, 'delete') as "isDeleted"
  from pg_attribute
  where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped
    and attgenerated = ''
  group by attrelid`

interface Asked {
  sellerId: string
  table: string
  rows: readonly Change[]
  /** Without the policy of this table, as a control. */
  isOpen?: boolean
}

const isRefused = (err: unknown) =>
  typeof err === 'object' && err !== null && 'code' in err && err.code === '42501'

/** The statements that would reach rows, if nothing limited them; each returns or writes what it reaches. */
async function statementsOn({ pool }: TestServer, table: string) {
  const { rows } = await pool.query<{
    written: string
    updated: string | null
    isWhole: boolean
    isDeleted: boolean
  }>(COLUMNS, [table, MERCHANT_ROLE])
  const [columns] = rows
  if (!columns) throw new Error(`no table ${table}`)
  const { written, updated, isWhole, isDeleted } = columns
  // A role that may read some columns only finds rows by their id.
  const which = isWhole
    ? 'where to_jsonb(t) = any($1::jsonb[])'
    : `where t.id::text = any(array(select each ->> 'id' from unnest($1::jsonb[]) as each))`
  return {
    read: `select from "${table}" t ${which}`,
    ...(updated && { update: `update "${table}" t set ${updated} = ${updated} ${which}` }),
    ...(isDeleted && { delete: `delete from "${table}" t ${which}` }),
    // A copy of a row under the name of another seller: the policy refuses it before a unique key does.
    insert: `insert into "${table}" (${written}) overriding system value
      select ${written} from jsonb_populate_recordset(null::"${table}", to_jsonb($1::jsonb[]))`,
  }
}

/** The statements by which a merchant's call of the seller reaches one of these rows. */
export async function reachOf(
  server: TestServer,
  { sellerId, table, rows, isOpen = false }: Asked,
): Promise<string[]> {
  const statements = await statementsOn(server, table)
  const texts = rows.map(({ row }) => JSON.stringify(row))
  const client = await server.pool.connect()
  const reaching: string[] = []
  try {
    await client.query('begin')
    if (isOpen) await client.query(`alter table "${table}" disable row level security`)
    await client.query(
      `select set_config('role', $1, true), set_config('ironsouq.seller_id', $2, true)`,
      [MERCHANT_ROLE, sellerId],
    )
    for (const [kind, statement] of Object.entries(statements)) {
      await client.query('savepoint before')
      try {
        if ((await client.query(statement, [texts])).rowCount !== 0) reaching.push(kind)
      } catch (err) {
        // Any other refusal, such as that of a key, comes after the policy let the row pass.
        if (!isRefused(err)) reaching.push(kind)
      }
      await client.query('rollback to savepoint before')
    }
    return reaching
  } finally {
    await client.query('rollback')
    client.release()
  }
}
