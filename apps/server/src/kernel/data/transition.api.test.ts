import { lifecycle } from '@ironsouq/contract/lifecycle'
import { deviceLifecycle } from '@ironsouq/contract/machines/device/device.lifecycle'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { event, occurrence } from '#kernel/work/events.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startCtx } from '#test/harness.ts'
import { one } from './db.ts'
import { event as events, lifecycleLog } from './kernel.tables.ts'
import { transition } from './transition.ts'

const moved = event<{ n: number }>('test.moved')

describe('a transition', () => {
  it('of eight concurrent ones is made by one: state, columns, log and event', async () => {
    await using server = await startCtx()
    const { ctx } = server
    const { id, version } = await aListedDevice(ctx)
    await ctx.db.delete(events)
    const actions = ['sell', 'withdraw', 'reserve', 'sell', 'withdraw', 'reserve', 'sell', 'sell']
    const results = await Promise.allSettled(
      actions.map((action, n) =>
        atomic(ctx, (ctx) =>
          transition(
            ctx,
            device,
            lifecycle('device', {
              ...deviceLifecycle,
              commands: [],
              moves: [[action, ['listed'], action === 'sell' ? 'sold' : 'withdrawn', ['staff']]],
            }),
            { id, action, by: 'staff' },
            {
              set: { version: sql`${device.version} + 1` },
              emit: [occurrence(moved, { n }), occurrence(moved, { n: n + 100 })],
            },
          ),
        ),
      ),
    )
    const winners = results.flatMap((r, n) =>
      r.status === 'fulfilled' ? [{ n, row: r.value }] : [],
    )
    const { n, row } = one(winners)
    const refused = results.flatMap((r) => (r.status === 'rejected' ? [r.reason as unknown] : []))
    for (const err of refused) expect(err).toMatchObject({ key: 'error.stateChanged' })
    expect(row).toMatchObject({ id, version: version + 1 })
    expect(one(await ctx.db.select().from(device))).toEqual(row)
    expect(await ctx.db.select().from(lifecycleLog)).toMatchObject([
      {
        entity: 'device',
        entityId: id,
        action: actions[n],
        fromState: 'listed',
        toState: row.state,
        actor: 'staff',
      },
    ])
    const written = await ctx.db.select().from(events).orderBy(events.seq)
    expect(written.map(({ payload }) => payload)).toEqual([{ n }, { n: n + 100 }])
  })

  it('matches action and old state: one action may lead to several states', async () => {
    await using server = await startCtx()
    const { ctx } = server
    const life = lifecycle('device', {
      states: ['draft', 'listed', 'reserved', 'withdrawn'],
      initial: 'draft',
      final: [],
      moves: [
        ['toggle', ['listed'], 'reserved', ['staff']],
        ['toggle', ['reserved'], 'withdrawn', ['staff']],
        ['toggle', ['withdrawn'], 'listed', ['merchant']],
      ],
    })
    const { id } = await aListedDevice(ctx)
    const toggle = (by: 'staff' | 'merchant') =>
      atomic(ctx, (ctx) => transition(ctx, device, life, { id, action: 'toggle', by }))
    await expect(toggle('merchant')).rejects.toMatchObject({ status: 403 })
    expect((await toggle('staff')).state).toBe('reserved')
    expect((await toggle('staff')).state).toBe('withdrawn')
    await expect(toggle('staff')).rejects.toMatchObject({ status: 403 })
    expect((await toggle('merchant')).state).toBe('listed')
  })

  it('is refused to an actor that may not make it', async () => {
    await using server = await startCtx()
    const { id } = await aListedDevice(server.ctx)
    const tried = atomic(server.ctx, (ctx) =>
      transition(ctx, device, deviceLifecycle, { id, action: 'sell', by: 'member' as 'staff' }),
    )
    await expect(tried).rejects.toMatchObject({ status: 403 })
  })

  it('of a row that does not exist is not found', async () => {
    await using server = await startCtx()
    const id = '0192f000-0000-7000-8000-00000000dead'
    const tried = atomic(server.ctx, (ctx) =>
      transition(ctx, device, deviceLifecycle, { id, action: 'sell', by: 'staff' }),
    )
    await expect(tried).rejects.toMatchObject({ status: 404 })
  })

  it('stores nothing when its transaction fails', async () => {
    await using server = await startCtx()
    const { ctx } = server
    const { id } = await aListedDevice(ctx)
    await ctx.db.delete(events)
    const failing = atomic(ctx, async (ctx) => {
      const emit = [occurrence(moved, { n: 1 })]
      await transition(ctx, device, deviceLifecycle, { id, action: 'sell', by: 'staff' }, { emit })
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(one(await ctx.db.select().from(device)).state).toBe('listed')
    expect(await ctx.db.$count(lifecycleLog)).toBe(0)
    expect(await ctx.db.$count(events)).toBe(0)
  })
})
