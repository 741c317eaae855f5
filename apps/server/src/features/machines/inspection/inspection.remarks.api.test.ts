import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import type { DraftFinding } from '@ironsouq/contract/machines/inspection/inspection.schema'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { anInspectionPoint, anInspectionRemark } from './inspection.builder.ts'

const { form, save, submit, finish } = inspectionEndpoints

/** A machine with two points, and a remark for the first of them when it is to be monitored. */
async function aMachine(server: TestServer, workHours: number | null = 5260) {
  const { ctx } = server
  const references = await deviceReferences(ctx)
  const categories = [{ categoryId: references.categoryId, x: null, y: null }]
  const points: string[] = []
  for (const [position, code] of ['shoes', 'frame'].entries()) {
    const given = { code, position, names: { en: code }, categories }
    points.push((await anInspectionPoint(ctx, given)).id)
  }
  const [shoes = '', frame = ''] = points
  const { id: remarkId } = await anInspectionRemark(ctx, {
    code: 'evenWear',
    texts: { en: 'Even wear', ar: 'تآكل متساوٍ' },
    state: 'monitor',
    pointIds: [shoes],
  })
  const { id: deviceId } = await aDevice(ctx, { ...references, workHours })
  const bearer = await server.staffToken()
  const call = server.client({ bearer })
  return { deviceId, shoes, frame, remarkId, bearer, call }
}

const rated = (pointId: string, given: Partial<DraftFinding> = {}): DraftFinding => ({
  pointId,
  state: 'ok',
  value: null,
  note: null,
  repairAed: null,
  ...given,
})

describe('ready-made remarks of the inspection form [EQ-8] [BO-2]', () => {
  it('are offered for their points and results, and buyers read them in their language', async () => {
    await using server = await startServer()
    const { deviceId, shoes, frame, remarkId, bearer, call } = await aMachine(server)
    const inArabic = server.client({ bearer, language: 'ar' })
    const { points } = await inArabic(form, { query: { deviceId } })
    expect(points.map(({ remarks }) => remarks)).toEqual([
      [{ remarkId, state: 'monitor', text: 'تآكل متساوٍ' }],
      [],
    ])
    const findings = [rated(shoes, { state: 'monitor', remarkId }), rated(frame)]
    await call(save, { body: { deviceId, version: 0, findings, forParts: false } })
    await call(submit, { body: { deviceId, version: 1 } })
    await call(finish, { body: { deviceId, version: 2 } })
    const shown = await inArabic(deviceEndpoints.detail, { query: { deviceId } })
    const finding = shown.inspection?.findings.find(({ code }) => code === 'shoes')
    expect(finding).toMatchObject({ state: 'monitor', remark: 'تآكل متساوٍ' })
  })

  it('are left out at points and with results that they are not offered for', async () => {
    await using server = await startServer()
    const { deviceId, shoes, frame, remarkId, call } = await aMachine(server)
    const findings = [rated(shoes, { remarkId }), rated(frame, { state: 'monitor', remarkId })]
    await call(save, { body: { deviceId, version: 0, findings, forParts: false } })
    const saved = await call(form, { query: { deviceId } })
    expect(saved.findings).toMatchObject([{ remarkId: null }, { remarkId: null }])
    const gone = rated(shoes, { state: 'monitor', remarkId: crypto.randomUUID() })
    await call(save, { body: { deviceId, version: 1, findings: [gone], forParts: false } })
    const again = await call(form, { query: { deviceId } })
    expect(again.findings).toMatchObject([{ remarkId: null }])
  })

  it('stay when a phone with the shell of an earlier release saves the form', async () => {
    await using server = await startServer()
    const { deviceId, shoes, remarkId, call } = await aMachine(server)
    const finding = rated(shoes, { state: 'monitor', remarkId })
    const body = { deviceId, version: 0, findings: [finding], forParts: false }
    await call(save, { body: { ...body, meterHours: 5300 } })
    const older = rated(shoes, { state: 'monitor', value: 3 })
    await call(save, { body: { ...body, version: 1, findings: [older] } })
    const after = await call(form, { query: { deviceId } })
    expect(after).toMatchObject({ meterHours: 5300, findings: [{ value: 3, remarkId }] })
    await call(save, { body: { ...body, version: 2, findings: [rated(shoes)] } })
    const { findings } = await call(form, { query: { deviceId } })
    expect(findings).toMatchObject([{ state: 'ok', remarkId: null }])
  })
})

describe('the reading of the hour meter [EQ-8]', () => {
  const CASES = [
    { known: 5260, read: 5300, listed: 5300 },
    { known: 5260, read: 400, listed: 5260 },
    { known: null, read: 400, listed: 400 },
    { known: 5260, read: null, listed: 5260 },
  ]
  it.each(CASES)('of $read with $known known leaves $listed in the listing', async (given) => {
    await using server = await startServer()
    const { deviceId, shoes, frame, call } = await aMachine(server, given.known)
    const findings = [rated(shoes), rated(frame)]
    const body = { deviceId, version: 0, findings, forParts: false, meterHours: given.read }
    await call(save, { body })
    const { meterHours } = await call(form, { query: { deviceId } })
    expect(meterHours).toBe(given.read)
    await call(finish, { body: { deviceId, version: 1 } })
    const { db } = server.ctx
    const rows = await db.select().from(device).where(eq(device.id, deviceId))
    expect(rows).toMatchObject([{ workHours: given.listed }])
    const entries = await db.select().from(auditLog).where(eq(auditLog.entity, 'device'))
    expect(entries).toMatchObject([
      { before: { workHours: given.known }, after: { workHours: given.listed } },
    ])
    const empty = await call(form, { query: { deviceId } })
    expect(empty).toMatchObject({ meterHours: null, workHours: given.listed })
  })

  it('is refused when it is negative or higher than any meter counts', async () => {
    await using server = await startServer()
    const { deviceId, call } = await aMachine(server)
    for (const meterHours of [-1, 200_001]) {
      const body = { deviceId, version: 0, findings: [], forParts: false, meterHours }
      await expect(call(save, { body })).rejects.toMatchObject({ status: 400 })
    }
  })
})
