import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import { expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { anInspectionPoint } from './inspection.builder.ts'
import { inspection, inspector } from './inspection.tables.ts'

const { form, save, submit, returnForm, finish, waiting } = inspectionEndpoints

async function aPerson(server: TestServer, name: string) {
  const staffId = await anActivePerson(server.ctx, { role: 'equipmentClerk', name })
  return { staffId, call: server.client({ bearer: await staffTokenOf(server.ctx, staffId) }) }
}

/** A machine with two points, its inspector and a reviewer. */
async function anInspection(server: TestServer) {
  const { ctx } = server
  const references = await deviceReferences(ctx)
  const categories = [{ categoryId: references.categoryId, x: null, y: null }]
  const frame = await anInspectionPoint(ctx, { code: 'frame', names: { en: 'Frame' }, categories })
  const boom = await anInspectionPoint(ctx, { code: 'boom', names: { en: 'Boom' }, categories })
  const { id: deviceId } = await aDevice(ctx, references)
  const rated = (...points: { id: string }[]) =>
    points.map(({ id: pointId }) => {
      const state = 'ok' as const
      return { pointId, state, value: null, note: null, repairAed: null }
    })
  const inspects = await aPerson(server, 'Omar Nasser')
  const reviews = await aPerson(server, 'Lina Saleh')
  const saved = (version: number, ...points: { id: string }[]) =>
    inspects.call(save, {
      body: { deviceId, version, findings: rated(...points), forParts: false },
    })
  const read = () => reviews.call(form, { query: { deviceId } })
  return { deviceId, frame, boom, inspects, reviews, saved, read }
}

it('a complete form is handed in, returned with a remark, handed in again and accepted as a report of its inspector [EQ-8] [BO-2]', async () => {
  await using server = await startServer()
  const { deviceId, frame, boom, inspects, reviews, saved, read } = await anInspection(server)
  const at = (version: number) => ({ body: { deviceId, version } })
  const back = (version: number) =>
    reviews.call(returnForm, { body: { deviceId, version, remark: 'Photo of the boom, please' } })
  await saved(0, frame)
  await expect(inspects.call(submit, at(1))).rejects.toMatchObject({
    message: '1 point is not rated yet.',
  })
  expect(await read()).toMatchObject({ version: 1, submitted: null })
  await saved(1, frame, boom)
  await expect(back(2)).rejects.toMatchObject({ status: 409 })
  expect(await inspects.call(submit, at(2))).toEqual({ version: 3 })
  expect(await read()).toMatchObject({ submitted: { by: 'Omar Nasser' }, returned: null })
  const { machines } = await reviews.call(waiting, { query: {} })
  expect(machines).toMatchObject([{ deviceId, submittedAt: expect.any(String) }])

  expect(await back(3)).toEqual({ version: 4 })
  expect(await read()).toMatchObject({
    submitted: null,
    returned: { by: 'Lina Saleh', remark: 'Photo of the boom, please' },
  })
  expect(await inspects.call(submit, at(4))).toEqual({ version: 5 })
  expect(await read()).toMatchObject({ submitted: { by: 'Omar Nasser' }, returned: null })
  expect(await reviews.call(finish, at(5))).toMatchObject({ reportNo: expect.any(String) })
  expect(await read()).toMatchObject({ version: 6, findings: [], submitted: null, returned: null })
  const [number] = await server.ctx.db.select().from(inspector)
  expect(number?.staffId).toBe(inspects.staffId)
  expect(await server.ctx.db.select().from(inspection)).toMatchObject([
    { inspectorNo: number?.number },
  ])
  const entries = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
  // Accepting is two entries: the form and the report.
  expect(entries.map(({ actorId }) => actorId)).toEqual(
    [inspects, inspects, inspects, reviews, inspects, reviews, reviews].map(
      ({ staffId }) => staffId,
    ),
  )
})

it('a change takes a form back, and of a change and an acceptance at once one is refused [EQ-8]', async () => {
  await using server = await startServer()
  const { deviceId, frame, boom, inspects, reviews, saved, read } = await anInspection(server)
  await saved(0, frame, boom)
  await inspects.call(submit, { body: { deviceId, version: 1 } })
  const outcomes = await Promise.allSettled([
    saved(2, frame, boom),
    reviews.call(finish, { body: { deviceId, version: 2 } }),
    reviews.call(returnForm, { body: { deviceId, version: 2, remark: 'Again' } }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const now = await read()
  expect(now).toMatchObject({ version: 3, submitted: null })
  await saved(3, frame, boom)
  await inspects.call(submit, { body: { deviceId, version: 4 } })
  await saved(5, frame)
  expect(await read()).toMatchObject({ version: 6, submitted: null })
})
