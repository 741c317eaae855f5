import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { anchorHead, removeLostAnchors } from './audit.anchor.service.ts'
import { checkChain } from './audit.check.service.ts'
import { auditAnchor, auditCheck } from './audit.tables.ts'

/** A log of so many entries, made by commands that run at the same time. */
async function aLog(count: number) {
  const server = await startServer()
  const { id: deviceId } = await aListedDevice(server.ctx)
  const call = server.client({ bearer: await server.staffToken() })
  const reprice = (amount: number) =>
    call(deviceEndpoints.reprice, {
      body: { deviceId, price: { amount: `${amount}.00`, currency: 'AED' } },
    })
  await Promise.all(Array.from({ length: count }, (_, i) => reprice(1000 + i)))
  await server.storage.ensure()
  await anchorHead(server.ctx)
  return { server, reprice }
}

/** What only a superuser can do: triggers do not run. */
async function tamper({ pool }: TestServer, ...statements: string[]) {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

const found = async ({ ctx }: TestServer) => (await checkChain(ctx))?.faults

const LINK = `
  update audit_log set previous_hash = before.hash,
    hash = sha256(before.hash || convert_to(jsonb_build_array(
      extract(epoch from at), actor_audience, actor_id, session_id, permission, endpoint, entity, entity_id,
      audit_log.before, after, request_id, encode(address_fingerprint, 'hex'), address)::text, 'UTF8'))
  from (select seq as n, hash from audit_log) before where before.n = audit_log.seq - 1 and seq = `

describe('the check of the audit log [BO-4]', () => {
  it('finds nothing in a log that concurrent commands wrote', async () => {
    const { server } = await aLog(20)
    await using _ = server
    const check = await checkChain(server.ctx)
    expect(check).toMatchObject({ faults: [], faultCount: 0, lastSeq: 20n, anchored: 20n })
    const seqs = await server.ctx.db
      .select({ seq: auditLog.seq })
      .from(auditLog)
      .orderBy(auditLog.seq)
    expect(seqs.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  it('finds a removed, an altered and a reordered row and a truncated end', async () => {
    const { server } = await aLog(12)
    await using _ = server
    await tamper(server, 'delete from audit_log where seq = 3')
    expect(await found(server)).toEqual([{ kind: 'removed', seq: '3' }])
    await tamper(server, `update audit_log set after = '{}' where seq = 5`)
    expect(await found(server)).toContainEqual({ kind: 'altered', seq: '5' })
    await tamper(
      server,
      'update audit_log set seq = 100 where seq = 7',
      'update audit_log set seq = 7 where seq = 8',
      'update audit_log set seq = 8 where seq = 100',
    )
    expect(await found(server)).toEqual(
      expect.arrayContaining([7, 8, 9].map((seq) => ({ kind: 'reordered', seq: String(seq) }))),
    )
    await tamper(server, 'delete from audit_log where seq > 10')
    expect(await found(server)).toContainEqual({ kind: 'truncated', seq: '11' })
  })

  it('finds a truncated end and a rewritten chain by the anchors outside the database', async () => {
    const { server, reprice } = await aLog(6)
    await using _ = server
    await tamper(
      server,
      'delete from audit_log where seq > 4',
      'delete from audit_anchor',
      'update audit_head set seq = 4, hash = (select hash from audit_log where seq = 4)',
    )
    expect(await found(server)).toEqual([{ kind: 'truncated', seq: '5' }])
    await reprice(5000)
    await tamper(
      server,
      `update audit_log set actor_id = gen_random_uuid() where seq = 5`,
      `${LINK} 5`,
    )
    await reprice(6000)
    await tamper(server, `${LINK} 6`)
    expect(await found(server)).toContainEqual({ kind: 'rewritten', seq: '6' })
  })

  it('goes on where it was interrupted, and one of two checks does the work', async () => {
    const { server } = await aLog(4)
    await using _ = server
    const { ctx } = server
    const stop = () => {
      throw new Error('killed')
    }
    await expect(checkChain(ctx, stop)).rejects.toThrow('killed')
    await tamper(server, `update audit_log set after = '{}' where seq = 2`)
    expect((await checkChain(ctx))?.faultCount).toBe(0)
    expect(await ctx.db.$count(auditCheck)).toBe(1)
    const both = await Promise.all([checkChain(ctx), checkChain(ctx)])
    expect(both.some((check) => check?.faultCount === 1)).toBe(true)
  })

  it('accepts the shorter log of a restored database once its lost anchors are removed', async () => {
    const { server, reprice } = await aLog(5)
    await using _ = server
    await tamper(
      server,
      'delete from audit_log where seq > 3',
      'delete from audit_anchor',
      'update audit_head set seq = 3, hash = (select hash from audit_log where seq = 3)',
    )
    expect(await removeLostAnchors(server.ctx)).toBe(1)
    await reprice(7000)
    expect(await found(server)).toEqual([])
  })

  it('copies an anchor once', async () => {
    const { server } = await aLog(1)
    await using _ = server
    await anchorHead(server.ctx)
    expect(await server.ctx.db.select().from(auditAnchor)).toMatchObject([
      { seq: 1n, storedAt: server.ctx.now() },
    ])
  })

  it('does not believe a position that it did not write itself, or wrote long ago', async () => {
    const { server } = await aLog(12)
    await using _ = server
    const { pool, ctx } = server
    await checkChain(ctx)
    await tamper(server, 'delete from audit_log where seq between 3 and 5')
    // A position behind the hole, with the hash that is there.
    await pool.query(
      `insert into audit_check (seq, last_seq, hash, until, anchored, faults, started_at, created_at)
       select 8, 8, hash, 12, 0, '[]', $1, $1 from audit_log where seq = 8`,
      [ctx.now()],
    )
    const removed = [{ kind: 'removed', seq: '3' }]
    expect(await found(server)).toEqual(removed)
    // One that was signed while the log was whole.
    await pool.query(`delete from audit_check where fault_count > 0`)
    await pool.query('update audit_check set finished_at = null')
    server.turnClock('2026-11-14T15:00:00Z')
    expect(await found(server)).toEqual(removed)
    const { rows } = await pool.query('select from audit_check')
    expect(rows).toHaveLength(1)
  })
})
