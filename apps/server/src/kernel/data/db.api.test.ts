import { sql } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, inject, it, vi } from 'vitest'
import { readServerConfig } from '#entry/config.ts'
import { assemble } from '#entry/parts.ts'
import { startCtx } from '#test/harness.ts'
import { silentServer } from '#test/silent-server.ts'
import { tcpProxyTo } from '#test/tcp-proxy.ts'
import { connect, type DatabaseLimits } from './db.ts'

const log = pino({ level: 'silent' })
const NONE: DatabaseLimits = { statement: 0, lock: 0, idleInTransaction: 0, held: 0 }

function connected(url: string, limits: Partial<DatabaseLimits>, connectMs = 5000) {
  const { pool, db } = connect(url, { max: 2, log, limits: { ...NONE, ...limits }, connectMs })
  return { pool, db, [Symbol.asyncDispose]: () => pool.end() }
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (err: unknown) => (err as { code?: string; message: string }).code ?? String(err),
  )

describe('the database', () => {
  it('ends a statement that takes too long', async () => {
    await using database = connected(inject('databaseUrl'), { statement: 100 })
    expect(await failureOf(database.pool.query('select pg_sleep(20)'))).toBe('57014')
  })

  it('refuses a statement that waits too long for a lock', async () => {
    await using server = await startCtx()
    await using database = connected(server.databaseUrl, { lock: 100 })
    const blocker = await server.pool.connect()
    await blocker.query('begin; lock table event')
    expect(await failureOf(database.pool.query('select * from event'))).toBe('55P03')
    await blocker.query('rollback')
    blocker.release()
  })

  it('ends a transaction that does nothing for too long, and its locks', async () => {
    await using server = await startCtx()
    await using database = connected(server.databaseUrl, { idleInTransaction: 100 })
    const left = await database.pool.connect()
    left.on('error', () => {})
    await left.query('begin; lock table event')
    await server.pool.query('select * from event')
    expect(await failureOf(left.query('select 1'))).not.toBe('nothing failed')
    left.release(true)
  })

  it('that accepts and never answers fails the connection in time', async () => {
    await using silent = await silentServer()
    await using database = connected(`postgres://x@${silent.host}/x`, {}, 200)
    await expect(database.pool.query('select 1')).rejects.toThrow('timeout')
  })

  it('that stops answering inside a transaction fails it, and no connection of it is used again', async () => {
    await using server = await startCtx()
    await using proxy = await tcpProxyTo(server.databaseUrl)
    await using database = connected(proxy.url, { held: 400 })
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into worker_alive values ('held', now())`)
      proxy.block()
      await tx.execute(sql`select 1`)
    })
    expect(await failureOf(work)).not.toBe('nothing failed')
    proxy.open()
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query('select pool_id from worker_alive')
      expect(rows).toEqual([])
    }, 8000)
  })
})

describe('the limits of a process', () => {
  it.each([
    ['http', '10s', '5s', '15s'],
    ['worker', '5min', '15s', '1min'],
    ['search', '0', '15s', '10min'],
  ])('%s has its own', async (name, statement, lock, idle) => {
    await using server = await startCtx()
    const { pool, close } = assemble(name, readServerConfig(server.environment), { log })
    const { rows } = await pool.query(`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`)
    expect(rows).toEqual([{ statement, lock, idle }])
    await close()
  })
})
