import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'

/** Held while migrating, so that of several replicas that start together one does it. */
const ADVISORY_LOCK = 4_870_001
const LOCK_NOT_AVAILABLE = '55P03'

interface MigrationOptions {
  migrationsFolder: string
  /** A migration that waits for a lock makes every later statement on that table wait as well. */
  lockMs?: number
  attempts?: number
  pauseMs?: number
}

const isBlocked = (err: unknown) =>
  err instanceof pg.DatabaseError && err.code === LOCK_NOT_AVAILABLE

/** The table of drizzle-kit: databases that it migrated go on from where they are. */
const PREPARE = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`

const OTHER_HISTORY = `The database was made by migrations that this version does not have, before the first release.
Use an empty database. In development: npm run engines wipe, then npm run setup.`

type Migration = ReturnType<typeof readMigrationFiles>[number]

async function applyOne(client: pg.Client, migration: Migration, lockMs: number): Promise<void> {
  const { sql, hash, folderMillis } = migration
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
    await client.query('commit')
  } catch (err) {
    await client.query('rollback')
    throw err
  }
}

/**
 * Applies the migrations that the database does not have yet, each in its own transaction: one that
 * fails leaves the earlier ones applied, and no lock is held longer than its own migration takes. A
 * migration that does not get a lock in time gives way to the running processes and is tried again.
 */
export async function applyMigrations(
  client: pg.Client,
  { migrationsFolder, lockMs = 2000, attempts = 30, pauseMs = 1000 }: MigrationOptions,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
  try {
    await client.query(PREPARE)
    const { rows } = await client.query<{ at: string }>(
      'select created_at as at from drizzle.__drizzle_migrations',
    )
    const applied = new Set(rows.map(({ at }) => Number(at)))
    const known = readMigrationFiles({ migrationsFolder })
    // A rollback leaves newer ones; without any in common the schema is of another history.
    if (applied.size > 0 && !known.some(({ folderMillis }) => applied.has(folderMillis)))
      throw new Error(OTHER_HISTORY)
    const missing = known.filter(({ folderMillis }) => !applied.has(folderMillis))
    for (const migration of missing)
      for (let attempt = 1; ; attempt++) {
        const blocked = await applyOne(client, migration, lockMs).catch((err: unknown) => {
          if (!isBlocked(err) || attempt >= attempts) throw err
          return true
        })
        if (!blocked) break
        await sleep(pauseMs)
      }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK])
  }
}
