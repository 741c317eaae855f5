import { randomUUID } from 'node:crypto'
import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import { endpoint } from '@ironsouq/contract/endpoint'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { deviceLifecycle } from '@ironsouq/contract/machines/device/device.lifecycle'
import { searchEndpoints } from '@ironsouq/contract/platform/search/search.endpoints'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { device } from '#features/machines/device/device.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { systemActing } from './audit-entries.ts'
import { one } from './db.ts'
import { auditLog, lifecycleLog } from './kernel.tables.ts'
import { transition } from './transition.ts'

const entries = ({ ctx }: TestServer) => ctx.db.select().from(auditLog).orderBy(auditLog.seq)

const changes = async (server: TestServer) =>
  (await entries(server)).map(({ entity, entityId, before, after }) => [
    entity,
    entityId,
    before,
    after,
  ])

const command = endpoint({
  method: 'POST',
  path: '/p/staff/test/command',
  audience: 'staff',
  permission: 'device.move',
  audit: true,
  summary: 'Changes as many things as it is asked to',
  body: z.object({ changes: z.int(), fails: z.boolean() }),
  data: z.object({ thingId: z.string(), email: z.string() }),
})
const routes: Routes = (serve) => {
  serve(command, ({ ctx, body }) =>
    atomic(ctx, async (ctx) => {
      for (let n = 1; n <= body.changes; n++) ctx.audit('thing', `id-${n}`, { n: 0 }, { n })
      if (body.fails) throw new Refusal('error.stateChanged')
      return { thingId: `id-${body.changes}`, email: 'amal@example.com' }
    }),
  )
}
const registry = {
  routes: [routes],
  consumers: [],
  jobs: [],
  personalData: [],
  indexes: [],
  channels: [],
  webhooks: [],
  deadlines: [],
}

describe('the audit log', () => {
  it('records who changed what, when and from where, before and after', async () => {
    await using server = await startServer()
    const device = await aListedDevice(server.ctx)
    const call = server.client({ bearer: await server.staffToken(['device.reprice']) })
    const price = { amount: '199000.00', currency: 'AED' }
    const reply = await server.app.inject({
      method: 'POST',
      url: deviceEndpoints.reprice.path,
      headers: {
        authorization: await server.staffToken(),
        'idempotency-key': randomUUID(),
        'x-request-id': 'request-of-the-test',
      },
      payload: { deviceId: device.id, price },
    })
    expect(reply.statusCode).toBe(200)
    await call(deviceEndpoints.reprice, { body: { deviceId: device.id, price: null } })
    const [first, second] = await entries(server)
    expect(first).toMatchObject({
      at: server.ctx.now(),
      actorAudience: 'staff',
      actorId: '0192f000-0000-7000-8000-00000000aaaa',
      permission: 'device.reprice',
      endpoint: 'POST /p/staff/device/reprice',
      entity: 'device',
      entityId: device.id,
      before: { price: { amount: '209000.00', currency: 'AED' } },
      after: { price },
      requestId: 'request-of-the-test',
      addressFingerprint: server.ctx.signer.fingerprint('address', '127.0.0.1'),
    })
    expect(second).toMatchObject({ before: { price }, after: { price: null } })
    expect(second?.sessionId).not.toBe(first?.sessionId)
  })

  it('has every move, rate and word that staff changed', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const call = server.client({ bearer: await server.staffToken() })
    await call(deviceEndpoints.move, { body: { deviceId, action: 'reserve' } })
    const rate = { kind: 'vat', points: 500, validFrom: '2026-01-01' } as const
    const { rateId } = await call(landedCostEndpoints.putRate, { body: rate })
    await call(landedCostEndpoints.putRate, { body: { ...rate, points: 600 } })
    const set = { means: null, words: ['digger', 'excavator'] }
    const { wordSetId } = await call(searchEndpoints.putWords, { body: set })
    await call(searchEndpoints.putWords, { body: { ...set, wordSetId, words: ['digger'] } })
    await call(searchEndpoints.removeWords, { body: { wordSetId } })
    expect(await changes(server)).toEqual([
      ['device', deviceId, { state: 'listed' }, { state: 'reserved' }],
      ['landedCostRate', rateId, null, rate],
      ['landedCostRate', rateId, { amount: '0', points: 500 }, { ...rate, points: 600 }],
      ['searchWords', wordSetId, null, set],
      ['searchWords', wordSetId, { words: set.words }, { means: null, words: ['digger'] }],
      ['searchWords', wordSetId, { words: ['digger'] }, null],
    ])
  })

  it('has what a command of an operator moves; what a job moves is in the lifecycle log alone [BO-4]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id } = await aListedDevice(ctx)
    const acting = systemActing('command device.sell')
    const moveAs = (by: typeof acting, action: 'reserve' | 'sell') =>
      atomic({ ...ctx, acting: by }, (ctx) =>
        transition(ctx, device, deviceLifecycle, { id, action, by: 'staff' }),
      )
    await moveAs(systemActing('job device.reserve'), 'reserve')
    await moveAs(acting, 'sell')
    await atomic({ ...ctx, acting }, () => Promise.resolve())
    expect(await ctx.db.$count(lifecycleLog)).toBe(2)
    expect(await entries(server)).toMatchObject([
      {
        ...acting,
        entity: 'device',
        entityId: id,
        before: { state: 'reserved' },
        after: { state: 'sold' },
      },
    ])
  })

  it('has no entry for a failed command, and one for a command that was sent eight times', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const call = server.client({ bearer: await server.staffToken() })
    const move = { body: { deviceId, action: 'sell' } } as const
    const same = { ...move, idempotencyKey: randomUUID() }
    await Promise.all(Array.from({ length: 8 }, () => call(deviceEndpoints.move, same)))
    await expect(call(deviceEndpoints.move, move)).rejects.toMatchObject({ status: 409 })
    expect(await changes(server)).toEqual([
      ['device', deviceId, { state: 'listed' }, { state: 'sold' }],
    ])
  })

  it('has an entry for each change of a command, and the ids of its answer if it named none', async () => {
    await using server = await startServer({ registry })
    const call = server.client({ bearer: await server.staffToken() })
    await call(command, { body: { changes: 2, fails: false } })
    await call(command, { body: { changes: 0, fails: false } })
    const failing = call(command, { body: { changes: 2, fails: true } })
    await expect(failing).rejects.toMatchObject({ status: 409 })
    expect(await changes(server)).toEqual([
      ['thing', 'id-1', { n: 0 }, { n: 1 }],
      ['thing', 'id-2', { n: 0 }, { n: 2 }],
      [null, null, null, { thingId: 'id-0' }],
    ])
  })

  it('cannot be changed or deleted', async () => {
    await using server = await startServer({ registry })
    const call = server.client({ bearer: await server.staffToken() })
    await call(command, { body: { changes: 1, fails: false } })
    const changed = server.pool.query("update audit_log set entity = 'other'")
    await expect(changed).rejects.toThrow('audit_log is append-only')
    const deleted = server.pool.query('delete from audit_log')
    await expect(deleted).rejects.toThrow('audit_log is append-only')
    expect(one(await entries(server)).entity).toBe('thing')
  })
})
