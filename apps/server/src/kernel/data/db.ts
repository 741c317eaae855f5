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

/** The name of the unique constraint that a statement violated; null for any other error. */
export function violatedConstraint(err: unknown): string | null {
  const cause = err instanceof Error && err.cause instanceof pg.DatabaseError ? err.cause : err
  return cause instanceof pg.DatabaseError && cause.code === '23505'
    ? (cause.constraint ?? null)
    : null
}

export function connect(url: string, { max, log }: { max: number; log: Log }) {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5000 })
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
