import { deviceLife } from '@ironsouq/contract/device/device.lifecycle'
import { describe, expect, it } from 'vitest'
import { device } from '#features/device/device.tables.ts'
import { startServer } from '#test/harness.ts'
import { aListedDevice } from '#test/machines.ts'
import { atomic } from './ctx.ts'
import { lifecycleLog } from './kernel.tables.ts'
import { transition } from './transition.ts'

describe('a move along a life', () => {
  it('is made by one of two who try at once; the other is told', async () => {
    await using server = await startServer()
    const { id } = await aListedDevice(server.ctx)
    const move = (action: 'sell' | 'withdraw') =>
      atomic(server.ctx, (ctx) => transition(ctx, device, deviceLife, { id, action, by: 'staff' }))
    const results = await Promise.allSettled([move('sell'), move('withdraw'), move('sell')])
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
    const log = await server.ctx.db.select().from(lifecycleLog)
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({
      entity: 'device',
      entityId: id,
      fromState: 'listed',
      actor: 'staff',
    })
    const [row] = await server.ctx.db.select().from(device)
    expect(row?.state).toBe(log[0]?.toState)
  })

  it('is refused to who may not make it', async () => {
    await using server = await startServer()
    const { id } = await aListedDevice(server.ctx)
    const tried = atomic(server.ctx, (ctx) =>
      transition(ctx, device, deviceLife, { id, action: 'sell', by: 'visitor' as 'staff' }),
    )
    await expect(tried).rejects.toMatchObject({ status: 403 })
  })

  it('of what does not exist is not found', async () => {
    await using server = await startServer()
    const id = '0192f000-0000-7000-8000-00000000dead'
    const tried = atomic(server.ctx, (ctx) =>
      transition(ctx, device, deviceLife, { id, action: 'sell', by: 'staff' }),
    )
    await expect(tried).rejects.toMatchObject({ status: 404 })
  })
})
