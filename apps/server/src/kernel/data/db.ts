import type { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
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

/** The column, in camel case, that refers to a row that does not exist; null for any other error. */
export function violatedReference(err: unknown): string | null {
  const cause = databaseError(err)
  if (cause?.code !== '23503') return null
  const column = /^Key \((\w+)\)/.exec(cause.detail ?? '')?.[1] ?? ''
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
  return { pool, db: drizzle(pool, { casing: 'snake_case' }) }
}

/**
 * A statement that is planned once per connection. Hot reads use it: building the SQL text
 * costs the process about as much as the whole round trip.
 */
export function prepared<T>(build: (db: Db | Tx) => T): (ctx: Ctx) => T {
  const built = new WeakMap<object, T>()
  return ({ db }) => {
    let statement = built.get(db)
    if (statement === undefined) {
      statement = build(db)
      built.set(db, statement)
    }
    return statement
  }
}
