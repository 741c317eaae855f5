import { describe, expect, it } from 'vitest'
import { connectOutside, connectTo, leaseDatabase } from './databases.ts'
import { aListedDevice } from './device-fixtures.ts'
import { startServer } from './harness.ts'

const ADD_JOB = `select id::int from graphile_worker.add_job('a-task')`
/** The tables that have rows. */
const FILLED = `
  select relname from pg_stat_user_tables
  where relname not like '%migrations' and relname not in ('ledger_account_kind', 'ledger_roll_up', '_private_tasks')
    and query_to_xml(
    format('select from %I.%I limit 1', schemaname, relname), false, true, '')::text like '%<row%'`

describe('a database that a test gave back', () => {
  it('is used by the next test, without rows and with sequences at their start', async () => {
    const first = await leaseDatabase()
    await using own = await connectTo(first.url)
    expect((await own.query(ADD_JOB)).rows).toEqual([{ id: 1 }])
    await first.release()

    const server = await startServer()
    expect(server.databaseUrl).toBe(first.url)
    expect((await server.pool.query(FILLED)).rows).toEqual([])
    await aListedDevice(server.ctx)
    expect((await server.pool.query(FILLED)).rows).not.toEqual([])
    await server[Symbol.asyncDispose]()

    const second = await leaseDatabase()
    expect(second.url).toBe(first.url)
    await using again = await connectTo(second.url)
    expect((await again.query(FILLED)).rows).toEqual([])
    expect((await again.query(ADD_JOB)).rows).toEqual([{ id: 1 }])
    await second.release()
  })

  it('is also emptied of tables that are too large to be deleted row by row', async () => {
    const lease = await leaseDatabase()
    await using own = await connectTo(lease.url)
    await own.query(`select graphile_worker.add_job('a-task', payload := json_build_object('text',
      repeat(md5(n::text), 40))) from generate_series(1, 250) n`)
    await lease.release()
    await using again = await connectTo(lease.url)
    expect((await again.query(FILLED)).rows).toEqual([])
  })

  it('has no connection of the test left', async () => {
    const lease = await leaseDatabase()
    await using left = await connectTo(lease.url)
    await lease.release()
    await expect(left.query('select 1')).rejects.toThrow()
  })

  it('is out of reach for what the test left running', async () => {
    const lease = await leaseDatabase()
    const { pool, db } = lease.connection
    await pool.query('select 1')
    await lease.release()
    const next = await leaseDatabase()
    expect(next.url).toBe(lease.url)
    await expect(pool.query(ADD_JOB)).rejects.toThrow('the test is over')
    await expect(db.execute(ADD_JOB)).rejects.toMatchObject({
      cause: { message: 'the test is over' },
    })
    await expect(db.transaction(async (tx) => tx.execute(ADD_JOB))).rejects.toThrow(
      'the test is over',
    )
    await next.release()
  })

  it('is dropped when the test keeps a connection in use', async () => {
    const lease = await leaseDatabase()
    const left = await lease.connection.pool.connect()
    left.on('error', () => {}) // it is cut
    await left.query('begin')
    await lease.release()
    await using outside = await connectOutside()
    const named = `select from pg_database where datname = '${lease.name}'`
    expect((await outside.query(named)).rowCount).toBe(0)
    left.release(true)
  })

  it.each([
    ['a table', 'create table left_over (id int)'],
    ['a column', 'alter table brand add column left_over int'],
    ['an index', 'create index left_over on graphile_worker._private_jobs (key)'],
  ])('is dropped when it has %s that the template has not', async (_what, change) => {
    const lease = await leaseDatabase()
    await using own = await connectTo(lease.url)
    await own.query(change)
    await lease.release()
    await using outside = await connectOutside()
    const named = `select from pg_database where datname = '${lease.name}'`
    expect((await outside.query(named)).rowCount).toBe(0)
  })
})
