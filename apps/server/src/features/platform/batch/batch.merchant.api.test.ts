import {
  batchEndpoints,
  merchantBatchEndpoints,
} from '@ironsouq/contract/platform/batch/batch.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { auditLog, lifecycleLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { start } from '#test/processes.ts'

const SECRET_KEY = 'a-secret-of-tests-with-32-characters'

/** A seller with listed machines, and calls of its owner. */
async function aFirm(server: TestServer, code: string, count: number) {
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push((await aListedDevice(ctx)).id)
  await ctx.db.update(device).set({ sellerId }).where(inArray(device.id, ids))
  const personOf = async (role: 'owner' | 'finance') => {
    const accountId = await aSellerAccount(ctx, { sellerId, role, name: role })
    return server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  }
  return { sellerId, ids, call: await personOf('owner'), personOf }
}

const pricesOf = async ({ ctx }: TestServer, ids: readonly string[]) => {
  const rows = await ctx.db
    .select()
    .from(device)
    .where(inArray(device.id, ids))
    .orderBy(asc(device.id))
  return rows.map(({ priceMinor }) => Number(priceMinor))
}

const reprice = (ids: string[], percent: number) => ({
  action: 'ownDevice.reprice',
  target: { ids },
  expected: ids.length,
  params: { percent },
})

it('a bulk action of a seller changes own rows only, is followed, undone and limited to its permission', async () => {
  await using server = await startServer()
  const own = await aFirm(server, 'own', 3)
  const other = await aFirm(server, 'other', 1)
  const [before, foreign] = [
    await pricesOf(server, own.ids),
    await pricesOf(server, other.ids),
  ] as const
  const ids = [...own.ids, ...other.ids]
  await expect(
    own.call(merchantBatchEndpoints.start, { body: reprice(ids, -10) }),
  ).rejects.toMatchObject({ status: 404 })
  const audited = await server.ctx.db.$count(auditLog)
  const body = reprice(own.ids, -10)
  const { batchId } = await own.call(merchantBatchEndpoints.start, { body })
  // One of them changes hands before its turn: the row is no longer the seller's.
  const [sold = ''] = own.ids
  await server.ctx.db.update(device).set({ sellerId: other.sellerId }).where(eq(device.id, sold))
  await server.work()
  expect(await own.call(merchantBatchEndpoints.progress, { query: { batchId } })).toMatchObject({
    state: 'done',
    done: 2,
    refused: 1,
    canUndo: true,
  })
  const refused = { query: { batchId, outcome: 'refused' as const } }
  expect((await own.call(merchantBatchEndpoints.rows, refused)).rows).toMatchObject([
    { rowId: sold, name: null },
  ])
  const [first = 0, ...others] = before
  expect(await pricesOf(server, own.ids)).toEqual([first, ...others.map((price) => price * 0.9)])
  expect(await pricesOf(server, other.ids)).toEqual(foreign)
  expect(await server.ctx.db.$count(auditLog)).toBe(audited)
  for (const call of [other.call, await own.personOf('owner')])
    await expect(
      call(merchantBatchEndpoints.progress, { query: { batchId } }),
    ).rejects.toMatchObject({ status: 404 })
  const finance = await own.personOf('finance')
  await expect(
    finance(merchantBatchEndpoints.start, { body: reprice(own.ids, 5) }),
  ).rejects.toMatchObject({ status: 403 })
  const undone = await own.call(merchantBatchEndpoints.undo, { body: { batchId } })
  await server.work()
  expect(undone.isUndo).toBe(true)
  expect(await pricesOf(server, own.ids)).toEqual(before)
})

it('an action of staff is not found by a seller, and rows with own values are saved by versions', async () => {
  await using server = await startServer()
  const { ids, call } = await aFirm(server, 'own', 2)
  const body = { ...reprice(ids, 5), action: 'device.reprice' }
  await expect(call(merchantBatchEndpoints.start, { body })).rejects.toMatchObject({ status: 404 })
  const [first = '', second = ''] = ids
  const { batchId } = await call(merchantBatchEndpoints.gather, {
    body: { action: 'ownDevice.adjust', total: 2 },
  })
  const [row] = await server.ctx.db.select().from(device).where(eq(device.id, first))
  const version = row?.revision ?? 0
  const rows = [
    { id: first, version, values: { price: '123456.00' } },
    { id: second, version: version + 7, values: { price: '1.00' } },
  ]
  await call(merchantBatchEndpoints.add, { body: { batchId, rows } })
  await server.work()
  expect(await call(merchantBatchEndpoints.progress, { query: { batchId } })).toMatchObject({
    done: 1,
    refused: 1,
  })
  expect(await pricesOf(server, [first])).toEqual([12_345_600])
})

it('all rows that the filters of a list find are the rows of the seller', async () => {
  await using server = await startServer()
  const own = await aFirm(server, 'own', 2)
  const other = await aFirm(server, 'other', 1)
  const body = {
    action: 'ownDevice.move',
    target: { filters: { state: ['listed'] } },
    expected: 2,
    params: { action: 'withdraw' },
  }
  await own.call(merchantBatchEndpoints.start, { body })
  await server.work()
  const states = async (ids: string[]) => {
    const rows = await server.ctx.db.select().from(device).where(inArray(device.id, ids))
    return rows.map(({ state }) => state)
  }
  expect(await states(own.ids)).toEqual(['withdrawn', 'withdrawn'])
  expect(await states(other.ids)).toEqual(['listed'])
})

/** Copies of a machine, so that a batch is long; each is the seller's. */
async function copiesOf({ pool }: TestServer, deviceId: string, count: number) {
  const { rows: found } = await pool.query<{ list: string }>(`
    select array_to_string(array(select quote_ident(attname) from pg_attribute
      where attrelid = 'device'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname not in ('id', 'seq', 'stock_no', 'serial_number')), ',') as list`)
  const list = found[0]?.list ?? ''
  const { rows } = await pool.query<{ id: string }>(
    `insert into device (stock_no, ${list}) select gen_random_uuid(), ${list}
      from device, generate_series(1, $2) where id = $1 returning id`,
    [deviceId, count],
  )
  return rows.map(({ id }) => id)
}

it('a small batch does not wait for a large one of another seller, nor staff for sellers [BO-2]', async () => {
  await using server = await startServer()
  const { ctx, pool, environment } = server
  const [large, small] = [await aFirm(server, 'large', 1), await aFirm(server, 'small', 1)]
  const [own] = large.ids
  const many = await copiesOf(server, own ?? '', 130)
  const staffs = await aListedDevice(ctx)
  const first = await large.call(merchantBatchEndpoints.start, { body: reprice(many, -10) })
  const second = await small.call(merchantBatchEndpoints.start, { body: reprice(small.ids, -10) })
  const staff = server.client({ bearer: await server.staffToken() })
  const third = await staff(batchEndpoints.start, {
    body: { ...reprice([staffs.id], -10), action: 'device.reprice' },
  })
  const finished = async () => {
    const rows = await ctx.db
      .select({ id: lifecycleLog.entityId })
      .from(lifecycleLog)
      .where(and(eq(lifecycleLog.entity, 'batch'), eq(lifecycleLog.action, 'finish')))
      .orderBy(asc(lifecycleLog.seq))
    return rows.map(({ id }) => id)
  }
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from device where id = $1 for update', [many[10]])
  await using worker = start('worker', { ...environment, SECRET_KEY })
  await worker.says('the worker runs')
  await expect.poll(finished, { timeout: 40_000 }).toEqual([third.batchId])
  await holder.query('rollback')
  holder.release()
  await expect
    .poll(finished, { timeout: 40_000 })
    .toEqual([third.batchId, second.batchId, first.batchId])
  const { done, refused } = await large.call(merchantBatchEndpoints.progress, {
    query: { batchId: first.batchId },
  })
  // The row that was locked for too long may be refused.
  expect(done + refused).toBe(130)
}, 90_000)

it('a seller has one batch that runs, of eight at once; a paused one leaves room [BO-2]', async () => {
  await using server = await startServer()
  const { call, ids } = await aFirm(server, 'own', 1)
  const starting = () => call(merchantBatchEndpoints.start, { body: reprice(ids, -10) })
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, starting))
  const [started] = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const runs = { message: translator('en')('error.batchRuns') }
  await expect(starting()).rejects.toMatchObject(runs)
  const body = { batchId: started?.batchId ?? '' }
  await call(merchantBatchEndpoints.pause, { body })
  await starting()
  await expect(call(merchantBatchEndpoints.resume, { body })).rejects.toMatchObject(runs)
  await server.work()
  await call(merchantBatchEndpoints.resume, { body })
  await server.work()
  expect(await call(merchantBatchEndpoints.progress, { query: body })).toMatchObject({
    state: 'done',
  })
})
