import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { inject } from 'vitest'
import { databaseLimitsOf } from '#entry/database-limits.ts'
import { SESSION_ENDED } from '#features/identity/session/session.ended.ts'
import { ledgerKinds, registry } from '#features/registry.ts'
import { stopwatch } from '#kernel/clock.ts'
import { connect, databaseOn } from '#kernel/data/db.ts'
import {
  subscribeToChannel,
  type ChannelSubscription,
  type OnMessage,
} from '#kernel/data/pg-notifications.ts'
import { asAppRole } from '#kernel/data/role/app-role.ts'
import { WORKER_POOLS } from '#kernel/work/worker-pools.ts'

/** Above this size a table is truncated: deleting row by row would leave too many dead rows. */
const TRUNCATE_BYTES = 256 * 1024

/** A worker of a test listens on a connection for each of its pools, and needs some to work with. */
export const POOL_MAX = WORKER_POOLS.length + 6

/** What a test left running has so long to end. */
const SETTLE_SECONDS = 2

/** The name of connections that stay open from one test to the next. */
const POOLED = 'pool of the tests'

const log = pino({ level: 'silent' })

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

/** One subscription for all tests that lease the database. */
function subscribeForAll(url: string) {
  const listeners = new Set<OnMessage>()
  const subscription = subscribeToChannel({
    url,
    channel: SESSION_ENDED,
    log,
    onMessage: (payload) => listeners.forEach((tell) => tell(payload)),
  })
  const listen = (onMessage: OnMessage): ChannelSubscription => {
    listeners.add(onMessage)
    const close = async () => void listeners.delete(onMessage)
    return { isAlive: subscription.isAlive, close }
  }
  return { listen, close: subscription.close }
}

interface Database {
  name: string
  url: string
  schema: string
  /** Empties the database between two tests. */
  own: Connection
  /** Of the server, with its role. Connections and their prepared statements stay from one test to the next. */
  pool: pg.Pool
  /** Of the test, which as the owner may look at and prepare what the server may not. */
  ownerPool: pg.Pool
  sessionEnded: ReturnType<typeof subscribeForAll>
}

/** Databases of this worker process that are empty and not in use. */
const free: Database[] = []

/** The tables, columns and constraints, counted: a test that changed the schema is noticed. */
const SCHEMA_SIZE = `
  select (select count(*) from pg_class)::int as relations,
    (select count(*) from pg_attribute where not attisdropped)::int as columns,
    (select count(*) from pg_constraint)::int as constraints`

/**
 * The worker of an installation registers its tasks when it starts. Without them transactions that queue the first
 * jobs of two kinds in another order would wait for each other (deadlock).
 */
const KNOWN_TASKS = `
  insert into graphile_worker._private_tasks (identifier)
  select unnest('{${[...registry.consumers, ...registry.jobs].map(({ name }) => name).join(',')}}'::text[])
  on conflict do nothing`

async function createDatabase(): Promise<Database> {
  await using root = await connectOutside()
  const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`
  await root.query(`create database ${name} template ${inject('template')}`)
  // No test cuts the power. A commit need not wait for the disk.
  await root.query(`alter database ${name} set synchronous_commit = off`)
  // As in an installation; a copy has none of the rights of its template.
  await root.query(`revoke temporary on database ${name} from public`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = name
  const pooled = new URL(url)
  pooled.searchParams.set('application_name', POOLED)
  const own = await connectTo(pooled.href)
  await own.query(KNOWN_TASKS)
  const poolAt = (at: string) =>
    connect(at, { max: POOL_MAX, log, limits: databaseLimitsOf('test') }).pool
  return {
    name,
    url: url.href,
    own,
    schema: JSON.stringify((await own.query(SCHEMA_SIZE)).rows),
    pool: poolAt(asAppRole(pooled.href)),
    ownerPool: poolAt(pooled.href),
    sessionEnded: subscribeForAll(asAppRole(pooled.href)),
  }
}

async function dropDatabase(database: Database): Promise<void> {
  const { name, own, pool, ownerPool, sessionEnded } = database
  await using root = await connectOutside()
  await sessionEnded.close()
  for (const each of [pool, ownerPool]) void each.end() // waits for what a test did not give back
  await root.query(`drop database ${name} with (force)`)
  await own[Symbol.asyncDispose]().catch(() => {}) // it was cut
}

/** Cuts every connection of a test, as dropping the database would. */
const DISCONNECT_OTHERS = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'
    and application_name <> '${POOLED}'`

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
        and c.relname not in ('migrations', 'ledger_account_kind', 'ledger_roll_up', '_private_tasks')
        and pg_relation_size(c.oid) > 0
    loop
      if t.bytes > ${TRUNCATE_BYTES} then execute format('truncate %s cascade', t.name);
      else execute format('delete from %s', t.name);
      end if;
    end loop;
    -- The one row that a migration writes: without it no balance can be read.
    update ledger_roll_up set upto = '0';
    delete from ledger_account_kind where kind <> all ('{${ledgerKinds.accounts.map(({ name }) => name).join(',')}}');
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences
      where schemaname in ('public', 'graphile_worker') and last_value is not null
        and format('%I.%I', schemaname, sequencename)::regclass
          <> pg_get_serial_sequence('graphile_worker._private_tasks', 'id')::regclass;
  end $$`

const isIdle = (pool: pg.Pool) => pool.idleCount === pool.totalCount && pool.waitingCount === 0

/** Whether the database is now as if it had just been copied from the template. */
async function isEmptied({ own, pool, ownerPool, schema }: Database): Promise<boolean> {
  const seconds = stopwatch()
  while (!isIdle(pool) || !isIdle(ownerPool)) {
    if (seconds() > SETTLE_SECONDS) return false
    await sleep(5)
  }
  await own.query(DISCONNECT_OTHERS)
  await own.query(EMPTY)
  return JSON.stringify((await own.query(SCHEMA_SIZE)).rows) === schema
}

/** The pool for one test: what the test left running does not reach the rows of the next one. */
function poolOfTest(pool: pg.Pool) {
  let isOver = false
  const refused = () => new Error('the test is over')
  function connectOnce(done?: (err: Error | undefined, client: undefined) => void) {
    if (!isOver) return pool.connect(done as never)
    if (!done) return Promise.reject(refused())
    return done(refused(), undefined)
  }
  // What a test replaces in it, such as by a spy, is its own as well.
  const own = Object.create(pool, {
    connect: { value: connectOnce, writable: true, configurable: true },
  }) as pg.Pool
  return { pool: own, end: () => void (isOver = true) }
}

/** An empty, migrated database for one test. It goes back to the pool when the test is over. */
export async function leaseDatabase() {
  const database = free.pop() ?? (await createDatabase())
  const { pool, end } = poolOfTest(database.pool)
  const owner = poolOfTest(database.ownerPool)
  const { name, url, sessionEnded } = database
  return {
    name,
    url,
    connection: { pool, db: databaseOn(pool) },
    ownerPool: owner.pool,
    listen: sessionEnded.listen,
    async release() {
      end()
      owner.end()
      const isReusable = await isEmptied(database).catch(() => false)
      if (isReusable) free.push(database)
      else await dropDatabase(database)
    },
  }
}
