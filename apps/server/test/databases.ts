import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

interface Database {
  name: string
  url: string
  schema: string
}

/** Above this size a table is truncated: deleting row by row would leave too many dead rows. */
const TRUNCATE_BYTES = 256 * 1024

/** Databases of this worker process that are empty and not in use. */
const free: Database[] = []

type Connection = Awaited<ReturnType<typeof connectTo>>

export async function connectTo(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // the next query fails instead
  await client.connect()
  return {
    query: <Row extends pg.QueryResultRow>(sql: string) => client.query<Row>(sql),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** A connection that outlives what a test does to its own database. */
export const connectOutside = () => connectTo(inject('databaseUrl'))

/** The tables, columns and constraints, counted: a test that changed the schema is noticed. */
const SCHEMA_SIZE = `
  select (select count(*) from pg_class)::int as relations,
    (select count(*) from pg_attribute where not attisdropped)::int as columns,
    (select count(*) from pg_constraint)::int as constraints`

const schemaOf = async ({ query }: Connection) => JSON.stringify((await query(SCHEMA_SIZE)).rows)

async function createDatabase(): Promise<Database> {
  await using root = await connectOutside()
  const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`
  await root.query(`create database ${name} template ${inject('template')}`)
  // No test cuts the power. A commit need not wait for the disk.
  await root.query(`alter database ${name} set synchronous_commit = off`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = name
  await using own = await connectTo(url.href)
  return { name, url: url.href, schema: await schemaOf(own) }
}

/**
 * Deletes all rows and restarts all sequences. Tables that were never written to have no pages and
 * are skipped. The replica role skips triggers and foreign keys, so the order does not matter.
 */
const EMPTY = `
  do $$
  declare t record;
  begin
    set local session_replication_role = replica;
    for t in
      select c.oid::regclass as name, pg_relation_size(c.oid) as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
        and c.relname not in ('migrations', 'ledger_roll_up') and pg_relation_size(c.oid) > 0
    loop
      if t.bytes > ${TRUNCATE_BYTES} then execute format('truncate %s cascade', t.name);
      else execute format('delete from %s', t.name);
      end if;
    end loop;
    -- The one row that a migration writes: without it no balance can be read.
    update ledger_roll_up set upto = '0';
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences
      where schemaname in ('public', 'graphile_worker') and last_value is not null;
  end $$`

/** Cuts every other connection, as dropping the database would. */
const DISCONNECT_OTHERS = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'
    and pid <> pg_backend_pid()`

/** Whether the database is now as if it had just been copied from the template. */
async function isEmptied(database: Database): Promise<boolean> {
  await using own = await connectTo(database.url)
  await own.query(DISCONNECT_OTHERS)
  if ((await schemaOf(own)) !== database.schema) return false
  await own.query(EMPTY)
  return true
}

/** An empty, migrated database for one test. It goes back to the pool when the test is over. */
export async function leaseDatabase() {
  const database = free.pop() ?? (await createDatabase())
  return {
    ...database,
    async release() {
      const isReusable = await isEmptied(database).catch(() => false)
      if (isReusable) return void free.push(database)
      await using root = await connectOutside()
      await root.query(`drop database ${database.name} with (force)`)
    },
  }
}
