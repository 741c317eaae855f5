import type { Socket } from 'node:net'
import { getTableColumns, sql, type Query, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Ctx, Db, Tx } from '#kernel/ctx.ts'
import type { Log } from '#kernel/ops/log.ts'

/** The only row of a result. Any other number of rows is a bug. */
export function one<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`)
  return row
}

function databaseError(err: unknown): pg.DatabaseError | null {
  const cause = err instanceof Error && err.cause instanceof pg.DatabaseError ? err.cause : err
  return cause instanceof pg.DatabaseError ? cause : null
}

const violated = (sqlState: string) => (err: unknown) => {
  const cause = databaseError(err)
  return cause?.code === sqlState ? (cause.constraint ?? null) : null
}

/** The name of the unique constraint that a statement violated; null for any other error. */
export const violatedConstraint = violated('23505')

/** The name of the exclusion that a statement violated: rows that must not overlap; null for any other error. */
export const violatedExclusion = violated('23P01')

/** The name of the check that a statement violated; null for any other error. */
export const violatedCheck = violated('23514')

/** Whether a statement failed because a value does not fit its type: SQLSTATE class 22. */
export const isWrongValue = (err: unknown): boolean =>
  databaseError(err)?.code?.startsWith('22') === true

/**
 * The column, in camel case, that refers to a row that does not exist; null for any other error. The name of the
 * constraint tells it: of a table with row-level security PostgreSQL gives the role of the processes no detail.
 */
export function violatedReference(err: unknown): string | null {
  const cause = databaseError(err)
  if (cause?.code !== '23503') return null
  const { table = '', constraint = '' } = cause
  const column = /^(\w+?_id)_/.exec(constraint.slice(table.length + 1))?.[1] ?? ''
  return column.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase())
}

/** How long the database may let a process wait, in milliseconds; 0 is without limit. */
export interface DatabaseLimits {
  /** One statement. */
  statement: number
  /** One lock of a statement. */
  lock: number
  /** Between two statements of a transaction, which holds its locks meanwhile. */
  idleInTransaction: number
  /**
   * From taking a connection to giving it back. The server enforces the others; this one ends the
   * wait for a server that no longer answers.
   */
  held: number
}

interface ConnectOptions {
  max: number
  log: Log
  limits: DatabaseLimits
  connectMs?: number
}

const KEEP_ALIVE_MS = 10_000

/** Ends connections that are held too long: what waits for their answer is rejected. */
function endHeldConnections(pool: pg.Pool, ms: number, log: Log): void {
  const timers = new Map<pg.PoolClient, NodeJS.Timeout>()
  pool.on('acquire', (client) => {
    const end = () => {
      log.error({ ms }, 'a database connection was held too long and is ended')
      // `end()` would wait for the answer; only the socket knows that none comes.
      const { connection } = client as unknown as { connection: { stream: Socket } }
      connection.stream.destroy()
    }
    timers.set(client, setTimeout(end, ms).unref())
  })
  pool.on('release', (_err, client) => {
    clearTimeout(timers.get(client))
    timers.delete(client)
  })
}

/** What the features query. Caches belong to it: another one on the same pool has none of them. */
export const databaseOn = (pool: pg.Pool) => drizzle(pool, { casing: 'snake_case' })

export function connect(url: string, { max, log, limits, connectMs = 5000 }: ConnectOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  if (limits.held > 0) endHeldConnections(pool, limits.held, log)
  // A connection cut while idle (a restarted server) is replaced at the next query.
  const lost = (err: Error) => log.warn({ err }, 'a database connection was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return { pool, db: databaseOn(pool) }
}

/** What a database object has and its types do not show. */
interface Internals {
  dialect: { sqlToQuery: (statement: SQL) => Query }
  session: {
    /** The pool, or the connection that a transaction has taken from it. */
    client: object
    prepareQuery: (query: Query, fields: undefined, name: string, isArray: false) => unknown
  }
}

const internalsOf = (db: Db | Tx) => db as unknown as Internals

/**
 * A statement that is built once for the pool and once for each of its connections, which transactions use, and that
 * PostgreSQL can plan once per connection. Hot statements use it: building the SQL text costs the process about as much
 * as the whole round trip.
 */
export function prepared<T>(build: (db: Db | Tx) => T): (ctx: Ctx) => T {
  const built = new WeakMap<object, T>()
  return ({ db }) => {
    const connection = internalsOf(db).session.client
    let statement = built.get(connection)
    if (statement === undefined) {
      statement = build(db)
      built.set(connection, statement)
    }
    return statement
  }
}

interface PreparedSql<Row> {
  execute: (values: Record<string, unknown>) => Promise<{ rows: Row[] }>
}

/** The same for a statement written as SQL, with `sql.placeholder` for its values. */
export const preparedSql = <Row>(name: string, statement: SQL) =>
  prepared((db) => {
    const { dialect, session } = internalsOf(db)
    const query = dialect.sqlToQuery(statement)
    return session.prepareQuery(query, undefined, name, false) as PreparedSql<Row>
  })

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/**
 * Inserts any number of rows with one prepared statement: they are sent as one JSON array. A column that is not named
 * has its default. Returned are columns of identifiers and flags, which need no conversion.
 */
export function preparedInsert<
  T extends PgTable,
  C extends keyof T['$inferInsert'] & string,
  R extends keyof T['$inferSelect'] & string,
>(table: T, columns: readonly C[], returned: readonly R[]) {
  const { name } = getTableConfig(table)
  const types = getTableColumns(table)
  // The rows have the names of the process, the table has its own.
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  const typed = columns.map((column) => `"${column}" ${types[column]?.getSQLType()}`).join(', ')
  const shown = returned.map((column) => `${snakeCase(column)} as "${column}"`).join(', ')
  const statement = preparedSql<Pick<T['$inferSelect'], R>>(
    `${name}_inserted`,
    sql`insert into ${sql.identifier(name)} (${sql.raw(columns.map(snakeCase).join(', '))})
      select ${sql.raw(quoted)}
      from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as given (${sql.raw(typed)})
      returning ${sql.raw(shown)}`,
  )
  return async (ctx: Ctx, rows: readonly Pick<T['$inferInsert'], C>[]) =>
    (await statement(ctx).execute({ rows: JSON.stringify(rows, plain) })).rows
}

/** What PostgreSQL expects of an array whose length it does not know. */
const EXPECTED_LENGTH = 10

/**
 * The ids for `= any(…)` in a prepared statement, a short list repeated until it is as long as PostgreSQL expects. It
 * takes a plan for one or two ids to be cheaper than the stored plan, and would plan the statement at every execution,
 * which costs more than to execute it. Repeated ids are looked up once.
 */
export const idsToMatch = (ids: readonly string[]): string[] =>
  ids.length === 0 || ids.length >= EXPECTED_LENGTH
    ? [...ids]
    : Array.from({ length: EXPECTED_LENGTH }, (_, at) => ids[at % ids.length] ?? '')

/** The same for `unnest(…)`: filled up with nulls, which the statement has to leave out. */
export const filledUp = <T>(values: readonly T[]): (T | null)[] => [
  ...values,
  ...Array<null>(Math.max(0, EXPECTED_LENGTH - values.length)).fill(null),
]
