import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { SETTINGS } from '@ironsouq/contract/page-cache'
import { expect, it } from 'vitest'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'

const WORDS = { name: 'Lifting', title: 'Lifting gear', details: 'Tested yearly', standards: 'EN' }
const FORM = { code: 'lifting', position: 0, texts: { en: WORDS } }

const staff = async (server: TestServer) => server.client({ bearer: await server.staffToken() })

it('staff add and rename certificates; pages follow [BO-2] [CL-16]', async () => {
  await using server = await startServer()
  const call = await staff(server)
  const { certificationId } = await call(certificationEndpoints.save, { body: FORM })
  await server.work()
  using purges = await collectPurges(server)
  const texts = { en: WORDS, ar: { ...WORDS, name: 'الرفع' } }
  const body = { ...FORM, certificationId, version: 1, texts }
  expect(await call(certificationEndpoints.save, { body })).toMatchObject({ version: 2, texts })
  await expect(call(certificationEndpoints.save, { body })).rejects.toMatchObject({ status: 409 })
  await server.work()
  await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SETTINGS)
  expect(await server.client({ language: 'ar' })(certificationEndpoints.list)).toMatchObject([
    { certificationName: 'الرفع' },
  ])
  expect(await server.ctx.db.$count(auditLog)).toBe(2)
})

it('a certificate that a machine has is not removed, another one is [BO-2] [CL-16]', async () => {
  await using server = await startServer()
  const call = await staff(server)
  const { certificationId } = await call(certificationEndpoints.save, { body: FORM })
  const other = await call(certificationEndpoints.save, { body: { ...FORM, code: 'hours' } })
  const device = await aListedDevice(server.ctx)
  await server.pool.query(
    `insert into device_certificate (device_id, certification_id, number, body, issued_on, created_at)
     values ($1, $2, '1', 'TÜV', '2026-01-01', now())`,
    [device.id, certificationId],
  )
  const remove = (id: string) =>
    call(certificationEndpoints.remove, { body: { certificationId: id } })
  await expect(remove(certificationId)).rejects.toMatchObject({ status: 409 })
  await remove(other.certificationId)
  expect(await call(certificationEndpoints.staffList)).toMatchObject([{ code: 'lifting' }])
})
