import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Permission } from '@ironsouq/contract/permission'
import { BATCH_ADDED_MAX, batchEndpoints } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { describe, expect, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'

const { start, gather, add, progress, rows: rowsOf, undo, pause, resume, cancel } = batchEndpoints

async function aYardOf(count: number, permissions?: Permission[]) {
  const server = await startServer()
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push((await aListedDevice(server.ctx)).id)
  const call = server.client({ bearer: await server.staffToken(permissions) })
  const grid = async () => {
    const { rows } = await call(deviceAdminEndpoints.grid, { query: { id: ids } })
    return ids.map((id) => rows.find(({ deviceId }) => deviceId === id))
  }
  const adjust = async (values: readonly Record<string, string | null>[]) => {
    const read = await grid()
    return values.map((each, i) => ({
      id: ids[i] ?? '',
      version: read[i]?.version ?? 0,
      values: each,
    }))
  }
  return { server, ids, call, grid, adjust }
}

const price = (amount: string) => ({ amount, currency: 'AED' })

describe('bulk actions of the equipment desk [EQ-8] [BO-2]', () => {
  it('changes prices by an amount, and names the machines that it refuses', async () => {
    const { server, ids, call } = await aYardOf(2)
    await using _ = server
    const [first = '', second = ''] = ids
    await call(deviceEndpoints.reprice, { body: { deviceId: second, price: price('900.00') } })
    const { batchId, params } = await call(start, {
      body: {
        action: 'device.reprice',
        target: { ids },
        expected: 2,
        params: { amount: -1500 },
      },
    })
    expect(params).toEqual({ amount: -1500 })
    await server.work()
    const { rows } = await call(deviceAdminEndpoints.grid, { query: { id: [first] } })
    expect(rows).toMatchObject([{ price: price('207500.00') }])
    const refused = await call(rowsOf, { query: { batchId, outcome: 'refused' } })
    const { stockNo } = await call(deviceAdminEndpoints.record, { query: { deviceId: second } })
    expect(refused.rows).toMatchObject([
      { rowId: second, name: stockNo, reason: expect.stringMatching(/zero/) as string },
    ])
  })

  it('offers to undo only what the lifecycle leads back from', async () => {
    const { server, ids, call } = await aYardOf(1)
    await using _ = server
    const move = async (action: string) => {
      const body = { action: 'device.move', target: { ids }, expected: 1, params: { action } }
      const { batchId } = await call(start, { body })
      await server.work()
      return call(progress, { query: { batchId } })
    }
    expect(await move('withdraw')).toMatchObject({ done: 1, canUndo: true })
    expect(await move('relist')).toMatchObject({ done: 1, canUndo: true })
    expect(await move('sell')).toMatchObject({ done: 1, canUndo: false })
  })
})

describe('the price grid [EQ-8]', () => {
  it('saves the values of each row as one batch, and does not overwrite what someone else changed', async () => {
    const { server, ids, call, grid, adjust } = await aYardOf(3)
    await using _ = server
    const [first = '', second = ''] = ids
    const typed = await adjust([
      { price: '199000' },
      { price: '150000' },
      { price: null, action: 'withdraw' },
    ])
    await call(deviceEndpoints.reprice, { body: { deviceId: second, price: price('205000.00') } })
    const { batchId } = await call(gather, { body: { action: 'device.adjust', total: 3 } })
    const [one, ...others] = typed
    await call(add, { body: { batchId, rows: [one ?? { id: first, version: 1, values: {} }] } })
    await server.work()
    expect(await call(progress, { query: { batchId } })).toMatchObject({
      state: 'gathering',
      done: 0,
    })
    await call(add, { body: { batchId, rows: others } })
    await server.work()
    expect(await call(progress, { query: { batchId } })).toMatchObject({
      state: 'done',
      done: 2,
      refused: 1,
      canUndo: true,
    })
    expect(await grid()).toMatchObject([
      { price: price('199000.00'), state: 'listed' },
      { price: price('205000.00'), state: 'listed' },
      { price: null, state: 'withdrawn' },
    ])
    const { rows } = await call(rowsOf, { query: { batchId, outcome: 'refused' } })
    expect(rows.map(({ rowId }) => rowId)).toEqual([second])
    await call(undo, { body: { batchId } })
    await server.work()
    expect(await grid()).toMatchObject([
      { price: price('209000.00'), state: 'listed' },
      { price: price('205000.00'), state: 'listed' },
      { price: price('209000.00'), state: 'listed' },
    ])
  })

  it('refuses what a person may not do, more rows than it announced, and a row twice', async () => {
    const { server, call, adjust } = await aYardOf(2, ['device.read', 'device.reprice'])
    await using _ = server
    const { batchId } = await call(gather, { body: { action: 'device.adjust', total: 1 } })
    const moved = await adjust([{ action: 'withdraw' }])
    await expect(call(add, { body: { batchId, rows: moved } })).rejects.toMatchObject({
      status: 403,
    })
    const priced = await adjust([{ price: '1000' }, { price: '2000' }])
    await expect(call(add, { body: { batchId, rows: priced } })).rejects.toMatchObject({
      status: 400,
    })
    const two = await call(gather, { body: { action: 'device.adjust', total: 2 } })
    const twice = { batchId: two.batchId, rows: [...priced.slice(0, 1), ...priced.slice(0, 1)] }
    await expect(call(add, { body: twice })).rejects.toMatchObject({ status: 400 })
    const shared = { action: 'device.adjust', target: { filters: {} }, expected: 2, params: {} }
    await expect(call(start, { body: shared })).rejects.toMatchObject({ status: 400 })
    const colleague = server.client({
      bearer: await server.tokenFor({
        audience: 'staff',
        id: crypto.randomUUID(),
        permissions: ['device.read', 'device.reprice'],
      }),
    })
    await expect(
      colleague(add, { body: { batchId, rows: priced.slice(0, 1) } }),
    ).rejects.toMatchObject({ status: 404 })
    const many = Array.from({ length: BATCH_ADDED_MAX + 1 }, () => priced[0])
    await expect(
      call(add, { body: { batchId, rows: many as typeof priced } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('is undone and resumed only by a person who may still do it', async () => {
    const { server, grid, adjust } = await aYardOf(2)
    await using _ = server
    const id = crypto.randomUUID()
    const clientWith = async (...permissions: Permission[]) =>
      server.client({ bearer: await server.tokenFor({ audience: 'staff', id, permissions }) })
    const call = await clientWith('device.read', 'device.reprice', 'device.move')
    const started = async (values: Record<string, string>[]) => {
      const total = values.length
      const { batchId } = await call(gather, { body: { action: 'device.adjust', total } })
      await call(add, { body: { batchId, rows: await adjust(values) } })
      return { body: { batchId } }
    }
    const done = await started([{ price: '1000' }, { action: 'withdraw' }])
    await server.work()
    const waiting = await started([{ price: '3000' }])
    await call(pause, waiting)
    const before = await grid()
    for (const permissions of [[], ['device.reprice'], ['device.move']] as const) {
      const now = await clientWith('device.read', ...permissions)
      await expect(now(undo, done)).rejects.toMatchObject({ status: 403 })
    }
    const reader = await clientWith('device.read')
    await expect(reader(resume, waiting)).rejects.toMatchObject({ status: 403 })
    await server.work()
    expect(await grid()).toEqual(before)
    const { batchId: undoing } = await call(undo, done)
    await call(pause, { body: { batchId: undoing } })
    await expect(reader(resume, { body: { batchId: undoing } })).rejects.toMatchObject({
      status: 403,
    })
    await reader(cancel, waiting)
    await call(resume, { body: { batchId: undoing } })
    await server.work()
    expect(await grid()).toMatchObject([
      { price: price('209000.00'), state: 'listed' },
      { price: price('209000.00'), state: 'listed' },
    ])
  })

  it('reads the machines of a filter, with how many there are', async () => {
    const { server, call } = await aYardOf(3)
    await using _ = server
    const { rows, total } = await call(deviceAdminEndpoints.grid, { query: { state: ['listed'] } })
    expect([rows.length, total]).toEqual([3, 3])
    const none = await call(deviceAdminEndpoints.grid, { query: { state: ['sold'] } })
    expect(none).toEqual({ rows: [], total: 0 })
  })
})
