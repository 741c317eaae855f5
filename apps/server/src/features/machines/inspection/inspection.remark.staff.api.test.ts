import { inspectionRemarkEndpoints } from '@ironsouq/contract/machines/inspection/inspection-remark.endpoints'
import { CATEGORIES } from '@ironsouq/contract/page-cache'
import { expect, it } from 'vitest'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { anInspection, anInspectionPoint } from './inspection.builder.ts'

const { list, save, remove } = inspectionRemarkEndpoints

const TEXTS = { en: { name: 'Even wear' } }

async function aDesk(server: TestServer) {
  const { id: pointId } = await anInspectionPoint(server.ctx, {
    code: 'shoes',
    names: { en: 'Track shoes', ar: 'ألواح الجنزير' },
  })
  const bearer = await server.staffToken(['dictionary.edit'])
  const form = { code: 'even-wear', state: 'monitor', pointIds: [pointId], texts: TEXTS } as const
  return { pointId, bearer, form: { ...form, pointIds: [pointId] } }
}

it('staff write remarks for points and results; pages follow [BO-2] [EQ-8]', async () => {
  await using server = await startServer()
  const { pointId, bearer, form } = await aDesk(server)
  const call = server.client({ bearer, language: 'ar' })
  const { remarkId } = await call(save, { body: form })
  await server.work()
  using purges = await collectPurges(server)
  const texts = { ...TEXTS, ar: { name: 'تآكل متساوٍ' } }
  const body = { ...form, remarkId, version: 1, state: 'action' as const, texts }
  expect(await call(save, { body })).toMatchObject({ version: 2, state: 'action', texts })
  await expect(call(save, { body })).rejects.toMatchObject({ status: 409 })
  await server.work()
  await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(CATEGORIES)
  const { remarks, points } = await call(list)
  expect(remarks).toMatchObject([{ remarkId, version: 2, pointIds: [pointId], texts }])
  expect(points).toMatchObject([{ pointId, name: 'ألواح الجنزير' }])
  expect(await server.ctx.db.$count(auditLog)).toBe(2)
})

it('a code that exists, another code and unknown points are refused [BO-2]', async () => {
  await using server = await startServer()
  const { bearer, form } = await aDesk(server)
  const call = server.client({ bearer })
  const { remarkId } = await call(save, { body: form })
  const refused = { status: 400 }
  await expect(call(save, { body: form })).rejects.toMatchObject(refused)
  const renamed = { ...form, remarkId, version: 1, code: 'other' }
  await expect(call(save, { body: renamed })).rejects.toMatchObject(refused)
  const unknown = { ...form, code: 'other', pointIds: [crypto.randomUUID()] }
  await expect(call(save, { body: unknown })).rejects.toMatchObject(refused)
})

it('a remark of a report is not removed, another one is [BO-2]', async () => {
  await using server = await startServer()
  const { pointId, bearer, form } = await aDesk(server)
  const call = server.client({ bearer })
  const { remarkId } = await call(save, { body: form })
  const other = await call(save, { body: { ...form, code: 'other' } })
  const { id: deviceId } = await aListedDevice(server.ctx)
  await anInspection(server.ctx, {
    deviceId,
    findings: [{ pointId, state: 'monitor', remarkId }],
  })
  await expect(call(remove, { body: { remarkId } })).rejects.toMatchObject({ status: 409 })
  await call(remove, { body: { remarkId: other.remarkId } })
  expect((await call(list)).remarks).toMatchObject([{ code: 'even-wear' }])
})
