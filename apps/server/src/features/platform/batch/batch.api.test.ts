import { setTimeout as sleep } from 'node:timers/promises'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { batchEndpoints } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { registry } from '#features/registry.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { start } from '#test/processes.ts'
import { batch, batchRow } from './batch.tables.ts'

const SECRET_KEY = 'a-secret-of-tests-with-32-characters'

const price = (amount: string) => ({ amount, currency: 'AED' })

async function aYardOf(count: number) {
  const server = await startServer()
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push((await aListedDevice(server.ctx)).id)
  const call = server.client({ bearer: await server.staffToken() })
  const reprice = (percent: number, target = ids) =>
    call(batchEndpoints.start, {
      body: {
        action: 'device.reprice',
        target: { ids: target },
        expected: target.length,
        params: { percent },
      },
    })
  return { server, ids, call, reprice }
}

const pricesOf = async ({ ctx }: Awaited<ReturnType<typeof aYardOf>>['server']) => {
  const rows = await ctx.db.select().from(device).orderBy(asc(device.id))
  return rows.map(({ priceMinor }) => Number(priceMinor))
}

/** Runs the task as a worker would, for a batch whose worker is gone. */
const runRows = registry.consumers.find(({ name }) => name === 'batch.run-rows')

it('publishes no machine that was edited after the reviewer saw it, and none unseen [BO-2] [EQ-8]', async () => {
  const { server, ids, call } = await aYardOf(3)
  await using _ = server
  const [same = '', edited = '', unread = ''] = ids
  await server.ctx.db.update(device).set({ state: 'pendingReview', serialNo: sql`id::text` })
  const rows = await server.ctx.db.select().from(device)
  const versionOf = (id: string) => rows.find((row) => row.id === id)?.revision ?? 0
  await call(deviceEndpoints.reprice, { body: { deviceId: edited, price: price('90000.00') } })
  const start = (target: { ids: string[]; versions?: number[] }) =>
    call(batchEndpoints.start, {
      body: {
        action: 'device.move',
        target,
        expected: target.ids.length,
        params: { action: 'publish' },
      },
    })
  const seen = [same, edited]
  await start({ ids: seen, versions: seen.map(versionOf) })
  await start({ ids: [unread] })
  await server.work()
  const states = new Map(
    (await server.ctx.db.select().from(device)).map(({ id, state }) => [id, state]),
  )
  expect(ids.map((id) => states.get(id))).toEqual(['listed', 'pendingReview', 'pendingReview'])
  await expect(start({ ids: seen, versions: [1] })).rejects.toMatchObject({ status: 400 })
})

describe('a bulk action [BO-2]', () => {
  it('changes each row with its own audit entry, says why it refused one, and is undone where nothing changed since', async () => {
    const { server, ids, call, reprice } = await aYardOf(4)
    await using _ = server
    const [first = '', second = ''] = ids
    await call(deviceEndpoints.reprice, { body: { deviceId: second, price: null } })
    const { batchId } = await reprice(-10)
    await server.work()
    expect(await call(batchEndpoints.progress, { query: { batchId } })).toMatchObject({
      state: 'done',
      total: 4,
      done: 3,
      refused: 1,
      canUndo: true,
    })
    const refused = await call(batchEndpoints.rows, { query: { batchId, outcome: 'refused' } })
    expect(refused.rows).toMatchObject([
      { rowId: second, reason: expect.stringMatching(/price/) as string },
    ])
    const byBatch = await server.ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.endpoint, 'batch device.reprice'), eq(auditLog.entity, 'device')))
      .orderBy(auditLog.seq)
    expect(byBatch.map(({ entityId }) => entityId)).toEqual(ids.filter((id) => id !== second))
    expect(byBatch[0]).toMatchObject({
      actorAudience: 'staff',
      permission: 'device.reprice',
      before: { price: price('209000.00') },
      after: { price: price('188100.00') },
    })
    await call(deviceEndpoints.reprice, { body: { deviceId: first, price: price('1.00') } })
    const undo = await call(batchEndpoints.undo, { body: { batchId } })
    await expect(call(batchEndpoints.undo, { body: { batchId } })).rejects.toMatchObject({
      status: 409,
    })
    await server.work()
    expect(await call(batchEndpoints.progress, { query: { batchId: undo.batchId } })).toMatchObject(
      {
        done: 2,
        refused: 1,
        isUndo: true,
        canUndo: false,
      },
    )
    expect((await pricesOf(server)).toSorted((a, b) => a - b)).toEqual([
      0, 100, 20_900_000, 20_900_000,
    ])
  })

  it('is refused if the selection changed, without the permission, and hidden from others', async () => {
    const { server, ids, call, reprice } = await aYardOf(2)
    await using _ = server
    const body = {
      action: 'device.move',
      target: { ids },
      expected: 3,
      params: { action: 'withdraw' },
    }
    await expect(call(batchEndpoints.start, { body })).rejects.toMatchObject({ status: 409 })
    const reader = server.client({ bearer: await server.staffToken(['device.read']) })
    await expect(
      reader(batchEndpoints.start, { body: { ...body, expected: 2 } }),
    ).rejects.toMatchObject({
      status: 403,
    })
    const wrong = { ...body, expected: 2, params: { action: 'explode' } }
    await expect(call(batchEndpoints.start, { body: wrong })).rejects.toMatchObject({ status: 400 })
    const { batchId } = await reprice(5)
    const subject = { audience: 'staff', id: crypto.randomUUID(), permissions: [] } as const
    const other = server.client({ bearer: await server.tokenFor(subject) })
    await expect(other(batchEndpoints.progress, { query: { batchId } })).rejects.toMatchObject({
      status: 404,
    })
    expect((await other(batchEndpoints.list, { query: {} })).rows).toEqual([])
  })

  it('waits while it is paused and does nothing more once it is cancelled', async () => {
    const { server, call, reprice } = await aYardOf(2)
    await using _ = server
    const { batchId } = await reprice(10)
    await call(batchEndpoints.pause, { body: { batchId } })
    await server.work()
    expect(await pricesOf(server)).toEqual([20_900_000, 20_900_000])
    await call(batchEndpoints.resume, { body: { batchId } })
    await server.work()
    expect(await pricesOf(server)).toEqual([22_990_000, 22_990_000])
    const { batchId: second } = await reprice(10)
    await call(batchEndpoints.cancel, { body: { batchId: second } })
    await server.work()
    expect(await pricesOf(server)).toEqual([22_990_000, 22_990_000])
    const { rows } = await call(batchEndpoints.list, { query: {} })
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'done'])
  })

  it('goes on after its worker was killed, and changes no row twice', async () => {
    const { server, ids, reprice } = await aYardOf(1)
    await using _ = server
    const { ctx, pool, environment } = server
    const copies = 99
    const columns = `array_to_string(array(select quote_ident(attname) from pg_attribute
      where attrelid = 'device'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname not in ('id', 'seq', 'stock_no', 'serial_number')), ',')`
    const { rows: found } = await pool.query<{ list: string }>(`select ${columns} as list`)
    const list = found[0]?.list ?? ''
    await pool.query(
      `insert into device (stock_no, ${list}) select 'C-' || n, ${list} from device, generate_series(1, ${copies}) n`,
    )
    const rows = await ctx.db.select({ id: device.id }).from(device).orderBy(asc(device.id))
    const all = rows.map(({ id }) => id)
    expect(all).toContain(ids[0])
    const { batchId } = await reprice(-10, all)
    const progress = async () => (await ctx.db.select().from(batch))[0]?.done ?? 0
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select from device where id = $1 for update', [all[60]])
    {
      await using worker = start('worker', { ...environment, SECRET_KEY })
      await worker.says('the worker runs')
      // The third transaction waits for a row when the worker is killed.
      while ((await progress()) < 50) await sleep(10)
    }
    await holder.query('rollback')
    holder.release()
    expect(await progress()).toBe(50)
    await runRows?.handle(ctx, { batchId, eventId: '1', at: ctx.now() } as never)
    expect(await ctx.db.select().from(batch)).toMatchObject([
      { state: 'done', done: copies + 1, refused: 0 },
    ])
    expect(new Set(await pricesOf(server))).toEqual(new Set([18_810_000]))
    expect(await ctx.db.$count(batchRow, eq(batchRow.outcome, 'done'))).toBe(copies + 1)
    expect(await ctx.db.$count(auditLog, eq(auditLog.entity, 'device'))).toBe(copies + 1)
  })
})
