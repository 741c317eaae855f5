import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { auditEndpoints } from '@ironsouq/contract/platform/audit/audit.endpoints'
import { describe, expect, it } from 'vitest'
import { systemActing } from '#kernel/data/audit-entries.ts'
import { audited } from '#kernel/data/audit.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { expireAuditExports } from './audit.export.job.ts'

const PRICE = { amount: '199000.00', currency: 'AED' }

/** A log with a price, a move, a token that was issued and many entries of a job. */
async function aLog() {
  const server = await startServer()
  const { ctx } = server
  await server.storage.ensure()
  const device = await aListedDevice(ctx)
  const call = server.client({ bearer: await server.staffToken() })
  await call(deviceEndpoints.reprice, { body: { deviceId: device.id, price: PRICE } })
  await call(deviceEndpoints.move, { body: { deviceId: device.id, action: 'sell' } })
  await audited(ctx, systemActing('command token'), async (ctx) =>
    ctx.audit('session', 'of-operator', null, { days: 1 }),
  )
  server.turnClock('2026-11-14T10:00:00Z')
  await audited(ctx, systemActing('job thing.count'), async (ctx) => {
    for (let n = 1; n <= 60; n++) ctx.audit('thing', `id-${n}`, { n: 0 }, { n, note: '=SUM(A1)' })
  })
  // An export needs a recent proof of identity.
  return { server, call: server.client({ bearer: await server.staffToken() }), device }
}

describe('the audit log in the back office [BO-4]', () => {
  it('is searched by person, thing, action, permission, time, kind and text, page by page', async () => {
    const { server, call, device } = await aLog()
    await using _ = server
    const first = await call(auditEndpoints.list, { query: {} })
    expect(first).toMatchObject({ total: 63, previous: null })
    expect(first.rows.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 50 }, (_, i) => `${63 - i}`),
    )
    const second = await call(auditEndpoints.list, { query: { cursor: first.next ?? '' } })
    expect(second.rows.at(-1)).toMatchObject({
      seq: '1',
      kind: 'money',
      address: '127.0.0.1',
      entityName: device.stockNo,
      amount: PRICE,
    })
    expect(second.rows[0]).toMatchObject({ entity: 'thing', entityName: null })
    const found = async (query: object) =>
      (await call(auditEndpoints.list, { query: { sort: 'seq', ...query } })).rows.map(
        ({ seq }) => seq,
      )
    expect(await found({ entity: 'device', entityId: device.id })).toEqual(['1', '2'])
    expect(await found({ kind: 'machines' })).toEqual(['2'])
    expect(await found({ kind: 'access' })).toEqual(['3'])
    expect(await found({ kind: 'money' })).toEqual(['1'])
    expect(await found({ permission: 'device.move' })).toEqual(['2'])
    expect(await found({ action: 'command token' })).toEqual(['3'])
    expect(await found({ until: '2026-11-14', kind: 'access' })).toEqual(['3'])
    expect(await found({ until: '2026-11-13' })).toEqual([])
    expect(await found({ from: '2026-11-15' })).toEqual([])
    expect(await found({ text: '199000' })).toEqual(['1'])
    expect(await found({ text: 'id-6_' })).toEqual([])
    expect(await found({ text: 'id-59' })).toEqual(['62'])
  })

  it('names the people of sellers, and things as staff know them', async () => {
    await using server = await startServer()
    const { ctx } = server
    const order = await aPaidOrder(server, await aShop(ctx, { name: 'Al Quoz Parts' }))
    const { orderId, orderNumber, sellerId } = order
    await ship(await aPacker(server, sellerId), orderId, 'AX-1')
    const gone = '0192f000-0000-7000-8000-00000000ffff'
    const kinds = ['bankAccount', 'seller', 'store', 'storePage']
    const others = ['payout', 'product', 'sellerAccount', 'sku', 'staff', 'warehouse']
    await audited(ctx, systemActing('job names.test'), async (ctx) => {
      for (const kind of kinds) ctx.audit(kind, sellerId, null, { n: 1 })
      for (const kind of others) ctx.audit(kind, gone, null, { n: 1 })
    })
    const call = server.client({ bearer: await server.staffToken() })
    const { rows } = await call(auditEndpoints.list, { query: { sort: 'seq' } })
    // One line for an order, though both its parcel and its state changed.
    const [shipped, ...more] = rows.filter(
      ({ entity, entityId }) => entity === 'order' && entityId === orderId,
    )
    expect(more).toEqual([])
    expect(shipped).toMatchObject({
      actor: { audience: 'merchant', name: 'Packer' },
      entityId: orderId,
      entityName: orderNumber,
    })
    const ofJob = rows.filter(({ action }) => action === 'job names.test')
    expect(ofJob.map(({ entity, entityName }) => [entity, entityName])).toEqual([
      ...kinds.map((kind) => [kind, 'Al Quoz Parts']),
      ...others.map((kind) => [kind, null]),
    ])
    expect(await call(auditEndpoints.entry, { query: { seq: shipped?.seq ?? '' } })).toMatchObject({
      entityName: orderNumber,
    })
    const found = await call(auditEndpoints.list, { query: { text: 'packer' } })
    expect(found.rows.map(({ seq }) => seq)).toContain(shipped?.seq)
  })

  it('shows what was before and after, and the state of the chain', async () => {
    const { server, call } = await aLog()
    await using _ = server
    const [one, two] = await Promise.all(
      ['1', '2'].map((seq) => call(auditEndpoints.entry, { query: { seq } })),
    )
    expect(one).toMatchObject({ after: { price: PRICE }, actor: { audience: 'staff' } })
    expect(two?.previousHash).toBe(one?.hash)
    await expect(call(auditEndpoints.entry, { query: { seq: '99' } })).rejects.toMatchObject({
      status: 404,
    })
    const state = await call(auditEndpoints.state, {})
    expect(state).toMatchObject({ checked: null })
    expect([state.hours[8], state.hours[10]]).toEqual([3, 60])
  })

  it('is exported as a file for a minute, which the log states', async () => {
    const { server, call } = await aLog()
    await using _ = server
    const { ctx } = server
    const { exportId } = await call(auditEndpoints.ask, { body: { entity: 'thing' } })
    await server.work()
    expect(await call(auditEndpoints.exports, {})).toMatchObject([
      { exportId, state: 'ready', rowCount: 60 },
    ])
    const { url } = await call(auditEndpoints.download, { body: { exportId } })
    const key = `audit-export/${exportId}.csv`
    expect(new URL(url)).toMatchObject({ pathname: `/${server.bucket}/${key}` })
    const file = Buffer.from((await ctx.storage.read(key, 1 << 20)) ?? [])
    const lines = file.toString().split('\r\n')
    expect(lines).toHaveLength(62)
    expect(lines[1]).toContain('id-1')
    const other = {
      audience: 'staff',
      id: crypto.randomUUID(),
      permissions: ['audit.read'],
    } as const
    const theirs = server.client({ bearer: await server.tokenFor(other) })
    await expect(theirs(auditEndpoints.download, { body: { exportId } })).rejects.toMatchObject({
      status: 404,
    })
    const written = await ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(written.slice(63)).toMatchObject([
      { entity: 'auditExport', entityId: exportId, after: { filter: { entity: 'thing' } } },
      { entity: 'auditExport', after: { downloaded: true } },
    ])
    server.turnClock('2026-11-22T00:00:00Z')
    await expireAuditExports.run(ctx)
    expect(await call(auditEndpoints.exports, {})).toMatchObject([{ state: 'expired' }])
  })
})
