import { randomUUID } from 'node:crypto'
import { ApiError } from '@ironsouq/contract/client'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import {
  type DraftFinding,
  FormVersion,
  InspectionForm,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aPhoto } from '#test/pictures.ts'
import { startUploads } from '#test/uploads.ts'
import { anInspectionPoint } from './inspection.builder.ts'
import { inspection, inspectionForm } from './inspection.tables.ts'

const { form, save, finish, addPhoto, removePhoto, waiting } = inspectionEndpoints

/** A machine with three points, and a staff member who inspects it. */
async function aMachine(server: TestServer) {
  const { ctx } = server
  const references = await deviceReferences(ctx)
  const categories = [{ categoryId: references.categoryId, x: null, y: null }]
  const made = [
    { code: 'hourMeter', verifies: 'hours', part: 'identity', names: { en: 'Hour meter' } },
    {
      code: 'shoes',
      part: 'undercarriage',
      unit: 'percent',
      names: { en: 'Track shoes', ar: 'ألواح الجنزير' },
    },
    { code: 'frame', part: 'structure', names: { en: 'Frame' } },
  ] as const
  const points: string[] = []
  for (const [position, point] of made.entries())
    points.push((await anInspectionPoint(ctx, { ...point, position, categories })).id)
  const { id: deviceId } = await aDevice(ctx, {
    ...references,
    grade: 'E',
    yearMade: 2021,
    workHours: 5260,
    ownership: 'consigned',
  })
  const [meter = '', shoes = '', frame = ''] = points
  return { deviceId, meter, shoes, frame }
}

const rated = (pointId: string, given: Partial<DraftFinding> = {}): DraftFinding => ({
  pointId,
  state: 'ok',
  value: null,
  remarkId: null,
  note: null,
  repairAed: null,
  ...given,
})

const staff = async (server: TestServer) => server.client({ bearer: await server.staffToken() })

describe('the inspection form [EQ-8] [BO-2]', () => {
  it('has the points of the category in the language of the reader, and is saved as a whole', async () => {
    await using server = await startServer()
    const { deviceId, meter, shoes } = await aMachine(server)
    const staffId = await anActivePerson(server.ctx, { role: 'equipmentClerk' })
    const bearer = await staffTokenOf(server.ctx, staffId)
    const call = server.client({ bearer, language: 'ar' })
    const first = await call(form, { query: { deviceId } })
    expect(first).toMatchObject({ version: 0, findings: [], changedBy: null, lastReport: null })
    expect(first.points.map(({ name, part, unit }) => [name, part, unit])).toEqual([
      ['Hour meter', 'identity', null],
      ['ألواح الجنزير', 'undercarriage', 'percent'],
      ['Frame', 'structure', null],
    ])
    const note = { text: 'تآكل متساوٍ', locale: 'ar' }
    const findings = [rated(meter), rated(shoes, { state: 'monitor', value: 44, note })]
    const body = { deviceId, version: 0, findings, forParts: false }
    expect(await call(save, { body })).toEqual({ version: 1 })
    const saved = await call(form, { query: { deviceId } })
    expect(saved).toMatchObject({ version: 1, changedBy: expect.any(String) })
    expect(saved.findings.toSorted((a, b) => (a.pointId < b.pointId ? -1 : 1))).toEqual(
      findings.toSorted((a, b) => (a.pointId < b.pointId ? -1 : 1)),
    )
    const entries = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(entries).toMatchObject([
      { entity: 'inspection', before: { findings: [] }, after: { forParts: false } },
    ])
  })

  it('is saved once, however often the same request arrives', async () => {
    await using server = await startServer()
    const { deviceId, meter } = await aMachine(server)
    const call = await staff(server)
    const body = { deviceId, version: 0, findings: [rated(meter)], forParts: false }
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(save, { body, idempotencyKey })),
    )
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ version: 1 })))
    expect(await server.ctx.db.select().from(inspectionForm)).toMatchObject([{ version: 1 }])
  })

  it('of eight people who save at once one succeeds, and the others get what was saved', async () => {
    await using server = await startServer()
    const { deviceId, shoes } = await aMachine(server)
    const call = await staff(server)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, value) =>
        call(save, {
          body: { deviceId, version: 0, findings: [rated(shoes, { value })], forParts: false },
        }),
      ),
    )
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
    const lost = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    )
    expect(lost).toHaveLength(7)
    for (const refusal of lost) {
      if (!(refusal instanceof ApiError)) throw refusal
      expect(currentRecordOf(refusal, InspectionForm)).toMatchObject({
        version: 1,
        findings: [{ pointId: shoes, value: won }],
      })
    }
  })

  it('refuses people without the permission, points of other machines and what is too long', async () => {
    await using server = await startServer()
    const { deviceId, meter } = await aMachine(server)
    const call = await staff(server)
    const saving = (findings: DraftFinding[]) =>
      call(save, { body: { deviceId, version: 0, findings, forParts: false } })
    const others = server.client({ bearer: await server.staffToken(['device.edit']) })
    await expect(others(form, { query: { deviceId } })).rejects.toMatchObject({ status: 403 })
    const refused = { status: 400 }
    await expect(saving([rated(randomUUID())])).rejects.toMatchObject(refused)
    await expect(saving([rated(meter), rated(meter)])).rejects.toMatchObject(refused)
    const long = { text: 'x'.repeat(301), locale: 'en' }
    await expect(saving([rated(meter, { note: long })])).rejects.toMatchObject(refused)
    const odd = { text: 'x', locale: 'xx' }
    await expect(saving([rated(meter, { note: odd })])).rejects.toMatchObject(refused)
    const many = Array.from({ length: 61 }, () => rated(randomUUID()))
    await expect(saving(many)).rejects.toMatchObject(refused)
    expect(FormVersion.safeParse(-1).success).toBe(false)
    await expect(call(form, { query: { deviceId: randomUUID() } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await server.ctx.db.$count(inspectionForm)).toBe(0)
  })

  it('becomes a report once: the machine shows grade, findings and photos', async () => {
    await using uploads = await startUploads()
    const { server, call, sent } = uploads
    const { deviceId, meter, shoes, frame } = await aMachine(server)
    const worn = rated(shoes, { state: 'action', value: 44, repairAed: 2400 })
    const body = { deviceId, version: 0, findings: [rated(meter), worn], forParts: false }
    await call(save, { body })
    const finishing = (version: number, idempotencyKey: string = randomUUID()) =>
      call(finish, { body: { deviceId, version }, idempotencyKey })
    await expect(finishing(1)).rejects.toMatchObject({ message: '1 point is not rated yet.' })
    await call(save, { body: { ...body, version: 1, findings: [...body.findings, rated(frame)] } })
    await expect(finishing(2)).rejects.toMatchObject({ message: /^1 repair has no photo/ })

    const { uploadId } = await sent(await aPhoto(400, 300), 'image/jpeg')
    const photo = { photoId: randomUUID(), deviceId, pointId: shoes, uploadId }
    const key = randomUUID()
    const added = await Promise.all(
      Array.from({ length: 8 }, () => call(addPhoto, { body: photo, idempotencyKey: key })),
    )
    expect(new Set(added.map(({ src }) => src)).size).toBe(1)

    const once = randomUUID()
    const [report] = await Promise.all(Array.from({ length: 8 }, () => finishing(2, once)))
    expect(report).toEqual({ reportNo: expect.stringMatching(/^50000\d$/), grade: 'B' })
    expect(await server.ctx.db.$count(inspection)).toBe(1)
    await expect(finishing(2)).rejects.toMatchObject({ status: 409 })

    const shown = await call(deviceEndpoints.detail, { query: { deviceId } })
    expect(shown).toMatchObject({ grade: 'B', hoursProven: true, inspected: true })
    const finding = shown.inspection?.findings.find(({ code }) => code === 'shoes')
    expect(finding).toMatchObject({
      state: 'action',
      value: 44,
      repair: { amount: '2400.00' },
      picture: { src: added[0]?.src },
    })
    expect(shown.inspection?.independent).toBe(true)
    const empty = await call(form, { query: { deviceId } })
    expect(empty).toMatchObject({ version: 3, findings: [], photos: [] })
    expect(empty.points.map(({ last }) => last)).toEqual([null, 44, null])
  })

  it('removes the file of a removed photo, and does not mind a repeat', async () => {
    await using uploads = await startUploads()
    const { server, call, sent, keys } = uploads
    const { deviceId, shoes } = await aMachine(server)
    const { uploadId } = await sent(await aPhoto(400, 300), 'image/jpeg')
    const photoId = randomUUID()
    await call(addPhoto, { body: { photoId, deviceId, pointId: shoes, uploadId } })
    expect(await keys('device/')).not.toEqual([])
    await call(removePhoto, { body: { photoId } })
    await call(removePhoto, { body: { photoId } })
    await server.work()
    expect(await keys('device/')).toEqual([])
    expect((await call(form, { query: { deviceId } })).photos).toEqual([])
  })
})

describe('the machines that wait for an inspection [EQ-8]', () => {
  it('have no valid report, are in the yard, and started ones come first', async () => {
    await using server = await startServer()
    const call = await staff(server)
    const { deviceId, meter } = await aMachine(server)
    const references = await deviceReferences(server.ctx)
    const other = await aDevice(server.ctx, references)
    const listed = async (query: { yard?: string; words?: string } = {}) =>
      (await call(waiting, { query })).machines.map((machine) => machine.deviceId)
    expect(new Set(await listed())).toEqual(new Set([deviceId, other.id]))
    const body = { deviceId, version: 0, findings: [rated(meter)], forParts: false }
    await call(save, { body })
    expect(await listed()).toEqual([deviceId, other.id])
    expect((await call(waiting, { query: {} })).machines[0]).toMatchObject({ rated: 1 })
    expect(await listed({ yard: 'al-sajaa', words: other.stockNo.toLowerCase() })).toEqual([
      other.id,
    ])
    expect(await listed({ yard: 'nowhere' })).toEqual([])
    expect(await listed({ words: '%' })).toEqual([])
    const day = { inspectorNo: 2, createdAt: server.ctx.now(), deviceId: other.id }
    await server.ctx.db
      .insert(inspection)
      .values({ ...day, reportNo: 'a', inspectedOn: '2026-09-01', validUntil: '2026-11-13' })
    expect(await listed()).toHaveLength(2)
    await server.ctx.db
      .insert(inspection)
      .values({ ...day, reportNo: 'b', inspectedOn: '2026-11-01', validUntil: '2026-11-14' })
    expect(await listed()).toEqual([deviceId])
  })
})
